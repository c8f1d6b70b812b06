import { isRecord } from '@brandwright/contract/kernel/is-record.ts';

/** A list of records as one: the names of their fields once, then the values of each in that order. */
interface Table {
  columns: string[];
  rows: unknown[];
}

/** Below so many records the names take no more than the table. */
const fewestRows = 3;
/** Of the cells of a table at least so many hold a value. */
const leastFilled = 0.7;

/** A value with its lists of like, plain records as tables: for a model, which need not read the names again and again. */
export function asTables(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(asTables);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asTables(part)]));
}

export const isTable = (value: object): value is Table =>
  'columns' in value &&
  'rows' in value &&
  Array.isArray(value.columns) &&
  Array.isArray(value.rows) &&
  Object.keys(value).length === 2;

function tableOf(list: readonly unknown[]): Table | null {
  if (list.length < fewestRows || !list.every(isRecord)) return null;
  const records = list.filter(isRecord);
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const cells = records.flatMap((record) => Object.values(record));
  if (columns.length < 2 || !cells.every(isPlain)) return null;
  if (cells.length < columns.length * records.length * leastFilled) return null;
  return { columns, rows: records.map((record) => columns.map((name) => record[name] ?? null)) };
}

/** No record of its own; words from outside, which are wrapped, are plain all the same. */
const isPlain = (value: unknown): boolean =>
  !Array.isArray(value) &&
  (!isRecord(value) || Object.values(value).every((part) => typeof part === 'string'));
