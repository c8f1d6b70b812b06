import type { InputOf } from '@brandwright/contract/kernel/operation.ts';
import type { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { moneyText } from './money-input.ts';

/**
 * The address of the orders screen that shows what a call listed. Conditions that the screen has no filter for
 * (older than, production status, abroad) are left out; a customer becomes the words to search for.
 */
export function ordersAddress(input: InputOf<typeof listOrders> | undefined): string {
  if (!input) return '/orders';
  const values: Record<string, string | undefined> = {
    activeTabKey: input.tab === 'ALL' ? undefined : input.tab,
    searchKey: input.search ?? searchable(input.customer),
    origin: input.origin,
    fulfillment: input.fulfillmentStatus,
    placedFrom: input.placedFrom,
    placedTo: input.placedTo,
    country: input.country,
    totalMin: moneyText(input.totalMinMinor),
    totalMax: moneyText(input.totalMaxMinor),
    sort: input.sort === '-placedAt' ? undefined : input.sort,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `/orders?${text}` : '/orders';
}

/** Ids mean nothing to the search. */
const searchable = (customer: string | undefined) =>
  customer && !/^[0-9a-f-]{36}$/i.test(customer) ? customer : undefined;
