import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { setLowStockPoint } from '@brandwright/contract/catalog/set-low-stock-point.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input } from '#ui/input.tsx';
import { unitsFault, unitsOrUndefined } from '../form-values.ts';

/** At how many units left a SKU is low. */
export function LowStockDialog({ sku, onClose }: { sku: SkuStock; onClose: () => void }) {
  const form = useOperationForm(setLowStockPoint, {
    initial: { units: sku.lowStockPoint === null ? '' : String(sku.lowStockPoint) },
    toInput: ({ units }) =>
      units.trim() === '' ? { id: sku.id, off: true } : { id: sku.id, units: unitsOrUndefined(units) },
    check: ({ units }) => ({ units: unitsFault(units) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`When is ${skuName(sku)} low?`}
      description="It then shows under “Running low” and in your brand feed."
      verb="Save"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field
        label="Units left to sell"
        hint="Leave it empty to go by days: low when it lasts less than two weeks."
        error={form.errorOf('units')}
      >
        {(tie) => <Input {...tie} autoFocus inputMode="numeric" {...form.register('units')} />}
      </Field>
    </FormDialog>
  );
}
