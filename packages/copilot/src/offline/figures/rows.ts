import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../arguments/fields.ts';
import { countryName } from '../arguments/countries.ts';
import type { PastCall } from '../turn/conversation.ts';
import { recordsOf, type SeenRecord } from '../table/records.ts';
import type { Table } from '../table/state.ts';
import { identifierWords } from '../words/tokens.ts';

export interface Row {
  label: string;
  /** The row with what it nests laid flat. */
  data: Readonly<Record<string, unknown>>;
  record: SeenRecord | null;
}

/** Rows that a conversation has on the table, of one list or of several single answers of one kind. */
export interface SeenRows {
  call: PastCall;
  fields: readonly FieldSpec[];
  rows: readonly Row[];
  /** How many there are in all; more than `rows` when the list was cut. */
  total: number;
  currency: string;
  /** Figures of the result itself, beside its rows. */
  whole: Readonly<Record<string, unknown>>;
  /** Rows of a page where none was asked for; null when the operation does not say. */
  usualSize: number | null;
  /** What the rows are, in the plural: "orders". */
  noun: string;
}

/** Rows of recent results that have at least two, latest first; single results of one operation count as rows of one list. */
export function rowsInView(table: Table): SeenRows[] {
  const settled = table.calls.filter((call) => call.outcome?.ok === true);
  const last = settled.at(-1);
  const together = last && !rowsOfList(last, table) ? singles(settled, last, table) : null;
  const lists = settled
    .slice(-5)
    .reverse()
    .flatMap((call) => rowsOfList(call, table) ?? []);
  return together ? [together, ...lists] : lists;
}

function rowsOfList(call: PastCall, table: Table): SeenRows | null {
  const declaration = table.find(call.operation);
  if (!declaration || call.outcome?.ok !== true || !isRecord(call.outcome.result)) return null;
  const result = call.outcome.result;
  const records = recordsOf(declaration, result).flatMap((one) => one.records);
  // Parts of one answer (its fees, its layers) are no list of things.
  const isAboutOne = typeof result.total !== 'number' && labelOf(result, null) !== '';
  const isListed = (name: string, value: readonly unknown[]) =>
    typeof result.total === 'number' ||
    /^(?:rows|items|results)$/.test(name) ||
    (!isAboutOne && records.some((record) => value.includes(record.data)));
  const lists = Object.entries(result).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isRecord) && isListed(name, value)
      ? [{ name, value }]
      : [],
  );
  const [list] = lists.sort((a, b) => prominence(b.name) - prominence(a.name));
  if (!list || ('id' in result && list.value.length < 2)) return null;
  const total = typeof result.total === 'number' ? result.total : list.value.length;
  if (total < 2 && list.value.length < 2) return null;
  return {
    call,
    fields: fieldsOf(declaration),
    rows: list.value.map((data) => rowOf(data, records.find((record) => record.data === data) ?? null)),
    total: Math.max(total, list.value.length),
    currency: currencyOf(result, list.value),
    whole: result,
    usualSize: usualSizeOf(declaration, call.input),
    noun: nounOf(list.name, declaration.name),
  };
}

function usualSizeOf(declaration: AnyDeclaration, input: Record<string, unknown>): number | null {
  const parsed = declaration.input.safeParse(input);
  const size = parsed.success && isRecord(parsed.data) ? parsed.data.size : null;
  return typeof size === 'number' ? size : null;
}

/** "rows" before anything that only goes with them. */
const prominence = (name: string) =>
  /^(?:rows|items|results)$/.test(name) ? 2 : /candidate|loosen|note/.test(name) ? 0 : 1;

function nounOf(list: string, operation: string): string {
  if (!/^(?:rows|results)$/.test(list)) return identifierWords(list).join(' ');
  const noun = identifierWords(operation).slice(1).join(' ');
  return noun.endsWith('s') && !/tariffs$/.test(noun) ? noun : '';
}

/** "What is the duty from Vietnam?", "and from India?": two answers that can be set side by side. */
function singles(settled: readonly PastCall[], last: PastCall, table: Table): SeenRows | null {
  const declaration = table.find(last.operation);
  if (!declaration || declaration.effect !== 'read') return null;
  const same: PastCall[] = [];
  for (const call of [...settled].reverse()) {
    if (call.operation !== last.operation || same.length === 6) break;
    same.unshift(call);
  }
  const rows = same.flatMap((call) => {
    if (call.outcome?.ok !== true || !isRecord(call.outcome.result)) return [];
    const [main] = recordsOf(declaration, call.outcome.result);
    const record = main?.single ? (main.records[0] ?? null) : null;
    const own = rowOf(call.outcome.result, record?.data === call.outcome.result ? record : null);
    return own.label ? [own] : [];
  });
  const distinct = rows.filter((row, at) => rows.findLastIndex((other) => other.label === row.label) === at);
  const [first] = distinct;
  if (!first || distinct.length < 2) return null;
  return {
    call: last,
    fields: fieldsOf(declaration),
    rows: distinct,
    total: distinct.length,
    currency: currencyOf(first.data, []),
    whole: {},
    usualSize: null,
    noun: '',
  };
}

function rowOf(data: Record<string, unknown>, record: SeenRecord | null): Row {
  return { label: labelOf(data, record), data: flat(data), record };
}

function labelOf(data: Record<string, unknown>, record: SeenRecord | null): string {
  if (record) return record.label;
  for (const name of ['label', 'name', 'title', 'countryName', 'supplierName'])
    if (typeof data[name] === 'string' && data[name] !== '') return data[name];
  return typeof data.country === 'string' ? countryName(data.country) : '';
}

/** Nested objects' figures under both names: `perUnit.landedMinor` is "per unit landed minor". */
function flat(data: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    if (!isRecord(value)) out[name] = value;
    else
      for (const [child, inner] of Object.entries(value))
        if (!isRecord(inner)) out[`${name} ${child}`] = inner;
  }
  return out;
}

function currencyOf(
  result: Readonly<Record<string, unknown>>,
  rows: readonly Record<string, unknown>[],
): string {
  const found = result.currency ?? rows[0]?.currency;
  return typeof found === 'string' && /^[A-Z]{3}$/.test(found) ? found : 'USD';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
