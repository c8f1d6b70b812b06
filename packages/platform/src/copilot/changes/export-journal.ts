import { findOperation } from '@brandwright/contract';
import { exportJournal } from '@brandwright/contract/copilot/export-journal.ts';
import { journalVia, viaLabels } from '@brandwright/contract/copilot/journal-filter.ts';
import { areaWords } from '@brandwright/contract/copilot/suggestions/area-words.ts';
import { csvLine } from '../../kernel/data/csv.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { keepCsv } from '../../kernel/request/keep-download.ts';
import type { EntryRow } from './entries.ts';
import { journalFor, namesOf } from './journal-query.ts';

const header = ['When (UTC)', 'Who', 'How', 'Area', 'What', 'Undone (UTC)'];
const mostRows = 50_000;

const areaOf = (operation: string): string | null => {
  const area = findOperation(operation)?.area;
  return area === undefined ? null : areaWords[area].label;
};

const lineOf = (row: EntryRow, names: ReadonlyMap<string, string>): string =>
  csvLine([
    row.createdAt.toISOString(),
    row.userId === null ? null : (names.get(row.userId) ?? 'Someone who left'),
    viaLabels[journalVia.parse(row.via)],
    areaOf(row.operation),
    row.summary,
    row.undoneAt?.toISOString() ?? null,
  ]);

export default implement(exportJournal, {
  async run(context, filter) {
    const { rows } = await journalFor(context, filter, { page: 0, size: mostRows });
    const names = await namesOf(context);
    const file = await keepCsv(context, 'activity', [
      csvLine(header),
      ...rows.map((row) => lineOf(row, names)),
    ]);
    return { output: { ...file, entries: rows.length }, subject: { kind: 'file', id: file.id } };
  },
});
