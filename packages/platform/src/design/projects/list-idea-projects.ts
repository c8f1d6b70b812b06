import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { holdsAll } from '../../kernel/records/like-all.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { tellingPatterns } from './find-project.ts';
import { toProjects } from './project-rows.ts';
import { ideaProjects } from './tables.ts';

export default implement(listIdeaProjects, {
  async run(context, { isArchived, search, page, size }) {
    const patterns = search === undefined ? [] : tellingPatterns(search);
    const where = and(
      eq(ideaProjects.storeId, context.storeId),
      eq(ideaProjects.isArchived, isArchived),
      patterns.length === 0
        ? undefined
        : holdsAll(sql`${ideaProjects.title} || ' ' || coalesce(${ideaProjects.description}, '')`, patterns),
    );
    const rows = await context.db
      .select()
      .from(ideaProjects)
      .where(where)
      .orderBy(desc(ideaProjects.updatedAt), asc(ideaProjects.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(ideaProjects).where(where);
    return {
      output: { rows: await toProjects(context, rows), isArchived, page, size, total: counted?.total ?? 0 },
    };
  },
});
