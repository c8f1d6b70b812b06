import { listOutreach } from '@brandwright/contract/sourcing/outreach/list-outreach.ts';
import { count, desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { readBrief } from './brief.ts';
import { countByStatus, ofStore, toOutreach } from './outreach-rows.ts';
import { sourcingOutreach as outreach } from './tables.ts';

export default implement(listOutreach, {
  async run(context, { techPackId, status, source, batchId, page, size }) {
    const brief = techPackId === undefined ? null : await readBrief(context, techPackId);
    const within = ofStore(
      context,
      brief ? eq(outreach.techPackId, brief.techPackId) : undefined,
      source ? eq(outreach.source, source) : undefined,
      batchId ? eq(outreach.batchId, batchId) : undefined,
    );
    const where = ofStore(context, within, status ? eq(outreach.status, status) : undefined);
    const rows = await context.db
      .select()
      .from(outreach)
      .where(where)
      .orderBy(desc(outreach.queuedAt), outreach.supplierName, outreach.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(outreach).where(where);
    return {
      output: {
        counts: await countByStatus(context, within),
        rows: rows.map(toOutreach),
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
