import { parse } from 'csv-parse/sync';
import type { SourceKind } from './recognize.ts';

export interface ListEntry {
  code: string;
  entry: string;
  note: string;
}

/** Columns of each list: code, heading or annex, metal. */
const columns: Readonly<
  Record<Exclude<SourceKind, 'LINES'>, readonly [code: string, entry: string | null, note: string | null]>
> = {
  CHINA_301: ['hts8', 'ch99_code', null],
  METALS_232: ['hts_prefix', 'annex', 'metal_type'],
  EXEMPT_122: ['hts8', null, null],
  EXEMPT_RECIPROCAL: ['hts10', null, null],
};

/** Reads a list of codes. Throws with the line's number when a code is none. Doubles are dropped. */
export function readList(kind: Exclude<SourceKind, 'LINES'>, text: string): ListEntry[] {
  const [codeColumn, entryColumn, noteColumn] = columns[kind];
  const rows = parse(text, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count: true,
  }) as Record<string, string | undefined>[];
  const entries = new Map<string, ListEntry>();
  for (const [position, row] of rows.entries()) {
    const code = (row[codeColumn] ?? '').replaceAll(/[.\s]/g, '');
    if (!/^\d{4,12}$/.test(code))
      throw new Error(`Line ${position + 2}: "${row[codeColumn] ?? ''}" is no HTS code.`);
    const entry = entryColumn ? (row[entryColumn] ?? '').toLowerCase() : '';
    const note = noteColumn ? (row[noteColumn] ?? '').toLowerCase() : '';
    entries.set(`${code} ${entry} ${note}`, { code: code.slice(0, 10), entry, note });
  }
  return [...entries.values()];
}
