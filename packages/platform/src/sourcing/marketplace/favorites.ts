import { OperationError } from '@brandwright/contract';
import type { Favorite } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findItem, findSupplier } from './resolve.ts';
import { favorites } from './tables.ts';

export type FavoriteRow = typeof favorites.$inferSelect;

/** The supplier or item that is meant, with its name. */
interface Target {
  supplierId: string;
  itemId: string | null;
  name: string;
}

export async function targetOf(
  context: Context,
  { supplierId, itemId }: { supplierId?: string | undefined; itemId?: string | undefined },
): Promise<Target> {
  if (itemId !== undefined) {
    const item = await findItem(context, itemId);
    // An item may come with its own supplier beside it; another supplier's is a contradiction.
    if (supplierId !== undefined && (await findSupplier(context, supplierId)).id !== item.supplierId) {
      throw new OperationError(
        'bad_input',
        `${item.title} isn’t made by that supplier. Say which of the two you mean.`,
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

export const ofStore = (context: Context, condition: SQL | undefined) =>
  and(eq(favorites.storeId, context.storeId), condition);

export const ofTarget = (target: Target) =>
  target.itemId === null
    ? and(eq(favorites.supplierId, target.supplierId), isNull(favorites.itemId))
    : eq(favorites.itemId, target.itemId);

export async function findFavorite(
  context: Context,
  condition: SQL | undefined,
): Promise<FavoriteRow | undefined> {
  const [row] = await context.db.select().from(favorites).where(ofStore(context, condition));
  return row;
}

export function toFavorite(row: FavoriteRow, name: string): Favorite {
  return {
    favoriteId: row.id,
    kind: row.itemId === null ? 'SUPPLIER' : 'ITEM',
    supplierId: row.supplierId,
    itemId: row.itemId,
    name,
    createdAt: row.createdAt.toISOString(),
  };
}

export const inputOf = (target: Target) =>
  target.itemId === null ? { supplierId: target.supplierId } : { itemId: target.itemId };

export const quietPreview = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };

export const subjectOf = (target: Target) =>
  target.itemId === null
    ? { kind: 'supplier', id: target.supplierId }
    : { kind: 'catalog_item', id: target.itemId };
