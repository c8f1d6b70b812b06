import { productSource, productSourceLabels, productView } from '@brandwright/contract/catalog/enums.ts';
import {
  productSorts,
  type listProducts,
  type ProductSort,
} from '@brandwright/contract/catalog/list-products.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { FilterChip } from '#kit/filter-chips.tsx';
import { readChoice, readPage, readWords } from '#kit/list-address.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import type { Sort } from '#ui/table.tsx';

/** Rows of a page of the products screen. */
const pageSize = 25;

export const readView = (query: URLSearchParams) => readChoice(query, 'view', productView.options) ?? 'ALL';
export const readSort = (query: URLSearchParams): ProductSort =>
  readChoice(query, 'sort', productSorts) ?? 'title';
export const readSource = (query: URLSearchParams) => readChoice(query, 'source', productSource.options);

/** The call that an address of the products screen makes. */
export function productsInput(query: URLSearchParams): SendOf<typeof listProducts> {
  const search = readWords(query, 'searchTerm', 100);
  const source = readSource(query);
  return {
    view: readView(query),
    sort: readSort(query),
    page: readPage(query),
    size: pageSize,
    ...(search ? { search } : {}),
    ...(source ? { source } : {}),
  };
}

export type FilterName = 'searchTerm' | 'source';

export function filterChips(query: URLSearchParams): FilterChip<FilterName>[] {
  const search = readWords(query, 'searchTerm', 100);
  const source = readSource(query);
  return [
    ...(search ? [{ name: 'searchTerm' as const, text: `“${search}”` }] : []),
    ...(source ? [{ name: 'source' as const, text: productSourceLabels[source] }] : []),
  ];
}

export const noFilters: QueryChange = { searchTerm: null, source: null };

export const sortOptions: readonly { value: ProductSort; label: string }[] = [
  { value: 'title', label: 'Title' },
  { value: 'daysLeft', label: 'Runs out first' },
  { value: 'available', label: 'Fewest left' },
  { value: '-available', label: 'Most left' },
  { value: '-sold', label: 'Best selling' },
  { value: '-price', label: 'Highest price' },
  { value: 'price', label: 'Lowest price' },
  { value: '-updatedAt', label: 'Changed last' },
];

export type SortKey = 'available' | 'price' | 'daysLeft' | 'sold' | 'title';

/** The sort of the list as a column of the table has it. */
export function toSort(code: ProductSort): Sort<SortKey> | undefined {
  const by = code.replace('-', '');
  if (by === 'updatedAt') return undefined;
  return { by: by as SortKey, direction: code.startsWith('-') ? 'desc' : 'asc' };
}

/** What a header asks for; days and titles go one way only, and so does what sells. */
export function fromSort({ by, direction }: Sort<SortKey>): ProductSort {
  if (by === 'title' || by === 'daysLeft') return by;
  if (by === 'sold') return '-sold';
  return direction === 'desc' ? `-${by}` : by;
}
