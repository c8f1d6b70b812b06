import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { itemSummaries, itemWithSupplier } from '../rows.ts';
import { marketplaceItems as items, marketplaceSuppliers as suppliers } from '../tables.ts';
import { descriptorVersion } from './descriptor/describe-picture.ts';
import { similarityOf } from './rules.ts';
import { marketplaceItemPictures as pictures } from './tables.ts';

/** Items by how alike their nearest picture is to what is described, with what they are. Compared one by one, exactly. */
export async function nearestItems(
  context: Context,
  descriptor: Float32Array,
  where: SQL | undefined,
  quantity: number,
) {
  const wanted = sql`${sql.param(`{${descriptor.join(',')}}`)}::real[]`;
  const likeness = context.db
    .select({
      itemId: pictures.itemId,
      likeness:
        sql<number>`max((select sum(one * other) from unnest(${pictures.descriptor}, ${wanted}) as pair (one, other)))`.as(
          'likeness',
        ),
    })
    .from(pictures)
    .where(eq(pictures.version, descriptorVersion))
    .groupBy(pictures.itemId)
    .as('likeness');
  const rows = await context.db
    .select({ ...itemWithSupplier, likeness: likeness.likeness, compared: sql<number>`count(*) over ()` })
    .from(items)
    .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
    .innerJoin(likeness, eq(likeness.itemId, items.id))
    .where(and(where))
    .orderBy(desc(likeness.likeness), desc(items.rank), items.id)
    .limit(quantity);
  const summaries = await itemSummaries(context, rows);
  return {
    total: rows[0]?.compared ?? 0,
    rows: summaries.map((item, index) => ({ ...item, similarity: similarityOf(rows[index]?.likeness ?? 0) })),
  };
}
