import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { fulfillmentStatus, orderOrigin, orderTab } from '@brandwright/contract/orders/enums.ts';
import type { OrderTab } from '@brandwright/contract/orders/enums.ts';
import { orderSort } from '@brandwright/contract/orders/list-orders.ts';
import type { listOrders, OrderSort } from '@brandwright/contract/orders/list-orders.ts';
import type { FilterChip } from '#kit/filter-chips.tsx';
import { readChoice, readPage, readWords } from '#kit/list-address.ts';
import { formatCountry, formatDay } from '#ui/format.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { fulfillmentLabels, originLabel } from './labels.ts';
import { moneyText, parseMoney } from './money-input.ts';

export type OrdersInput = SendOf<typeof listOrders>;

/** Rows of a page of the orders screen. */
export const pageSize = 25;

/** What the filter panel edits: words as typed, '' for no filter. */
export interface FilterValues {
  origin: string;
  fulfillment: string;
  placedFrom: string;
  placedTo: string;
  country: string;
  totalMin: string;
  totalMax: string;
}
export type FilterName = keyof FilterValues;

const names: readonly FilterName[] = [
  'origin',
  'fulfillment',
  'placedFrom',
  'placedTo',
  'country',
  'totalMin',
  'totalMax',
];

/** The filters of an address. What the address says wrongly counts as not said. */
export function readFilters(query: URLSearchParams): FilterValues {
  const of = (name: FilterName) => query.get(name)?.trim() ?? '';
  const money = (name: FilterName) => (typeof parseMoney(of(name)) === 'number' ? of(name) : '');
  const day = (name: FilterName) =>
    /^\d{4}-\d{2}-\d{2}$/.test(of(name)) && !Number.isNaN(Date.parse(of(name))) ? of(name) : '';
  return {
    origin: orderOrigin.safeParse(of('origin')).data ?? '',
    fulfillment: fulfillmentStatus.safeParse(of('fulfillment')).data ?? '',
    placedFrom: day('placedFrom'),
    placedTo: day('placedTo'),
    country: /^[A-Za-z]{2}$/.test(of('country')) ? of('country').toUpperCase() : '',
    totalMin: money('totalMin'),
    totalMax: money('totalMax'),
  };
}

export function readTab(query: URLSearchParams): OrderTab {
  return readChoice(query, 'activeTabKey', orderTab.options) ?? 'ALL';
}

export function readSort(query: URLSearchParams): OrderSort {
  return readChoice(query, 'sort', orderSort.options) ?? '-placedAt';
}

/** The call that an address of the orders screen makes. */
export function ordersInput(query: URLSearchParams): OrdersInput {
  const filters = readFilters(query);
  const search = readWords(query, 'searchKey', 100);
  const min = parseMoney(filters.totalMin);
  const max = parseMoney(filters.totalMax);
  return {
    tab: readTab(query),
    sort: readSort(query),
    page: readPage(query),
    size: pageSize,
    ...(search ? { search } : {}),
    ...(filters.origin ? { origin: orderOrigin.parse(filters.origin) } : {}),
    ...(filters.fulfillment ? { fulfillmentStatus: fulfillmentStatus.parse(filters.fulfillment) } : {}),
    ...(filters.placedFrom ? { placedFrom: filters.placedFrom } : {}),
    ...(filters.placedTo ? { placedTo: filters.placedTo } : {}),
    ...(filters.country ? { country: filters.country } : {}),
    ...(typeof min === 'number' ? { totalMinMinor: min } : {}),
    ...(typeof max === 'number' ? { totalMaxMinor: max } : {}),
  };
}

/** The filters in force, each as words that can be taken away. */
export function filterChips(query: URLSearchParams): FilterChip<FilterName | 'searchKey'>[] {
  const filters = readFilters(query);
  const words: Record<FilterName, (value: string) => string> = {
    origin: (value) => `From ${originLabel(orderOrigin.parse(value))}`,
    fulfillment: (value) => fulfillmentLabels[fulfillmentStatus.parse(value)].label,
    placedFrom: (value) => `Placed since ${formatDay(value)}`,
    placedTo: (value) => `Placed up to ${formatDay(value)}`,
    country: (value) => `Ships to ${formatCountry(value)}`,
    totalMin: (value) => `${formatMoney(parseMoney(value) ?? 0)} or more`,
    totalMax: (value) => `${formatMoney(parseMoney(value) ?? 0)} or less`,
  };
  const search = query.get('searchKey')?.trim();
  return [
    ...(search ? [{ name: 'searchKey' as const, text: `“${search}”` }] : []),
    ...names
      .filter((name) => filters[name] !== '')
      .map((name) => ({ name, text: words[name](filters[name]) })),
  ];
}

/** Takes all filters and the search out of the address; the tab and the sort stay. */
export const noFilters: QueryChange = {
  ...Object.fromEntries(names.map((name) => [name, null])),
  searchKey: null,
  page: null,
};

/** What is wrong with filters as typed, by field; empty when they can be applied. */
export function filterFaults(values: FilterValues): Partial<Record<FilterName, string>> {
  const faults: Partial<Record<FilterName, string>> = {};
  for (const name of ['totalMin', 'totalMax'] as const) {
    if (parseMoney(values[name]) === undefined) faults[name] = 'Enter an amount, such as 250 or 19.50.';
  }
  const [min, max] = [parseMoney(values.totalMin), parseMoney(values.totalMax)];
  if (typeof min === 'number' && typeof max === 'number' && max < min)
    faults.totalMax = `Enter at least ${moneyText(min)}.`;
  if (values.placedFrom && values.placedTo && values.placedTo < values.placedFrom)
    faults.placedTo = 'Choose a day on or after the first.';
  return faults;
}
