import { OperationError } from '@brandwright/contract';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { listSellableSkus } from '@brandwright/contract/catalog/list-sellable-skus.ts';
import { pickNamed, noneNamed, type NamedRows } from '../kernel/records/resolve-record.ts';
import type { Context } from '../kernel/request/context.ts';
import { lineHasWords } from './choose-lines.ts';
import type { OrderFacts } from './order-facts.ts';

interface Sellable {
  title: string;
  variant: string | null;
  sku: string;
  unitPriceMinor: number;
}

const kind: NamedRows<Sellable> = {
  called: { noun: 'item of the store', plural: 'items of the store' },
  nameOf: ({ title }) => title,
  alsoCalled: ({ sku }) => sku,
  labelOf: ({ title, variant, sku }) => `${title}${variant ? ` (${variant})` : ''}, SKU ${sku}`,
  likeness: (item, said) => (lineHasWords(item, said) ? 1 : 0),
  lookUp: 'Look at your products.',
};

/**
 * Enters the order that goes out instead, to the address of the first one. What comes back pays for it as far as that
 * reaches; the rest is still to be paid. Errors: not_found, conflict.
 */
export async function enterExchange(
  context: Context,
  { order }: OrderFacts,
  handle: string,
  wish: { item: string; units: number; worthMinor: number },
) {
  if (order.currency !== 'USD')
    throw new OperationError(
      'conflict',
      `Order #${order.orderNumber} was paid in ${order.currency}, and new orders are in USD. Refund the return and create the new order manually.`,
    );
  const { skus } = await context.call(listSellableSkus, { most: 2000 });
  const sold = pickNamed(skus, kind, wish.item);
  if (!sold) throw noneNamed(kind, wish.item);
  const worth = wish.units * sold.unitPriceMinor;
  const exchangeMinor = Math.min(worth, wish.worthMinor);
  const { shippingAddress: to } = order;
  const created = await context.call(createManualRetailOrder, {
    customerName: order.customerName,
    ...(order.email === null ? {} : { email: order.email }),
    items: [
      {
        title: sold.title,
        ...(sold.variant === null ? {} : { variant: sold.variant }),
        sku: sold.sku,
        quantity: wish.units,
        unitPriceMinor: sold.unitPriceMinor,
      },
    ],
    discountMinor: exchangeMinor,
    shippingMinor: 0,
    taxMinor: 0,
    paid: false,
    addressLine1: to.addressLine1,
    ...(to.addressLine2 === null ? {} : { addressLine2: to.addressLine2 }),
    city: to.city,
    ...(to.state === null ? {} : { state: to.state }),
    ...(to.zipCode === null ? {} : { zipCode: to.zipCode }),
    countryCode: to.countryCode,
    ...(to.phone === null ? {} : { phone: to.phone }),
    note: `Exchange for return ${handle}`,
  });
  return { exchangeOrderId: created.id, exchangeOrderNumber: created.orderNumber, exchangeMinor };
}
