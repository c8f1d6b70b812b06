import { OperationError, type InputOf } from '@brandwright/contract';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { count, listWords, money } from '@brandwright/contract/orders/words.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addressLine } from './address-line.ts';
import { draftInvoice, type Bill } from './bill.ts';
import { cartItems, lastAddress, lockCart, sumCart, type CartSum } from './cart.ts';
import type { ItemRow } from './items.ts';
import { payOff, paymentPreview, payWith, refuseOtherAmount } from './pay.ts';

type Input = InputOf<typeof checkOut>;

interface Checkout {
  sum: CartSum;
  bill: Bill;
}

/** What is paid for and where it goes. Errors: not_found for an empty cart, bad_input without an address or with a bad code. */
async function checkoutOf(context: Context, items: readonly ItemRow[], input: Input): Promise<Checkout> {
  const [first] = items;
  if (!first)
    throw new OperationError('not_found', 'The cart is empty. Put something in it first, such as a sample.');
  const sum = await sumCart(context, items, input.promotionCode);
  const ships = items.some(({ shippingMode }) => shippingMode !== 'NO_SHIPPING_NEEDED');
  const address: ShippingAddress | null = input.shippingAddress ?? (await lastAddress(context));
  if (ships && address === null)
    throw new OperationError(
      'bad_input',
      'Where should it go? There’s no shipping address yet. Add one at the checkout, then try again.',
      [{ path: 'shippingAddress', message: 'Needed.' }],
    );
  const suppliers = [...new Set(items.map(({ supplierName }) => supplierName))];
  const lines = items.flatMap((item) =>
    item.costs.map((cost, index) => ({
      purchaseItemId: item.id,
      title: index === 0 ? item.title : `${item.title}: ${cost.label}`,
      kind: cost.kind,
      quantity: index === 0 ? item.quantity : 1,
      unitPriceMinor: index === 0 ? item.unitPriceMinor : cost.amountMinor,
      amountMinor: cost.amountMinor,
    })),
  );
  return {
    sum,
    bill: {
      supplierId: suppliers.length === 1 ? first.supplierId : null,
      supplierName: suppliers.length === 1 ? first.supplierName : count(suppliers.length, 'supplier'),
      currency: sum.currency,
      lines,
      discountMinor: sum.discountMinor,
      promotionCode: sum.promotion?.code ?? null,
      shippingAddress: ships ? address : null,
    },
  };
}

export default implement(checkOut, {
  async run(context, input) {
    const { sum, bill } = await checkoutOf(context, await lockCart(context), input);
    refuseOtherAmount(sum.totalMinor, input.expectedTotalMinor, sum.currency);
    const invoice = await draftInvoice(context, bill);
    return {
      output: await payOff(context, invoice, invoice.totalMinor, input),
      subject: { kind: 'supplier_invoice', id: invoice.id },
    };
  },
  async prepare(context, input) {
    const items = await cartItems(context);
    const { sum, bill } = await checkoutOf(context, items, input);
    const paid = await payWith(context, sum.totalMinor, sum.currency, input);
    return {
      input: { ...input, ...paid.input, expectedTotalMinor: sum.totalMinor },
      preview: paymentPreview(
        {
          amountMinor: sum.totalMinor,
          currency: sum.currency,
          what: `Orders ${listWords(
            items.map((item) => `${item.quantity.toLocaleString('en-US')} × ${item.title}`),
            4,
          )}.`,
          toWhom: listWords([...new Set(items.map(({ supplierName }) => supplierName))], 4),
          with: paid.with,
        },
        [
          ...items.map((item) => ({
            label: `${item.quantity.toLocaleString('en-US')} × ${item.title}`,
            value: money(item.totalMinor, item.currency),
          })),
          ...(sum.promotion
            ? [{ label: sum.promotion.code, value: `−${money(sum.discountMinor, sum.currency)}` }]
            : []),
          ...(bill.shippingAddress ? [{ label: 'Ships to', value: addressLine(bill.shippingAddress) }] : []),
        ],
        items.some(({ shippingMode }) => shippingMode === 'CHARGE_SHIPPING_LATER')
          ? ['Freight isn’t included. It’s billed when the goods are ready.']
          : [],
      ),
    };
  },
});
