import { OperationError } from '@brandwright/contract';
import { addFavorite } from '@brandwright/contract/sourcing/marketplace/add-favorite.ts';
import { listFavorites } from '@brandwright/contract/sourcing/marketplace/list-favorites.ts';
import { removeFavorite } from '@brandwright/contract/sourcing/marketplace/remove-favorite.ts';
import type { Favorite } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem, findSupplier, suppliersByIds } from './resolve.ts';
import { itemSummaries, itemWithSupplier, supplierSummaries } from './rows.ts';
import { favorites, marketplaceItems as items, marketplaceSuppliers as suppliers } from './tables.ts';

type FavoriteRow = typeof favorites.$inferSelect;

/** The supplier or item that is meant, with its name. */
interface Target {
  supplierId: string;
  itemId: string | null;
  name: string;
}

async function targetOf(
  context: Context,
  { supplierId, itemId }: { supplierId?: string | undefined; itemId?: string | undefined },
): Promise<Target> {
  if (itemId !== undefined) {
    const item = await findItem(context, itemId);
    // An item may come with its own supplier beside it; another supplier's is a contradiction.
    if (supplierId !== undefined && (await findSupplier(context, supplierId)).id !== item.supplierId) {
      throw new OperationError(
        'bad_input',
        `${item.title} is not made by that supplier. Say which of the two you mean.`,
        [{ path: 'supplierId', message: 'Leave out supplierId or itemId.' }],
      );
    }
    return { supplierId: item.supplierId, itemId: item.id, name: item.title };
  }
  if (supplierId !== undefined) {
    const supplier = await findSupplier(context, supplierId);
    return { supplierId: supplier.id, itemId: null, name: supplier.name };
  }
  throw new OperationError('bad_input', 'Which supplier or item? Say its name, or open it first.', [
    { path: 'supplierId', message: 'Give a supplier or an item.' },
  ]);
}

const ofStore = (context: Context, condition: SQL | undefined) =>
  and(eq(favorites.storeId, context.storeId), condition);
const ofTarget = (target: Target) =>
  target.itemId === null
    ? and(eq(favorites.supplierId, target.supplierId), isNull(favorites.itemId))
    : eq(favorites.itemId, target.itemId);

/** The favourite itself, or what was saved. */
const ofId = (id: string) =>
  or(
    eq(favorites.id, id),
    eq(favorites.itemId, id),
    and(eq(favorites.supplierId, id), isNull(favorites.itemId)),
  );

async function findFavorite(context: Context, condition: SQL | undefined): Promise<FavoriteRow | undefined> {
  const [row] = await context.db.select().from(favorites).where(ofStore(context, condition));
  return row;
}

function toFavorite(row: FavoriteRow, name: string): Favorite {
  return {
    favoriteId: row.id,
    kind: row.itemId === null ? 'SUPPLIER' : 'ITEM',
    supplierId: row.supplierId,
    itemId: row.itemId,
    name,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The favourite that is meant, by its id or by what was saved. */
async function savedTarget(
  context: Context,
  {
    favoriteId,
    ...input
  }: { favoriteId?: string | undefined; supplierId?: string | undefined; itemId?: string | undefined },
) {
  const named = favoriteId === undefined ? await targetOf(context, input) : undefined;
  const row = await findFavorite(context, named ? ofTarget(named) : ofId(favoriteId ?? ''));
  if (!row) throw new OperationError('not_found', `${named?.name ?? 'That'} is not among your favorites.`);
  const target = named ?? (await targetOf(context, inputOf({ ...row, name: '' })));
  return { row, target };
}

const inputOf = (target: Target) =>
  target.itemId === null ? { supplierId: target.supplierId } : { itemId: target.itemId };
const quietPreview = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };

const undoAdd = z.object({ favoriteId: z.uuid().nullable() });
const undoRemove = z.object({
  favoriteId: z.uuid(),
  supplierId: z.uuid(),
  itemId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});

export const favoriteOperations = [
  implement(listFavorites, {
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
  }),

  implement(addFavorite, {
    async prepare(context, input) {
      const target = await targetOf(context, input);
      return {
        input: inputOf(target),
        preview: {
          ...quietPreview,
          verb: 'Add to favorites',
          what: `${target.name} is added to your favorites.`,
        },
      };
    },
    async run(context, input) {
      const target = await targetOf(context, input);
      const values = {
        storeId: context.storeId,
        id: randomUUID(),
        supplierId: target.supplierId,
        itemId: target.itemId,
        createdAt: context.clock.now(),
      };
      const [added] = await context.db.insert(favorites).values(values).onConflictDoNothing().returning();
      const row = added ?? (await findFavorite(context, ofTarget(target)));
      if (!row)
        throw new OperationError('conflict', 'That favorite was removed at the same moment. Try again.');
      return {
        output: { ...toFavorite(row, target.name), wasThere: added === undefined },
        undo: { favoriteId: added?.id ?? null },
        subject: subjectOf(target),
      };
    },
    async undo(context, saved) {
      const { favoriteId } = undoAdd.parse(saved);
      if (favoriteId)
        await context.db.delete(favorites).where(ofStore(context, eq(favorites.id, favoriteId)));
    },
  }),

  implement(removeFavorite, {
    async prepare(context, input) {
      const { row, target } = await savedTarget(context, input);
      return {
        input: { favoriteId: row.id },
        preview: {
          ...quietPreview,
          verb: 'Remove from favorites',
          what: `${target.name} is taken out of your favorites.`,
        },
      };
    },
    async run(context, input) {
      const { row, target } = await savedTarget(context, input);
      await context.db.delete(favorites).where(ofStore(context, eq(favorites.id, row.id)));
      return {
        output: toFavorite(row, target.name),
        undo: {
          favoriteId: row.id,
          supplierId: row.supplierId,
          itemId: row.itemId,
          createdAt: row.createdAt.toISOString(),
        },
        subject: subjectOf(target),
      };
    },
    async undo(context, saved) {
      const { favoriteId, createdAt, ...row } = undoRemove.parse(saved);
      await context.db
        .insert(favorites)
        .values({ ...row, storeId: context.storeId, id: favoriteId, createdAt: new Date(createdAt) })
        .onConflictDoNothing();
    },
  }),
];

const subjectOf = (target: Target) =>
  target.itemId === null
    ? { kind: 'supplier', id: target.supplierId }
    : { kind: 'catalog_item', id: target.itemId };

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
