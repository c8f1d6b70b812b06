import type { Category } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { withoutFilters } from './marketplace-query.ts';

/** Where in the tree of categories one looks, wide to narrow; the narrowest, the subgroup, is a filter of its own. */
export interface Shelf {
  vertical: string | null;
  group: string | null;
}

export const readShelf = (query: URLSearchParams): Shelf => ({
  vertical: query.get('vertical'),
  group: query.get('group'),
});

const isOn =
  ({ vertical, group }: Shelf) =>
  (category: Category) =>
    (vertical === null || category.vertical === vertical) && (group === null || category.group === group);

/** Verticals of the tree, each once, in its order. */
export const verticalsOf = (categories: readonly Category[]): string[] => [
  ...new Set(categories.map((category) => category.vertical)),
];

/** Groups within a vertical. */
export const groupsIn = (vertical: string, categories: readonly Category[]): string[] => [
  ...new Set(categories.filter(isOn({ vertical, group: null })).map((category) => category.group)),
];

/** The filters with the categories of the shelf, unless categories were ticked: then those count. */
export function withShelf<F extends SupplierFilters | ItemFilters>(
  filters: F,
  shelf: Shelf,
  categories: readonly Category[],
): F {
  if (filters.categoryIds !== undefined || (shelf.vertical === null && shelf.group === null)) return filters;
  const categoryIds = categories.filter(isOn(shelf)).map((category) => category.categoryId);
  return categoryIds.length === 0 ? filters : { ...filters, categoryIds };
}

/** A starting point takes out all filters, countries, words and the shelf (overview §4). */
export const startingPoint = (filters: SupplierFilters & ItemFilters): QueryChange => ({
  ...withoutFilters(filters),
  searchKey: null,
  vertical: null,
  group: null,
});
