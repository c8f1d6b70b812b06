import { openLastIdeaProject } from '@brandwright/contract/design/projects/open-last-idea-project.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { toProjects } from './project-rows.ts';
import { ideaProjects } from './tables.ts';
import { insertProject } from './projects.ts';

export default implement(openLastIdeaProject, {
  async run(context) {
    // Two windows that open at once make one project.
    await context.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`idea projects ${context.storeId}`}, 0))`,
    );
    const [last] = await context.db
      .select()
      .from(ideaProjects)
      .where(and(eq(ideaProjects.storeId, context.storeId), eq(ideaProjects.isArchived, false)))
      .orderBy(desc(ideaProjects.updatedAt), asc(ideaProjects.id))
      .limit(1);
    const [one] = await toProjects(context, [
      last ?? (await insertProject(context, { title: 'First ideas' })),
    ]);
    if (!one) throw new Error('The project is gone.');
    return { output: { ...one, isNew: last === undefined } };
  },
});
