import { listFavorites } from '@brandwright/contract/sourcing/marketplace/list-favorites.ts';
import { count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { suppliersByIds } from './resolve.ts';
import { itemSummaries, itemWithSupplier, supplierSummaries } from './rows.ts';
import { favorites, marketplaceItems as items, marketplaceSuppliers as suppliers } from './tables.ts';
import { type FavoriteRow, toFavorite, ofStore } from './favorites.ts';

async function withRecords(context: Context, rows: readonly FavoriteRow[]) {
  const supplierRows = await suppliersByIds(
    context,
    rows.filter((row) => row.itemId === null).map((row) => row.supplierId),
  );
  const itemIds = rows.flatMap((row) => row.itemId ?? []);
  const itemRows =
    itemIds.length === 0
      ? []
      : await context.db
          .select(itemWithSupplier)
          .from(items)
          .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
          .where(inArray(items.id, itemIds));
  const supplierById = new Map(
    (await supplierSummaries(context, supplierRows)).map((one) => [one.supplierId, one]),
  );
  const itemById = new Map((await itemSummaries(context, itemRows)).map((one) => [one.itemId, one]));
  return rows.map((row) => {
    const item = row.itemId === null ? null : (itemById.get(row.itemId) ?? null);
    const supplier = row.itemId === null ? (supplierById.get(row.supplierId) ?? null) : null;
    return {
      ...toFavorite(row, item?.title ?? supplier?.name ?? 'No longer in the marketplace'),
      supplier,
      item,
    };
  });
}

export default implement(listFavorites, {
  async run(context, { kind, page, size }) {
    const ofKind =
      kind === undefined
        ? undefined
        : kind === 'SUPPLIER'
          ? isNull(favorites.itemId)
          : isNotNull(favorites.itemId);
    const where = ofStore(context, ofKind);
    const rows = await context.db
      .select()
      .from(favorites)
      .where(where)
      .orderBy(desc(favorites.createdAt), favorites.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(favorites).where(where);
    return { output: { rows: await withRecords(context, rows), page, size, total: counted?.total ?? 0 } };
  },
});
