import { OperationError } from '@brandwright/contract';
import { addFavorite } from '@brandwright/contract/sourcing/marketplace/add-favorite.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { favorites } from './tables.ts';
import {
  targetOf,
  inputOf,
  quietPreview,
  findFavorite,
  ofTarget,
  toFavorite,
  subjectOf,
  ofStore,
} from './favorites.ts';

const undoAdd = z.object({ favoriteId: z.uuid().nullable() });

export default implement(addFavorite, {
  async prepare(context, input) {
    const target = await targetOf(context, input);
    return {
      input: inputOf(target),
      preview: {
        ...quietPreview,
        verb: 'Add to favorites',
        what: `Adds ${target.name} to your favorites.`,
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
    if (!row) throw new OperationError('conflict', 'That favorite was just removed. Try again.');
    return {
      output: { ...toFavorite(row, target.name), wasThere: added === undefined },
      undo: { favoriteId: added?.id ?? null },
      subject: subjectOf(target),
    };
  },
  async undo(context, saved) {
    const { favoriteId } = undoAdd.parse(saved);
    if (favoriteId) await context.db.delete(favorites).where(ofStore(context, eq(favorites.id, favoriteId)));
  },
});
