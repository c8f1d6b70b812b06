import { OperationError } from '@brandwright/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { findDesign, ofStore, type DesignRow } from './find-design.ts';
import { tell } from './save-design.ts';
import { productDesigns } from './tables.ts';

const undoArchive = z.object({ designId: z.uuid() });

export async function setArchived(context: Context, row: DesignRow, isArchived: boolean): Promise<DesignRow> {
  const [after] = await context.db
    .update(productDesigns)
    .set({ isArchived, updatedAt: context.clock.now() })
    .where(ofStore(context, eq(productDesigns.id, row.id)))
    .returning();
  if (!after) throw new OperationError('not_found', 'That design isn’t in your store.');
  await tell(context, after);
  return after;
}

export const putBack = (isArchived: boolean) => async (context: Context, saved: unknown) => {
  const row = await findDesign(context, undoArchive.parse(saved).designId);
  await setArchived(context, row, isArchived);
};

export const isId = (named: string | undefined) => named !== undefined && z.uuid().safeParse(named).success;
