import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import {
  customerFilter,
  customerSort,
  type CustomerFilter,
  type CustomerSort,
  type listCustomers,
} from '@brandwright/contract/orders/list-customers.ts';
import type { FilterChip } from '#kit/filter-chips.tsx';
import { readChoice, readPage, readWords } from '#kit/list-address.ts';

const pageSize = 25;

export const filterLabels: Readonly<Record<CustomerFilter, string>> = {
  ALL: 'All customers',
  REPEAT: 'Ordered more than once',
  OPEN_ORDERS: 'With open orders',
};

export const sortOptions: readonly { value: CustomerSort; label: string }[] = [
  { value: '-spent', label: 'Spent the most' },
  { value: '-orders', label: 'Most orders' },
  { value: '-lastOrder', label: 'Latest order' },
  { value: 'lastOrder', label: 'Oldest last order' },
  { value: 'name', label: 'By name' },
];

export const readCustomerFilter = (query: URLSearchParams): CustomerFilter =>
  readChoice(query, 'filter', customerFilter.options) ?? 'ALL';

export const readCustomerSort = (query: URLSearchParams): CustomerSort =>
  readChoice(query, 'sort', customerSort.options) ?? '-spent';

/** The call that an address of the customers screen makes. */
export function customersInput(query: URLSearchParams): SendOf<typeof listCustomers> {
  const search = readWords(query, 'search', 100);
  return {
    filter: readCustomerFilter(query),
    sort: readCustomerSort(query),
    page: readPage(query),
    size: pageSize,
    ...(search ? { search } : {}),
  };
}

/** The filters in force as words. */
export function customerChips(query: URLSearchParams): FilterChip<'search' | 'filter'>[] {
  const search = readWords(query, 'search', 100);
  const filter = readCustomerFilter(query);
  return [
    ...(search ? [{ name: 'search' as const, text: `“${search}”` }] : []),
    ...(filter === 'ALL' ? [] : [{ name: 'filter' as const, text: filterLabels[filter] }]),
  ];
}
