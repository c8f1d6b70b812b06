import { useId } from 'react';
import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { receivePurchase } from '@brandwright/contract/purchasing/receive-purchase.ts';
import { unitsFault, unitsOrUndefined } from '#catalog/form-values.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatNumber } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { SkuPicker } from '../parts/sku-picker.tsx';

/** Books what arrived of a purchase into stock, all of it or a part, with what came broken. */
export function ReceiveDialog({ item, onClose }: { item: PurchaseItem; onClose: () => void }) {
  const places = useOperation(listStockPlaces, {}).data?.places ?? [];
  const open = item.quantity - item.receivedUnits;
  const onceMore = useId();
  const form = useOperationForm(receivePurchase, {
    initial: { came: String(open), broken: '', skuId: item.skuId ?? '', place: '', again: false },
    toInput: ({ came, broken, skuId, place, again }) => ({
      purchaseItemId: item.purchaseItemId,
      quantity: (unitsOrUndefined(came) ?? 0) - (unitsOrUndefined(broken) ?? 0),
      ...(broken.trim() ? { damagedQuantity: unitsOrUndefined(broken) } : {}),
      ...(skuId ? { sku: skuId } : {}),
      ...(place ? { place } : {}),
      ...(again ? { again: true } : {}),
      receivedBefore: item.receivedUnits,
    }),
    fieldOf: { quantity: 'came', damagedQuantity: 'broken', sku: 'skuId' },
    check: ({ came, broken, skuId }) => ({
      came: unitsFault(came, true) ?? cameFault(unitsOrUndefined(came) ?? 0, open),
      broken:
        unitsFault(broken) ??
        ((unitsOrUndefined(broken) ?? 0) > (unitsOrUndefined(came) ?? 0)
          ? 'Enter no more than came in.'
          : undefined),
      skuId: skuId === '' ? 'Choose the product that they go to.' : undefined,
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Receive ${item.title}`}
      description={`${formatNumber(item.receivedUnits)} of ${formatNumber(item.quantity)} received so far. They go into stock at their landed cost.`}
      verb="Receive into stock"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label="Units that came" error={form.errorOf('came')}>
          {(tie) => <Input {...tie} autoFocus inputMode="numeric" {...form.register('came')} />}
        </Field>
        <Field label="Of those, broken" hint="Optional" error={form.errorOf('broken')}>
          {(tie) => <Input {...tie} inputMode="numeric" placeholder="0" {...form.register('broken')} />}
        </Field>
      </div>
      {places.length > 1 && (
        <Field label="Place" error={form.errorOf('place')}>
          {(tie) => (
            <NativeSelect {...tie} {...form.register('place')}>
              {places.map(({ id, name, isDefault }) => (
                <option key={id} value={isDefault ? '' : id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <SkuPicker
        value={form.watch('skuId') || null}
        onChange={(skuId) => form.setValue('skuId', skuId ?? '')}
        suggested=""
        error={form.errorOf('skuId')}
      />
      {(form.errorOf('again') ?? form.watch('again')) && (
        <div className="flex flex-col gap-1.5">
          {form.errorOf('again') && (
            <p role="alert" className="text-sm text-bad">
              {form.errorOf('again')}
            </p>
          )}
          <label htmlFor={onceMore} className="flex items-center gap-2 text-sm">
            <Checkbox
              id={onceMore}
              checked={form.watch('again')}
              onCheckedChange={(checked) => form.setValue('again', checked === true)}
            />
            As many came once more
          </label>
        </div>
      )}
    </FormDialog>
  );
}

function cameFault(came: number, open: number): string | undefined {
  if (came === 0) return 'Enter how many came.';
  return came > open ? `At most ${formatNumber(open)} are still to come.` : undefined;
}
