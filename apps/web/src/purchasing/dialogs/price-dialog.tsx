import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { updatePurchasePrice } from '@brandwright/contract/purchasing/update-purchase-price.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { moneyText, parseMoney } from '#orders/money-input.ts';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';

/** The unit price that was agreed with the supplier. */
export function PriceDialog({ item, onClose }: { item: PurchaseItem; onClose: () => void }) {
  const form = useOperationForm(updatePurchasePrice, {
    initial: { price: moneyText(item.unitPriceMinor) },
    fieldOf: { unitPriceMinor: 'price' },
    toInput: ({ price }) => ({
      purchaseItemId: item.purchaseItemId,
      unitPriceMinor: parseMoney(price) ?? undefined,
    }),
    check: ({ price }) => (parseMoney(price) == null ? { price: 'Enter a price, such as 18.20.' } : {}),
    onDone: onClose,
  });
  const price = parseMoney(form.watch('price'));
  const beside = item.totalMinor - item.quantity * item.unitPriceMinor;
  return (
    <FormDialog
      title="Agreed price"
      description={item.title}
      verb="Save price"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      canSave={price !== item.unitPriceMinor}
      failure={form.failure}
    >
      <Field
        label="Unit price"
        error={form.errorOf('price')}
        hint={
          price == null
            ? undefined
            : `${formatNumber(item.quantity)} units come to ${formatMoney(item.quantity * price + beside, item.currency)}.`
        }
      >
        {(tie) => (
          <Input
            {...tie}
            {...form.register('price')}
            inputMode="decimal"
            maxLength={14}
            className="figures"
          />
        )}
      </Field>
    </FormDialog>
  );
}
