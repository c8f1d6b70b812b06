import { countryName } from '@brandwright/language/values/countries.ts';
import type { SeenResult } from '../ground/records/records.ts';
import { factTables, type FactRow, type FactTable } from './facts.ts';

/** Answers that came one after the other to the same question of different things, as rows of one table. */
export function sideBySide(results: readonly SeenResult[]): FactTable | null {
  const [latest] = results;
  const others = results.findIndex(({ operation }) => operation !== latest?.operation);
  const alike = results
    .slice(0, others < 0 ? results.length : others)
    .slice(0, 4)
    .toReversed();
  if (alike.length < 2) return null;
  const rows = alike.flatMap((result): FactRow[] => {
    const tables = factTables(result);
    const label = differingValue(result, alike);
    if (label === null || tables.some(({ isMain, noun }) => isMain && noun !== '')) return [];
    const facts = tables.flatMap((table) => (table.rows.length === 1 ? (table.rows[0]?.facts ?? []) : []));
    return [{ label, facts, record: null, data: {} }];
  });
  return rows.length === alike.length
    ? { noun: '', rows, isMain: true, isSorted: false, total: rows.length }
    : null;
}

/** What one call was about and the others were not, in words: "Vietnam". */
function differingValue({ input }: SeenResult, all: readonly SeenResult[]): string | null {
  for (const [field, value] of Object.entries(input)) {
    const differs = new Set(all.map((one) => one.input[field])).size === all.length;
    if (differs && typeof value === 'string' && value.length < 60)
      return /^[A-Z]{2}$/.test(value) ? countryName(value) : value;
  }
  return null;
}
