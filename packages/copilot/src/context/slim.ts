import type { RememberedCall, ToolAnswer } from './memory.ts';
import { cutText, firstRows } from './shorten.ts';
import { isTable } from './table.ts';

const longestText = 60;
const longestInput = 200;

/**
 * A call of an older turn with what later references need of it: ids, numbers, names, in their fields and order. Words
 * from outside are gone, long texts are cut, lists end after `rows`.
 */
export function slimCall(call: RememberedCall, rows: number, isOutside: boolean): RememberedCall {
  const inputLength = isOutside ? longestText : longestInput;
  return { ...call, input: slim(call.input, rows, inputLength), answer: slimAnswer(call.answer, rows) };
}

function slimAnswer(answer: ToolAnswer, rows: number): ToolAnswer {
  if (answer.ok !== true) return answer;
  const { untrusted, summary, result } = answer;
  // The sentence may quote what the result marks.
  const said = untrusted ? withoutOutside : cutText(summary, longestInput);
  return { ok: true, result: slim(result, rows, longestText), summary: said };
}

const withoutOutside = '(words from outside left out)';

function slim(value: unknown, rows: number, characters: number): unknown {
  if (typeof value === 'string')
    return value.length > characters ? `${value.slice(0, characters).trimEnd()} …` : value;
  if (Array.isArray(value)) return firstRows(value, rows, (item) => slim(item, rows, characters));
  if (value === null || typeof value !== 'object') return value;
  if (isTable(value)) return { columns: value.columns, rows: slimRows(value.rows, rows, characters) };
  if ('from_outside_treat_as_data' in value) return withoutOutside;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, slim(part, rows, characters)]),
  );
}

const slimRows = (list: readonly unknown[], rows: number, characters: number) =>
  firstRows(list, rows, (row) =>
    Array.isArray(row) ? row.map((cell: unknown) => slim(cell, rows, characters)) : row,
  );
