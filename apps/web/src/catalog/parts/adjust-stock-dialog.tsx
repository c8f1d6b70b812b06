import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { Controller } from 'react-hook-form';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Chip } from '#ui/badge.tsx';
import { formatNumber } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { unitsFault, unitsOrUndefined } from '../form-values.ts';

const usualReasons = ['Stocktaking', 'Damaged', 'Lost', 'Sample given away', 'Found'];
const ways = [
  { value: 'counted', label: 'Set to what was counted' },
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Take away' },
] as const;

/** What is there, as counted, or so many more or fewer, with the reason. */
export function AdjustStockDialog({ sku, onClose }: { sku: SkuStock; onClose: () => void }) {
  const places = useOperation(listStockPlaces, {}).data?.places ?? [];
  const fullest = sku.places.toSorted((a, b) => b.onHand - a.onHand)[0];
  const form = useOperationForm(adjustStock, {
    initial: { way: 'counted', units: '', place: fullest?.placeId ?? '', reason: '' },
    toInput: ({ way, units, place, reason }) => ({
      id: sku.id,
      [way]: unitsOrUndefined(units),
      ...(place ? { place } : {}),
      ...(reason.trim() ? { reason } : {}),
    }),
    fieldOf: { counted: 'units', add: 'units', remove: 'units' },
    check: ({ units }) => ({ units: unitsFault(units, true) }),
    onDone: onClose,
  });
  const [way, placeId, reason] = [form.watch('way'), form.watch('place'), form.watch('reason')];
  const there = sku.places.find((one) => one.placeId === placeId)?.onHand ?? (placeId ? 0 : sku.onHand);
  return (
    <FormDialog
      title={`Adjust ${skuName(sku)}`}
      description={`${formatNumber(there)} on hand ${places.length > 1 ? 'there' : 'now'}. Units of open orders are counted apart.`}
      verb="Adjust stock"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label="Change">
          {(tie) => (
            <Controller
              control={form.control}
              name="way"
              render={({ field }) => (
                <Select {...tie} value={field.value} onChange={field.onChange} options={ways} />
              )}
            />
          )}
        </Field>
        <Field label={way === 'counted' ? 'Units counted' : 'Units'} error={form.errorOf('units')}>
          {(tie) => <Input {...tie} autoFocus inputMode="numeric" {...form.register('units')} />}
        </Field>
      </div>
      {places.length > 1 && (
        <Field label="Place">
          {(tie) => (
            <Controller
              control={form.control}
              name="place"
              render={({ field }) => (
                <Select
                  {...tie}
                  value={field.value || places[0]?.id}
                  onChange={field.onChange}
                  options={places.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            />
          )}
        </Field>
      )}
      <Field label="Reason" hint="Optional" error={form.errorOf('reason')}>
        {(tie) => <Input {...tie} maxLength={300} {...form.register('reason')} />}
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {usualReasons.map((usual) => (
          <Chip key={usual} pressed={reason === usual} onClick={() => form.setValue('reason', usual)}>
            {usual}
          </Chip>
        ))}
      </div>
    </FormDialog>
  );
}
