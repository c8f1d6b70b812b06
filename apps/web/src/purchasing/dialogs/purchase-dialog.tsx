import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { shippingMode, shippingModeLabels } from '@brandwright/contract/purchasing/enums.ts';
import { updatePurchaseItem } from '@brandwright/contract/purchasing/update-purchase-item.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Input } from '#ui/input.tsx';

/** Changes title, quantity and shipping of a purchase order. Sends only what was changed. */
export function PurchaseDialog({
  item,
  isPaid,
  onClose,
}: {
  item: PurchaseItem;
  /** Once something is paid only the title can be changed. */
  isPaid: boolean;
  onClose: () => void;
}) {
  const form = useOperationForm(updatePurchaseItem, {
    initial: { title: item.title, quantity: String(item.quantity), shippingMode: item.shippingMode },
    fieldOf: { newTitle: 'title' },
    toInput: ({ title, quantity, shippingMode: mode }) => ({
      purchaseItemId: item.purchaseItemId,
      ...(title.trim() === item.title ? {} : { newTitle: title }),
      ...(quantity.trim() === String(item.quantity) ? {} : { quantity: Number(quantity) }),
      ...(mode === item.shippingMode ? {} : { shippingMode: mode }),
    }),
    check: ({ quantity }) => (/^\d+$/.test(quantity.trim()) ? {} : { quantity: 'Enter a whole number.' }),
    onDone: onClose,
  });
  const changed =
    form.watch('title').trim() !== item.title ||
    form.watch('quantity').trim() !== String(item.quantity) ||
    form.watch('shippingMode') !== item.shippingMode;
  return (
    <FormDialog
      title="Edit purchase order"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      canSave={changed}
      failure={form.failure}
    >
      <Field label="Title" error={form.errorOf('title')}>
        {(tie) => <Input {...tie} {...form.register('title')} maxLength={200} />}
      </Field>
      {!isPaid && (
        <>
          <Field label="Quantity" error={form.errorOf('quantity')}>
            {(tie) => <Input {...tie} {...form.register('quantity')} inputMode="numeric" maxLength={8} />}
          </Field>
          <Field label="Shipping" error={form.errorOf('shippingMode')}>
            {(tie) => (
              <NativeSelect {...tie} {...form.register('shippingMode')}>
                {shippingMode.options.map((mode) => (
                  <option key={mode} value={mode}>
                    {shippingModeLabels[mode]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
