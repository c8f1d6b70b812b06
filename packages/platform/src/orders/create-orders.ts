import { OperationError, type InputOf, type OutputOf } from '@brandwright/contract';
import { listSellableSkus } from '@brandwright/contract/catalog/list-sellable-skus.ts';
import type { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { pickNamed, type NamedRows } from '../kernel/records/resolve-record.ts';
import { mergeAddress } from './address.ts';
import { cancelWhole } from './cancel.ts';
import { updateOrder } from './change-order.ts';
import { redeemCredits } from './credits/redeem-credits.ts';
import { knownCustomer, type CustomerRecord } from './customers.ts';
import { lockOrder } from './find-order.ts';
import { priceOrder, type NewLine, type NewOrder } from './new-order.ts';
import { homeCountry, lineHas } from './order-rules.ts';
import { placeOrders } from './place-orders.ts';
import { refuseBadAddress } from './check-shipping-change.ts';
import { orderPayments } from './tables.ts';

type Retail = InputOf<typeof createManualRetailOrder>;

type Origin = 'MANUAL_RETAIL' | 'MANUAL_WHOLESALE';

export async function createOrder(context: Context, origin: Origin, input: Retail) {
  const customer = await knownCustomer(context, input.email ?? input.customerName);
  const order = await newOrder(context, origin, input, customer);
  // What store credit doesn't pay was received outside.
  const withCredit = input.storeCredit !== undefined;
  const [placed] = await placeOrders(context, origin, [withCredit ? { ...order, payment: null } : order]);
  if (!placed) throw new Error('The order was not written.');
  if (withCredit) await payWithCredit(context, placed.id, input.storeCredit, order.payment);
  return placed;
}

async function payWithCredit(
  context: Context,
  orderId: string,
  credit: string | undefined,
  payment: NewOrder['payment'],
): Promise<void> {
  const { owedMinor } = await redeemCredits(context, await lockOrder(context, { id: orderId }), { credit });
  if (payment === null || owedMinor === 0) return;
  await context.db
    .insert(orderPayments)
    .values({ ...payment, amountMinor: owedMinor, storeId: context.storeId, id: randomUUID(), orderId });
  await updateOrder(context, orderId, { capturedMinor: owedMinor });
}

async function newOrder(
  context: Context,
  origin: Origin,
  input: Retail,
  customer: CustomerRecord | undefined,
): Promise<NewOrder> {
  const now = context.clock.now();
  const lines = await linesOf(context, input);
  const address = addressOf(input, customer);
  const amounts = {
    lines,
    discountMinor: input.discountMinor,
    shippingMinor: input.shippingMinor,
    taxMinor: input.taxMinor,
    canceledAt: null,
  };
  const { totalMinor, subtotalMinor } = priceOrder(amounts);
  if (input.discountMinor > subtotalMinor) {
    throw new OperationError('bad_input', 'The discount is larger than the items’ total.', [
      { path: 'discountMinor', message: 'Too large.' },
    ]);
  }
  if (totalMinor > 2_000_000_000)
    throw new OperationError('bad_input', 'The order is too large. The limit is $20,000,000.00.');
  return {
    ...amounts,
    origin,
    channelReference: null,
    placedAt: now,
    customer: {
      id: customer?.id ?? null,
      name: customer?.name ?? input.customerName,
      email: input.email?.toLowerCase() ?? customer?.email ?? null,
      phone: input.phone ?? customer?.phone ?? null,
      company: input.company ?? customer?.company ?? null,
    },
    discountCode: null,
    payment:
      input.paid && totalMinor > 0
        ? {
            method: 'Received outside',
            chargeId: `manual_${randomUUID()}`,
            amountMinor: totalMinor,
            capturedAt: now,
          }
        : null,
    refundedMinor: 0,
    canceledAt: null,
    fulfilledAt: null,
    address,
    shippingMethod:
      input.shippingMethod ?? (address.countryCode === homeCountry ? 'STANDARD' : 'INTERNATIONAL'),
    shopperNote: null,
    note: input.note ?? null,
    tags: [],
  };
}

/** The address given, over the one the customer had last. What is picked up needs none. */
function addressOf(input: Retail, customer: CustomerRecord | undefined): ShippingAddress {
  const name = customer?.name ?? input.customerName;
  const known = customer?.address ?? undefined;
  if (!known && input.addressLine1 === undefined && input.shippingMethod === 'LOCAL_PICKUP') {
    const blank = { company: null, addressLine2: null, state: null, zipCode: null, phone: null };
    return { ...blank, name, addressLine1: 'Picked up', city: 'Picked up', countryCode: homeCountry };
  }
  if (!known && input.addressLine1 === undefined) {
    throw new OperationError(
      'bad_input',
      `Where should ${name}’s order go? Give the street, city, state and postal code, or say that it will be picked up.`,
      [{ path: 'addressLine1', message: 'Needed for a new customer.' }],
    );
  }
  // A new street makes a whole new address: nothing of the old one may stay in it.
  const empty = {
    name,
    company: null,
    addressLine1: '',
    addressLine2: null,
    city: '',
    state: null,
    zipCode: null,
    phone: null,
  };
  const base = input.addressLine1 === undefined && known ? known : { ...empty, countryCode: homeCountry };
  const address = { ...mergeAddress(base, input), name };
  if (base !== known) refuseBadAddress(address);
  return address;
}

async function linesOf(context: Context, input: Retail): Promise<NewLine[]> {
  const single =
    input.item === undefined
      ? []
      : [{ title: input.item, quantity: input.quantity ?? 1, unitPriceMinor: input.unitPriceMinor }];
  const wanted: NonNullable<Retail['items']> = [...(input.items ?? []), ...single];
  if (wanted.length === 0) {
    throw new OperationError('bad_input', 'Which items, and how many of each?', [
      { path: 'items', message: 'Give items, or item with quantity.' },
    ]);
  }
  const { skus: stock } = await context.call(listSellableSkus, { most: 2000 });
  return wanted.map((line) => {
    const sold = soldAs(stock, line);
    const unitPriceMinor = line.unitPriceMinor ?? sold?.unitPriceMinor;
    if (unitPriceMinor === undefined) {
      throw new OperationError('bad_input', `What does one ${line.title} cost? It hasn’t been sold before.`, [
        {
          path: input.item === undefined ? 'items' : 'unitPriceMinor',
          message: 'The unit price is needed.',
        },
      ]);
    }
    return {
      title: sold?.title ?? line.title,
      variant: line.variant ?? sold?.variant ?? null,
      sku: line.sku ?? sold?.sku ?? null,
      quantity: line.quantity,
      unitPriceMinor,
      discountMinor: 0,
      fulfilledQuantity: 0,
    };
  });
}

type Stock = OutputOf<typeof listSellableSkus>['skus'][number];

const stockKind: NamedRows<Stock> = {
  called: { noun: 'item of the store', plural: 'items of the store' },
  nameOf: ({ title }) => title,
  labelOf: ({ title, variant, sku }) => `${title}${variant ? ` (${variant})` : ''}, SKU ${sku}`,
  likeness: (item, said) => (lineHas(item, said) ? 1 : 0),
  lookUp: 'Look at the stock.',
};

/** The item of the store that the words mean, if there is one. Several that fit are asked about. */
const soldAs = (stock: readonly Stock[], { title, sku }: { title: string; sku?: string | undefined }) =>
  sku === undefined
    ? pickNamed(stock, stockKind, title)
    : stock.find((item) => item.sku.toLowerCase() === sku.toLowerCase());

const createdOrder = z.object({ orderId: z.uuid() });

export const kept = (orderId: string): z.output<typeof createdOrder> => ({ orderId });

export const undo = async (context: Context, given: unknown) =>
  cancelWhole(context, createdOrder.parse(given).orderId, 'Undone');
