import { OperationError } from '@brandwright/contract';
import { createIdeaProject } from '@brandwright/contract/design/projects/create-idea-project.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { itemsOf, lockProject } from './find-project.ts';
import { toDetail } from './project-rows.ts';
import { ideaProjects } from './tables.ts';
import { refusePast, onlySaid, insertProject, asTitle, subject } from './projects.ts';

export default implement(createIdeaProject, {
  async run(context, { title, description, quantity, printing, launchDate }) {
    refusePast(context, launchDate);
    const said = onlySaid({ description, quantity, printing, launchDate });
    const row = await insertProject(context, { ...said, title: asTitle(title) });
    return { output: await toDetail(context, row), undo: { projectId: row.id }, subject: subject(row) };
  },
  async undo(context, undo) {
    const { projectId } = z.object({ projectId: z.uuid() }).parse(undo);
    const row = await lockProject(context, projectId);
    if ((await itemsOf(context, projectId)).length > 0)
      throw new OperationError('conflict', `"${row.title}" has items on its board now. Archive it instead.`);
    await context.db
      .delete(ideaProjects)
      .where(and(eq(ideaProjects.storeId, context.storeId), eq(ideaProjects.id, projectId)));
  },
});
