import { listImageCollaborations } from '@brandwright/contract/design/collaborations/list-image-collaborations.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { holdsAll } from '../../kernel/records/like-all.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findProject, tellingPatterns } from '../projects/find-project.ts';
import { threadCounts, toCollaboration } from './rows.ts';
import { collaborationThreads, imageCollaborations as table } from './tables.ts';

export default implement(listImageCollaborations, {
  async run(context, { withOpenThreads, projectId, isArchived, search, page, size }) {
    const project = projectId === undefined ? undefined : await findProject(context, projectId);
    const patterns = search === undefined ? [] : tellingPatterns(search, new Set());
    const where = and(
      eq(table.storeId, context.storeId),
      eq(table.isArchived, isArchived),
      project ? eq(table.projectId, project.id) : undefined,
      patterns.length === 0 ? undefined : holdsAll(table.title, patterns),
      withOpenThreads
        ? sql`exists (select 1 from ${collaborationThreads} where ${collaborationThreads.storeId} = ${table.storeId}
              and ${collaborationThreads.collaborationId} = ${table.id}
              and not ${collaborationThreads.isResolved} and ${collaborationThreads.deletedAt} is null)`
        : undefined,
    );
    const rows = await context.db
      .select()
      .from(table)
      .where(where)
      .orderBy(desc(table.updatedAt), asc(table.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(table).where(where);
    const counts = await threadCounts(
      context,
      rows.map(({ id }) => id),
    );
    return {
      output: {
        rows: rows.map((row) => toCollaboration(row, counts.get(row.id))),
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
