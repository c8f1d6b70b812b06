import { useNavigate } from 'react-router';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { parseMoney } from '#orders/money-input.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { productAddress } from '../addresses.ts';
import { amountFault, unitsOrUndefined, unitsFault } from '../form-values.ts';

/** A product with one SKU; more variants are added on its screen. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useOperationForm(createProduct, {
    initial: { title: '', price: '', code: '', onHand: '', cost: '', description: '' },
    toInput: ({ title, price, code, onHand, cost, description }) => ({
      title,
      priceMinor: parseMoney(price) ?? undefined,
      ...(code.trim() ? { code } : {}),
      ...(onHand.trim() ? { onHand: unitsOrUndefined(onHand) } : {}),
      ...(cost.trim() ? { costMinor: parseMoney(cost) ?? undefined } : {}),
      ...(description.trim() ? { description } : {}),
    }),
    fieldOf: { priceMinor: 'price', costMinor: 'cost' },
    check: ({ price, cost, onHand }) => ({
      price: amountFault(price, true),
      cost: amountFault(cost),
      onHand: unitsFault(onHand),
    }),
    onDone: ({ id }) => {
      onClose();
      void navigate(productAddress(id));
    },
  });
  return (
    <FormDialog
      title="Add a product"
      verb="Add product"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Title" error={form.errorOf('title')}>
        {(tie) => <Input {...tie} autoFocus maxLength={200} {...form.register('title')} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Price" error={form.errorOf('price')}>
          {(tie) => <Input {...tie} inputMode="decimal" placeholder="$" {...form.register('price')} />}
        </Field>
        <Field label="Cost of one" hint="Optional" error={form.errorOf('cost')}>
          {(tie) => <Input {...tie} inputMode="decimal" placeholder="$" {...form.register('cost')} />}
        </Field>
        <Field label="SKU code" hint="Made of the title when left out" error={form.errorOf('code')}>
          {(tie) => <Input {...tie} maxLength={64} {...form.register('code')} />}
        </Field>
        <Field label="In stock" hint="Optional" error={form.errorOf('onHand')}>
          {(tie) => <Input {...tie} inputMode="numeric" placeholder="0" {...form.register('onHand')} />}
        </Field>
      </div>
      <Field label="Description" hint="Optional" error={form.errorOf('description')}>
        {(tie) => <Textarea {...tie} {...form.register('description')} />}
      </Field>
    </FormDialog>
  );
}
