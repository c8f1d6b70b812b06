import { useNavigate } from 'react-router';
import { orderFromSupplier } from '@brandwright/contract/purchasing/order-from-supplier.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { amountFault, unitsFault, unitsOrUndefined } from '#catalog/form-values.ts';
import { parseMoney } from '#orders/money-input.ts';
import { Field, Input } from '#ui/input.tsx';
import { purchaseAddress } from '../labels.ts';

/** Makes a purchase order of what was agreed with a supplier. The price is what the supplier said, never one of ours. */
export function OrderDialog({
  supplier,
  design,
  onClose,
}: {
  supplier?: { supplierId: string; name: string };
  design?: { designId: string; name: string };
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const form = useOperationForm(orderFromSupplier, {
    initial: { supplier: supplier?.name ?? '', title: design?.name ?? '', units: '', price: '' },
    toInput: ({ supplier: named, title, units, price }) => ({
      supplierId: supplier?.supplierId ?? named,
      ...(design ? { designId: design.designId } : {}),
      title,
      quantity: unitsOrUndefined(units),
      unitPriceMinor: parseMoney(price) ?? undefined,
    }),
    fieldOf: { supplierId: 'supplier', quantity: 'units', unitPriceMinor: 'price' },
    check: ({ supplier: named, title, units, price }) => ({
      supplier: named.trim() === '' ? 'Enter the supplier’s name.' : undefined,
      title: title.trim() === '' ? 'Enter what you order.' : undefined,
      units: unitsFault(units, true),
      price: amountFault(price, true),
    }),
    onDone: ({ purchaseItemId }) => {
      onClose();
      void navigate(purchaseAddress(purchaseItemId));
    },
  });
  return (
    <FormDialog
      title={supplier ? `Order from ${supplier.name}` : 'Order it from a supplier'}
      description="At the price that you agreed on. Nothing is paid, and the supplier isn’t told yet. Without a price, request quotes first."
      verb="Make the purchase order"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      {!supplier && (
        <Field label="Supplier" error={form.errorOf('supplier')}>
          {(tie) => <Input {...tie} autoFocus maxLength={120} {...form.register('supplier')} />}
        </Field>
      )}
      <Field label="What" error={form.errorOf('title')}>
        {(tie) => <Input {...tie} maxLength={200} {...form.register('title')} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Quantity" error={form.errorOf('units')}>
          {(tie) => <Input {...tie} inputMode="numeric" {...form.register('units')} />}
        </Field>
        <Field label="Price of one" error={form.errorOf('price')}>
          {(tie) => <Input {...tie} inputMode="decimal" {...form.register('price')} />}
        </Field>
      </div>
    </FormDialog>
  );
}
