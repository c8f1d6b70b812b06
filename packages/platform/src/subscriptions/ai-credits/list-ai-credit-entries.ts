import { listAiCreditEntries } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-entries.ts';
import { desc } from 'drizzle-orm';
import { aiCreditEntries as entries } from '../../kernel/credits/tables.ts';
import { tallyRows } from '../../kernel/data/row-tallies.ts';
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
    const isAll = Object.values(filter).every((one) => one === undefined);
    const total = isAll
      ? await tallyRows(context, 'ai_credit_entries', 'ALL')
      : await context.db.$count(entries, where);
    return { output: { rows: rows.map(showEntry), page, size, total } };
  },
});
