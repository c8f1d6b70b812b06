import { listAiCreditEntries } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-entries.ts';
import { count, desc } from 'drizzle-orm';
import { aiCreditEntries as entries } from '../../kernel/credits/tables.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { entriesWhere, showEntry } from './entries-query.ts';

export default implement(listAiCreditEntries, {
  async run(context, { page, size, ...filter }) {
    const where = await entriesWhere(context, filter);
    const rows = await context.db
      .select()
      .from(entries)
      .where(where)
      .orderBy(desc(entries.createdAt), desc(entries.sequence))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(entries).where(where);
    return { output: { rows: rows.map(showEntry), page, size, total: counted?.total ?? 0 } };
  },
});
