import type { InputOf } from '@brandwright/contract/kernel/operation.ts';
import type { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { formatEnum } from '#ui/format.ts';
import { moneyText } from './money-input.ts';

type Listed = InputOf<typeof listOrders>;

const dayMs = 86_400_000;

/** The way from a listed call to the orders screen. */
export interface OrdersAddress {
  to: string;
  /** Conditions of the call that the screen has no filter for, in words: 'going abroad'. */
  left: string[];
}

/**
 * The address of the orders screen that shows what a call listed. "Older than" becomes the last day on which such an
 * order was placed; a customer becomes the words to search for. `nowMs` is milliseconds since 1970.
 */
export function ordersAddress(input: Listed | undefined, nowMs: number): OrdersAddress {
  if (!input) return { to: '/orders', left: [] };
  const search = [input.search, searchable(input.customer)].filter(Boolean).join(' ');
  const values: Record<string, string | undefined> = {
    activeTabKey: input.tab === 'ALL' ? undefined : input.tab,
    searchKey: search,
    origin: input.origin,
    fulfillment: input.fulfillmentStatus,
    placedFrom: input.placedFrom,
    placedTo: lastDay(input, nowMs),
    country: input.country,
    totalMin: moneyText(input.totalMinMinor),
    totalMax: moneyText(input.totalMaxMinor),
    sort: input.sort === '-placedAt' ? undefined : input.sort,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const text = query.toString();
  return { to: text ? `/orders?${text}` : '/orders', left: leftOut(input) };
}

/** The last day that counts, itself included; of two conditions the earlier. */
function lastDay({ placedTo, olderThanDays }: Listed, nowMs: number): string | undefined {
  if (olderThanDays === undefined) return placedTo;
  const day = new Date(nowMs - olderThanDays * dayMs).toISOString().slice(0, 10);
  return placedTo && placedTo < day ? placedTo : day;
}

function leftOut(input: Listed): string[] {
  return [
    input.productionStatus && input.productionStatus !== input.tab
      ? `production ${formatEnum(input.productionStatus).toLowerCase()}`
      : '',
    input.cancelStatus && input.cancelStatus !== input.tab ? cancelWords[input.cancelStatus] : '',
    input.international === true ? 'going abroad' : '',
    input.international === false ? 'within the United States' : '',
    input.customer && !searchable(input.customer) ? 'this customer' : '',
  ].filter(Boolean);
}

const cancelWords = { NONE: 'not canceled', PARTIAL: 'partly canceled', CANCELED: 'canceled' };

/** Ids mean nothing to the search. */
const searchable = (customer: string | undefined) =>
  customer && !/^[0-9a-f-]{36}$/i.test(customer) ? customer : undefined;
