import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { setUpPreSale } from '@brandwright/contract/fulfillment/bookings/set-up-pre-sale.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { parseMoney } from '#orders/money-input.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { figure, useRequestForm } from '../use-request-form.ts';
import type { RequestDialogProps } from './kitting-dialog.tsx';

const most = 500;

/** Sets up a pre-sale of a product: units, days, price. */
export function PreSaleDialog({
  productId = '',
  onClose,
  onBooked,
}: RequestDialogProps & { productId?: string }) {
  const products = useOperation(listProducts, { size: most }, { enabled: productId === '' });
  const form = useRequestForm(setUpPreSale, {
    initial: { product: productId, quantity: '', price: '', startsOn: '', endsOn: '', shipsOn: '', note: '' },
    toInput: ({ product, quantity, price, startsOn, endsOn, shipsOn, note }) => ({
      product,
      quantity: figure(quantity),
      ...(price.trim() ? { priceMinor: parseMoney(price) ?? undefined } : {}),
      ...(startsOn ? { startsOn } : {}),
      endsOn,
      shipsOn,
      ...(note.trim() ? { note } : {}),
    }),
    check: ({ product, quantity, price, startsOn, endsOn, shipsOn }) => ({
      product: product === '' ? 'Choose a product.' : undefined,
      quantity: (figure(quantity) ?? 0) > 0 ? undefined : 'Enter how many units.',
      priceMinor: parseMoney(price) === undefined ? 'Enter an amount, such as 28 or 19.50.' : undefined,
      endsOn:
        endsOn === '' ? 'Choose the last day.' : endsOn < startsOn ? 'It ends before it starts.' : undefined,
      shipsOn:
        shipsOn === ''
          ? 'Choose the day from which orders ship.'
          : shipsOn < endsOn
            ? 'Orders can’t ship before the pre-sale ends.'
            : undefined,
    }),
  });
  if (form.asked)
    return (
      <OperationDialog
        declaration={setUpPreSale}
        input={form.asked}
        title="Set up this pre-sale"
        onClose={form.back}
        onDone={({ id }) => onBooked(id)}
      />
    );
  return (
    <FormDialog
      title="Set up a pre-sale"
      description="Take orders for a product before its stock arrives."
      verb="Review the pre-sale"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={false}
    >
      {productId === '' && (
        <Field label="Product" error={form.errorOf('product')}>
          {(tie) => (
            <NativeSelect {...tie} {...form.bind('product')}>
              <option value="">{products.isPending ? 'Loading…' : 'Choose a product'}</option>
              {(products.data?.rows ?? [])
                .filter(({ enabled }) => enabled)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Units offered" error={form.errorOf('quantity')}>
          {(tie) => <Input {...tie} inputMode="numeric" {...form.bind('quantity')} />}
        </Field>
        <Field label="Price" hint="Optional" error={form.errorOf('priceMinor')}>
          {(tie) => <Input {...tie} inputMode="decimal" {...form.bind('price')} />}
        </Field>
        <Field label="From" hint="Today if left blank" error={form.errorOf('startsOn')}>
          {(tie) => <Input {...tie} type="date" {...form.bind('startsOn')} />}
        </Field>
        <Field label="Until" error={form.errorOf('endsOn')}>
          {(tie) => <Input {...tie} type="date" {...form.bind('endsOn')} />}
        </Field>
        <Field label="Ships from" error={form.errorOf('shipsOn')}>
          {(tie) => <Input {...tie} type="date" {...form.bind('shipsOn')} />}
        </Field>
      </div>
      <Field label="Note" hint="Optional" error={form.errorOf('note')}>
        {(tie) => <Textarea {...tie} rows={2} maxLength={2000} {...form.bind('note')} />}
      </Field>
    </FormDialog>
  );
}
