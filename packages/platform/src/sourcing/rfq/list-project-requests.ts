import { requestStatuses } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { listProjectRequests } from '@brandwright/contract/sourcing/rfq/list-project-requests.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { askedCounts, quotesOf, titleWords, toListRow } from './request-rows.ts';
import { dayOf } from './rules.ts';
import { projectRequests } from './tables.ts';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';

export default implement(listProjectRequests, {
  async run(context, { status, search, page, size }) {
    const patterns = titleWords(search ?? '').map((word) => `%${escapeLike(word)}%`);
    const ofStore = eq(projectRequests.storeId, context.storeId);
    const where = and(
      ofStore,
      status === undefined ? undefined : eq(projectRequests.status, status),
      patterns.length === 0
        ? undefined
        : holdsAll(
            sql`${projectRequests.title} || ' ' || coalesce(${projectRequests.description}, '')`,
            patterns,
          ),
    );
    const rows = await context.db
      .select()
      .from(projectRequests)
      .where(where)
      .orderBy(desc(projectRequests.createdAt), projectRequests.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(projectRequests).where(where);
    const byStatus = await context.db
      .select({ status: projectRequests.status, count: count() })
      .from(projectRequests)
      .where(ofStore)
      .groupBy(projectRequests.status);
    const ids = rows.map(({ id }) => id);
    const quotes = await quotesOf(context, ids);
    const asked = await askedCounts(context, ids);
    const today = dayOf(context.clock.now());
    return {
      output: {
        rows: rows.map((row) =>
          toListRow(
            row,
            quotes.filter((quote) => quote.requestId === row.id),
            asked.get(row.id) ?? 0,
            today,
          ),
        ),
        counts: requestStatuses.map((one) => ({
          status: one,
          count: byStatus.find((row) => row.status === one)?.count ?? 0,
        })),
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
