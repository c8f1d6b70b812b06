import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { updateSku } from '@brandwright/contract/catalog/update-sku.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { moneyText, parseMoney } from '#orders/money-input.ts';
import { CountrySelect } from '#orders/parts/country-select.tsx';
import { Field, Input } from '#ui/input.tsx';
import { amountFault, unitsFault, unitsOrUndefined } from '../form-values.ts';

/** Price, cost, code, barcode and weight of a SKU, and what customs asks of it. */
export function EditSkuDialog({ sku, onClose }: { sku: SkuStock; onClose: () => void }) {
  const form = useOperationForm(updateSku, {
    initial: {
      price: moneyText(sku.priceMinor),
      cost: moneyText(sku.costMinor),
      code: sku.code,
      barcode: sku.barcode ?? '',
      weight: sku.weightGrams === null ? '' : String(sku.weightGrams),
      tariffNumber: sku.tariffNumber ?? '',
      originCountry: sku.originCountry ?? '',
    },
    toInput: ({ price, cost, code, barcode, weight, tariffNumber, originCountry }) => ({
      id: sku.id,
      priceMinor: parseMoney(price) ?? undefined,
      ...(cost.trim() ? { costMinor: parseMoney(cost) ?? undefined } : {}),
      code,
      barcode,
      ...(weight.trim() ? { weightGrams: unitsOrUndefined(weight) } : {}),
      ...(tariffNumber.trim() ? { tariffNumber } : {}),
      ...(originCountry ? { originCountry } : {}),
      seenAt: sku.updatedAt,
    }),
    fieldOf: { priceMinor: 'price', costMinor: 'cost', weightGrams: 'weight' },
    check: ({ price, cost, weight }) => ({
      price: amountFault(price, true),
      cost: amountFault(cost),
      weight: unitsFault(weight),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Edit ${skuName(sku)}`}
      description="Orders that were placed keep their price."
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label="Price" error={form.errorOf('price')}>
          {(tie) => <Input {...tie} autoFocus inputMode="decimal" {...form.register('price')} />}
        </Field>
        <Field label="Cost of one" hint="Optional" error={form.errorOf('cost')}>
          {(tie) => <Input {...tie} inputMode="decimal" {...form.register('cost')} />}
        </Field>
        <Field label="SKU code" error={form.errorOf('code')}>
          {(tie) => <Input {...tie} maxLength={64} {...form.register('code')} />}
        </Field>
        <Field label="Barcode" hint="Optional" error={form.errorOf('barcode')}>
          {(tie) => <Input {...tie} maxLength={64} {...form.register('barcode')} />}
        </Field>
        <Field label="Weight in grams" hint="Optional" error={form.errorOf('weight')}>
          {(tie) => <Input {...tie} inputMode="numeric" {...form.register('weight')} />}
        </Field>
        <Field
          label="Tariff number"
          hint="Optional, for international shipments"
          error={form.errorOf('tariffNumber')}
        >
          {(tie) => (
            <Input {...tie} maxLength={20} placeholder="6912.00" {...form.register('tariffNumber')} />
          )}
        </Field>
        <Field
          label="Country of origin"
          hint="Optional, for international shipments"
          error={form.errorOf('originCountry')}
          className="col-span-2"
        >
          {(tie) => (
            <CountrySelect
              {...tie}
              anyLabel="Not known"
              value={form.watch('originCountry')}
              onChange={(originCountry) => form.setValue('originCountry', originCountry)}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
