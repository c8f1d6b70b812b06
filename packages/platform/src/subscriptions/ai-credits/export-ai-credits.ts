import { OperationError } from '@brandwright/contract';
import { creditPrices } from '@brandwright/contract/kernel/ai-credits.ts';
import { creditEntryLabels } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { exportAiCredits } from '@brandwright/contract/subscriptions/ai-credits/export-ai-credits.ts';
import { asc } from 'drizzle-orm';
import { aiCreditEntries as entries } from '../../kernel/credits/tables.ts';
import { csvLine } from '../../kernel/data/csv.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { keepCsv } from '../../kernel/request/keep-download.ts';
import { entriesWhere } from './entries-query.ts';

export default implement(exportAiCredits, {
  async run(context, filter) {
    const rows = await context.db
      .select()
      .from(entries)
      .where(await entriesWhere(context, filter))
      .orderBy(asc(entries.createdAt), asc(entries.sequence));
    if (rows.length === 0)
      throw new OperationError('conflict', 'No AI credit entries match that, so there is nothing to export.');
    const header = csvLine([
      'Time',
      'Kind',
      'AI credits',
      'Balance',
      'For',
      'How many',
      'What',
      'Person',
      'Assistant',
    ]);
    const lines = rows.map((row) =>
      csvLine([
        row.createdAt.toISOString(),
        creditEntryLabels[row.kind],
        row.credits,
        row.balanceAfter,
        row.use === null ? '' : creditPrices[row.use].noun,
        row.units ?? '',
        row.note,
        row.personName ?? '',
        row.assistantName ?? '',
      ]),
    );
    const file = await keepCsv(context, 'ai-credits', [header, ...lines]);
    return { output: { ...file, entries: rows.length }, subject: { kind: 'file', id: file.id } };
  },
});
