import { filterInWords } from '@brandwright/contract/sourcing/marketplace/filter-words.ts';
import type {
  ItemFilters,
  Loosening,
  SupplierFilters,
} from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { SQL } from 'drizzle-orm';
import { allOf, type Conditions } from './conditions.ts';

/** For a search without results: which single filters, left out, give some. Most results first, at most three. */
export async function loosen(
  conditions: Conditions,
  filters: SupplierFilters & ItemFilters,
  count: (where: SQL | undefined) => Promise<number>,
): Promise<Loosening[]> {
  if (conditions.byField.size < 2) return [];
  const found: Loosening[] = [];
  for (const field of conditions.byField.keys()) {
    const total = await count(allOf(conditions, field));
    if (total > 0) found.push({ field, words: filterInWords(field, filters), total });
  }
  return found.sort((a, b) => b.total - a.total || a.field.localeCompare(b.field)).slice(0, 3);
}
