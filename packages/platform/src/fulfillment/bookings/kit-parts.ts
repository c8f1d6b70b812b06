import { OperationError } from '@brandwright/contract';
import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { fulfillmentBookings } from './tables.ts';

/** The bundle that is meant. Errors: not_found, conflict where it is none or several fit. */
export async function findKit(context: Context, said: string): Promise<SkuStock> {
  const { rows } = await context.call(getStock, { sku: said });
  const bundles = rows.filter(({ isBundle, parts }) => isBundle && parts.length > 0);
  const [kit, second] = bundles;
  if (second)
    throw new OperationError(
      'conflict',
      `Several bundles match: ${bundles
        .slice(0, 5)
        .map((row) => `${row.title}, ${row.code}`)
        .join('; ')}. Which one?`,
    );
  if (kit) return kit;
  const [first] = rows;
  throw new OperationError(
    'conflict',
    `${first ? skuName(first) : 'That'} isn’t a bundle, so there’s no list of parts for a kit. Create a bundle of its parts first, then order kitting.`,
  );
}

/** Units of each SKU that kits which are ordered and not done need. */
export async function unitsInKits(context: Context): Promise<ReadonlyMap<string, number>> {
  const rows = await context.db
    .select({ details: fulfillmentBookings.details })
    .from(fulfillmentBookings)
    .where(
      and(
        eq(fulfillmentBookings.storeId, context.storeId),
        eq(fulfillmentBookings.kind, 'KITTING'),
        inArray(fulfillmentBookings.status, ['REQUESTED', 'CONFIRMED']),
      ),
    );
  const needed = new Map<string, number>();
  for (const { details } of rows) {
    if (details.kind !== 'KITTING') continue;
    for (const { skuId, units } of details.parts) needed.set(skuId, (needed.get(skuId) ?? 0) + units);
  }
  return needed;
}
