import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import { moveStock } from '@brandwright/contract/catalog/move-stock.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { Controller } from 'react-hook-form';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { formatNumber } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { unitsFault, unitsOrUndefined } from '../form-values.ts';

/** Units from one place to another. */
export function MoveStockDialog({ sku, onClose }: { sku: SkuStock; onClose: () => void }) {
  const places = useOperation(listStockPlaces, {}).data?.places ?? [];
  const held = sku.places.toSorted((a, b) => b.onHand - a.onHand);
  const form = useOperationForm(moveStock, {
    initial: { units: '', from: held[0]?.placeId ?? '', to: '' },
    toInput: ({ units, from, to }) => ({
      id: sku.id,
      quantity: unitsOrUndefined(units),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    }),
    fieldOf: { quantity: 'units' },
    check: ({ units, from, to }) => ({
      units: unitsFault(units, true),
      to: to === '' ? 'Choose a place.' : to === from ? 'Choose another place.' : undefined,
    }),
    onDone: onClose,
  });
  const options = places.map(({ id, name }) => ({
    value: id,
    label: `${name} (${formatNumber(sku.places.find(({ placeId }) => placeId === id)?.onHand ?? 0)})`,
  }));
  const place = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={form.errorOf(name)}>
      {(tie) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <Select {...tie} value={field.value || undefined} onChange={field.onChange} options={options} />
          )}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={`Move ${skuName(sku)}`}
      verb="Move stock"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Units" error={form.errorOf('units')}>
        {(tie) => <Input {...tie} autoFocus inputMode="numeric" {...form.register('units')} />}
      </Field>
      {place('from', 'From')}
      {place('to', 'To')}
    </FormDialog>
  );
}
