import { createSku } from '@brandwright/contract/catalog/create-sku.ts';
import type { Product } from '@brandwright/contract/catalog/entities.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { moneyText, parseMoney } from '#orders/money-input.ts';
import { Field, Input } from '#ui/input.tsx';
import { amountFault, unitsFault, unitsOrUndefined } from '../form-values.ts';

/** Another variant of a product: its option values, price, code and what there is of it. */
export function NewSkuDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const options = product.options.map(({ name }) => name).join(', ');
  const form = useOperationForm(createSku, {
    initial: {
      variant: '',
      price: moneyText(product.skus[0]?.priceMinor ?? null),
      cost: '',
      code: '',
      onHand: '',
    },
    toInput: ({ variant, price, cost, code, onHand }) => ({
      id: product.id,
      variant,
      priceMinor: parseMoney(price) ?? undefined,
      ...(cost.trim() ? { costMinor: parseMoney(cost) ?? undefined } : {}),
      ...(code.trim() ? { code } : {}),
      ...(onHand.trim() ? { onHand: unitsOrUndefined(onHand) } : {}),
    }),
    fieldOf: { priceMinor: 'price', costMinor: 'cost' },
    check: ({ variant, price, cost, onHand }) => ({
      variant: variant.trim() === '' ? 'Enter the variant, such as Sage.' : undefined,
      price: amountFault(price, true),
      cost: amountFault(cost),
      onHand: unitsFault(onHand),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Add a variant of ${product.title}`}
      verb="Add variant"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field
        label="Variant"
        hint={options ? `${options}, separated by commas` : 'Its color or size, such as Sage'}
        error={form.errorOf('variant')}
      >
        {(tie) => <Input {...tie} autoFocus maxLength={200} {...form.register('variant')} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Price" error={form.errorOf('price')}>
          {(tie) => <Input {...tie} inputMode="decimal" {...form.register('price')} />}
        </Field>
        <Field label="Cost of one" hint="Optional" error={form.errorOf('cost')}>
          {(tie) => <Input {...tie} inputMode="decimal" {...form.register('cost')} />}
        </Field>
        <Field label="SKU code" hint="Made of the title when left out" error={form.errorOf('code')}>
          {(tie) => <Input {...tie} maxLength={64} {...form.register('code')} />}
        </Field>
        <Field label="In stock" hint="Optional" error={form.errorOf('onHand')}>
          {(tie) => <Input {...tie} inputMode="numeric" placeholder="0" {...form.register('onHand')} />}
        </Field>
      </div>
    </FormDialog>
  );
}
