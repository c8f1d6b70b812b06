import { z } from 'zod';
import { unwrap } from '@brandwright/contract/kernel/fields.ts';
import { filterInWords } from '@brandwright/contract/sourcing/marketplace/filter-words.ts';
import { itemFilters, supplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { itemSort, supplierSort } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { ItemSort, SupplierSort } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { QueryChange } from '#routes/use-query-state.ts';

export type MarketplaceView = 'suppliers' | 'products';

/** Rows of a page; with as many columns as there are, no row stays half empty. */
export const pageSize = 24;

/** Fields whose query parameter has the name that the specification gives it. */
const parameterNames: Record<string, string> = { keyword: 'searchKey', countries: 'countryCode' };

/** The query parameter of a filter. */
export const parameterOf = (field: string) => parameterNames[field] ?? field;

export const readView = (query: URLSearchParams): MarketplaceView =>
  query.get('view') === 'products' ? 'products' : 'suppliers';
export const readSupplierSort = (query: URLSearchParams): SupplierSort =>
  supplierSort.safeParse(query.get('sort')).data ?? '-rank';
export const readItemSort = (query: URLSearchParams): ItemSort =>
  itemSort.safeParse(query.get('sort')).data ?? '-rank';

export const readSupplierFilters = (query: URLSearchParams): SupplierFilters =>
  readFilters(supplierFilters, query);
export const readItemFilters = (query: URLSearchParams): ItemFilters => readFilters(itemFilters, query);

/** The filters of an address. What the address says wrongly counts as not said. */
function readFilters(shape: Record<string, z.ZodType>, query: URLSearchParams): Record<string, never> {
  const found = Object.entries(shape).flatMap(([field, schema]) => {
    const said = query.getAll(parameterOf(field));
    if (said.length === 0) return [];
    const parsed = schema.safeParse(asValue(unwrap(schema), said));
    return parsed.success && parsed.data !== undefined ? [[field, parsed.data]] : [];
  });
  return Object.fromEntries(found);
}

function asValue(schema: z.ZodType, said: readonly string[]): unknown {
  const [first = ''] = said;
  if (schema instanceof z.ZodArray) return said;
  if (schema instanceof z.ZodNumber) return first === '' ? undefined : Number(first);
  if (schema instanceof z.ZodBoolean) return first === 'true' ? true : first === 'false' ? false : undefined;
  return first;
}

/** The query string of a search, for links into the marketplace. Defaults and paging are left out. */
export function queryOf(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(input)) {
    if (field === 'page' || field === 'size' || (field === 'sort' && value === '-rank')) continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(parameterOf(field), String(item));
    }
  }
  return query;
}

export interface FilterChip {
  field: string;
  text: string;
}

/** What is filtered by, in words; the search words stand in their box. */
export function filterChips(filters: SupplierFilters & ItemFilters): FilterChip[] {
  return Object.keys(filters)
    .filter((field) => field !== 'keyword')
    .map((field) => ({ field, text: filterInWords(field, filters) }));
}

/** The change that takes all filters out and leaves view, words and order. */
export function withoutFilters(filters: SupplierFilters & ItemFilters): QueryChange {
  return Object.fromEntries([
    ...filterChips(filters).map(({ field }) => [parameterOf(field), null]),
    ['page', null],
  ]);
}

/** A list with a value put in or taken out. */
export function toggled<T>(values: readonly T[] | undefined, value: T): T[] {
  const all = values ?? [];
  return all.includes(value) ? all.filter((one) => one !== value) : [...all, value];
}
