import { isCountryCode } from '@brandwright/contract/kernel/fields.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import {
  inviteState,
  mySupplierSort,
  supplierSource,
  type MySupplierSort,
} from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import { readPage, readWords } from '#kit/list-address.ts';
import type { Sort } from '#ui/table.tsx';

export const listSize = 25;

/** What an address lists. What it says wrongly counts as not said. */
export function listInputOf(query: URLSearchParams): SendOf<typeof listMySuppliers> {
  const keyword = readWords(query, 'searchTerm');
  const tag = readWords(query, 'tag', 30);
  const country = query.get('countryCode');
  const source = supplierSource.safeParse(query.get('source')).data;
  const invite = inviteState.safeParse(query.get('invite')).data;
  return {
    ...(keyword ? { keyword } : {}),
    ...(tag ? { tag } : {}),
    ...(country && isCountryCode(country) ? { countries: [country] } : {}),
    ...(source ? { source } : {}),
    ...(invite ? { inviteState: invite } : {}),
    sort: mySupplierSort.safeParse(query.get('sort')).data ?? 'name',
    page: readPage(query),
    size: listSize,
  };
}

/** Whether anything narrows the list. */
export const isNarrowed = ({
  keyword,
  tag,
  countries,
  source,
  inviteState: invite,
}: SendOf<typeof listMySuppliers>) =>
  [keyword, tag, countries, source, invite].some((one) => one !== undefined);

export const nothingNarrowed = {
  searchTerm: null,
  tag: null,
  countryCode: null,
  source: null,
  invite: null,
  page: null,
} as const;

/** My suppliers with one opened. */
export const mySupplierAddress = (supplierId: string) =>
  `/inbox/my-suppliers?${new URLSearchParams({ supplierId })}`;

export type ColumnSort = 'name' | 'createdAt' | 'lastContactAt' | 'country';

/** Names and countries ascend, times descend: the other way round tells nobody anything. */
export function toSort(sort: MySupplierSort): Sort<ColumnSort> {
  return sort.startsWith('-')
    ? { by: sort.slice(1) as ColumnSort, direction: 'desc' }
    : { by: sort as ColumnSort, direction: 'asc' };
}
export const fromSort = ({ by }: Sort<ColumnSort>): MySupplierSort =>
  by === 'createdAt' || by === 'lastContactAt' ? `-${by}` : by;
