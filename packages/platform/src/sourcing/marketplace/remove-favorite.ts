import { OperationError } from '@brandwright/contract';
import { removeFavorite } from '@brandwright/contract/sourcing/marketplace/remove-favorite.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { favorites } from './tables.ts';
import {
  targetOf,
  findFavorite,
  ofTarget,
  inputOf,
  quietPreview,
  ofStore,
  toFavorite,
  subjectOf,
} from './favorites.ts';

/** The favorite itself, or what was saved. */
const ofId = (id: string) =>
  or(
    eq(favorites.id, id),
    eq(favorites.itemId, id),
    and(eq(favorites.supplierId, id), isNull(favorites.itemId)),
  );

/** The favorite that is meant, by its id or by what was saved. */
async function savedTarget(
  context: Context,
  {
    favoriteId,
    ...input
  }: { favoriteId?: string | undefined; supplierId?: string | undefined; itemId?: string | undefined },
) {
  const named = favoriteId === undefined ? await targetOf(context, input) : undefined;
  const row = await findFavorite(context, named ? ofTarget(named) : ofId(favoriteId ?? ''));
  if (!row) throw new OperationError('not_found', `${named?.name ?? 'That'} isn’t in your favorites.`);
  const target = named ?? (await targetOf(context, inputOf({ ...row, name: '' })));
  return { row, target };
}

const undoRemove = z.object({
  favoriteId: z.uuid(),
  supplierId: z.uuid(),
  itemId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});

export default implement(removeFavorite, {
  async prepare(context, input) {
    const { row, target } = await savedTarget(context, input);
    return {
      input: { favoriteId: row.id },
      preview: {
        ...quietPreview,
        verb: 'Remove from favorites',
        what: `Removes ${target.name} from your favorites.`,
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
});
