import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import type { Conditions } from './conditions.ts';
import { nothingFound, somethingFits } from './fit/nothing-found.ts';
import { loosen } from './loosen.ts';

/** What a search says beside its page: how its words were read, and where nothing is found, what stands in the way. */
export async function searchAnswer(
  context: Context,
  conditions: Conditions,
  filters: SupplierFilters & ItemFilters,
  found: { total: number; of: 'suppliers' | 'items'; count: (where: SQL | undefined) => Promise<number> },
) {
  const isFound = found.total > 0;
  const nothing = isFound ? somethingFits : await nothingFound(context, conditions, found);
  return {
    readAs: conditions.words.readAs,
    loosen: isFound || nothing.nothingFits !== null ? [] : await loosen(conditions, filters, found.count),
    unmet: isFound ? (conditions.fitting?.unmet ?? []) : [],
    ...nothing,
  };
}
