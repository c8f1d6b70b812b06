import { OperationError, type AnyDeclaration, type OutputOf } from '@brandwright/contract';
import { mostExportedRows } from '@brandwright/contract/common/exports/export-list.ts';
import { z } from 'zod';
import { csvLine, decimal } from '../../kernel/data/csv.ts';
import type { Context } from '../../kernel/request/context.ts';
import { parseInput } from '../../kernel/request/parse.ts';

type Cell = string | number | null;

/** A list as lines of a CSV file. */
export interface ListFile {
  /** What the file is called before its day: "shipping-labels". */
  name: string;
  declaration: AnyDeclaration;
  /** Header and rows. Errors: bad_input, and those of the list. */
  read(context: Context, filters: Readonly<Record<string, unknown>>): Promise<ReadList>;
}

export interface ReadList {
  lines: string[];
  rows: number;
  total: number;
}

/** Rows read in one call: the most that a page of a list takes. */
const pageSize = 9999;

/** A list, found in what its operation answers, with its columns: heading → value of a row. */
export function listFile<D extends AnyDeclaration, Row>(
  declaration: D,
  name: string,
  found: (output: OutputOf<D>) => { rows: readonly Row[]; total: number },
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): ListFile {
  const cells = Object.values(columns);
  return {
    name,
    declaration,
    async read(context, filters) {
      requireKnown(declaration, filters);
      const lines = [csvLine(Object.keys(columns))];
      for (let page = 0; ; page += 1) {
        const input = parseInput(declaration, { ...filters, page, size: pageSize });
        const { rows, total } = found(await context.call(declaration, input as never));
        const taken = rows.slice(0, mostExportedRows - (lines.length - 1));
        lines.push(...taken.map((row) => csvLine(cells.map((cell) => cell(row)))));
        const count = lines.length - 1;
        if (rows.length < pageSize || count >= Math.min(total, mostExportedRows))
          return { lines, rows: count, total: Math.max(total, count) };
      }
    },
  };
}

/** A misspelled filter would export everything. */
function requireKnown(declaration: AnyDeclaration, filters: Readonly<Record<string, unknown>>): void {
  const taken = declaration.input instanceof z.ZodObject ? Object.keys(declaration.input.shape) : [];
  const fields = taken.filter((name) => name !== 'page' && name !== 'size');
  const unknown = Object.keys(filters).find((name) => !fields.includes(name));
  if (unknown !== undefined)
    throw new OperationError(
      'bad_input',
      `This list can’t be filtered by “${unknown}”. Filter it by ${fields.join(', ')}.`,
      [{ path: `filters.${unknown}`, message: 'This list has no such filter.' }],
    );
}

/** "ON_HOLD" → "On hold". */
export const plain = (value: string): string => {
  const words = value.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** "2026-11-20" of an instant. */
export const day = (at: string | null): string | null => at?.slice(0, 10) ?? null;

export const money = (amountMinor: number | null): string | null =>
  amountMinor === null ? null : decimal(amountMinor);
