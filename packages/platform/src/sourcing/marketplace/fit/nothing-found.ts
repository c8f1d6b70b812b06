import type { NearestItem } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { marketplaceItems as items, marketplaceSuppliers as suppliers } from '../tables.ts';
import { allOf, type Conditions } from '../conditions.ts';
import type { FittingItem } from './find-items.ts';
import { nearestOf, nothingFitsWords } from './nothing-fits.ts';

export interface NothingFits {
  nothingFits: string | null;
  nearest: NearestItem[];
}

export const somethingFits: NothingFits = { nothingFits: null, nearest: [] };

/** What is said where no row is what a search asks for: the nearest that its other filters leave. */
export async function nothingFound(
  context: Pick<Context, 'db'>,
  conditions: Conditions,
  others: { of: 'suppliers' | 'items'; count: (where: SQL | undefined) => Promise<number> },
): Promise<NothingFits> {
  const { fitting, unknown } = conditions;
  if (fitting === null) {
    // Where its words alone find something the other filters stand in the way, which is said in another way.
    const isUnknown = unknown !== null && (await others.count(conditions.byField.get('keyword'))) === 0;
    return isUnknown ? { nothingFits: nothingFitsWords(unknown, []), nearest: [] } : somethingFits;
  }
  if (fitting.ids.length > 0) return somethingFits;
  const left = await leftBy(context, fitting.near, others.of, allOf(conditions, 'keyword'));
  return { nothingFits: nothingFitsWords(fitting.asked, left), nearest: nearestOf(left) };
}

async function leftBy(
  context: Pick<Context, 'db'>,
  near: readonly FittingItem[],
  of: 'suppliers' | 'items',
  where: SQL | undefined,
): Promise<FittingItem[]> {
  if (near.length === 0) return [];
  const idOf = (one: FittingItem) => (of === 'items' ? one.itemId : one.supplierId);
  const ids = [...new Set(near.map(idOf))];
  const rows =
    of === 'items'
      ? await context.db
          .select({ id: items.id })
          .from(items)
          .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
          .where(and(where, inArray(items.id, ids)))
      : await context.db
          .select({ id: suppliers.id })
          .from(suppliers)
          .where(and(where, inArray(suppliers.id, ids)));
  const kept = new Set(rows.map(({ id }) => id));
  return near.filter((one) => kept.has(idOf(one)));
}
