import { removeBoardItem } from '@brandwright/contract/design/projects/remove-board-item.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem, lockProject, type ItemRow } from './find-project.ts';
import { changeProject, toPlaced } from './project-rows.ts';
import { boardItems } from './tables.ts';
import { boardOf, itemOf, subject } from './board.ts';

const keptRow = z.object({ row: z.record(z.string(), z.unknown()) });

export default implement(removeBoardItem, {
  async run(context, { projectId, item }) {
    const project = await boardOf(context, projectId);
    const row = await findItem(context, project, item);
    await context.db.delete(boardItems).where(itemOf(context, row.id));
    await changeProject(context, project.id, {});
    return { output: toPlaced(row, project), undo: { row }, subject: subject(project) };
  },
  async undo(context, undo) {
    const { row } = keptRow.parse(undo);
    const kept = row as ItemRow & { createdAt: string; updatedAt: string };
    await lockProject(context, kept.projectId);
    await context.db.insert(boardItems).values({
      ...kept,
      storeId: context.storeId,
      createdAt: new Date(kept.createdAt),
      updatedAt: new Date(kept.updatedAt),
    });
  },
});
