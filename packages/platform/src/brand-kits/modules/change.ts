import { moduleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { findModule } from './find-module.ts';
import type { ModuleRow } from './show-module.ts';
import { brandModules } from './tables.ts';

const undoShape = z.object({
  id: z.uuid(),
  title: z.string(),
  content: moduleContent,
  isArchived: z.boolean(),
});

export const undoOf = ({ id, title, content, isArchived }: ModuleRow) => ({ id, title, content, isArchived });

type Change = Partial<Pick<ModuleRow, 'title' | 'content' | 'isArchived'>>;

export async function keep(context: Context, row: ModuleRow, change: Change): Promise<ModuleRow> {
  const updatedAt = context.clock.now();
  await context.db
    .update(brandModules)
    .set({ ...change, updatedAt })
    .where(and(eq(brandModules.storeId, context.storeId), eq(brandModules.id, row.id)));
  return { ...row, ...change, updatedAt };
}

export async function putBack(context: Context, undo: unknown): Promise<void> {
  const { id, ...before } = undoShape.parse(undo);
  await keep(context, await findModule(context, id, { forChange: true }), before);
}
