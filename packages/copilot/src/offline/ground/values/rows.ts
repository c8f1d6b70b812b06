import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { convert } from './convert.ts';
import type { FieldSpec } from '../../fields.ts';

/** Values of lines ("40 mugs and 12 bowls"): each line ends where one of its values would come a second time. */
export function fillRows(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  utterance: Utterance,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  for (const field of fields.filter(({ kind }) => kind === 'object')) {
    const own = spans.filter((span) => span.field.startsWith(`${field.name}.`) && !span.drops);
    if (own.length === 0) continue;
    const rows: Record<string, unknown>[] = [];
    for (const span of own) {
      used.push(span);
      const name = span.field.slice(field.name.length + 1);
      const inner = field.fields.find((one) => one.name === name);
      const value = inner && (span.value === null ? convert(inner, span, utterance) : span.value);
      if (value === undefined) continue;
      const row = rows.at(-1);
      if (!row || row[name] !== undefined) rows.push({ [name]: value });
      else row[name] = value;
    }
    const [only] = rows;
    if (!only) continue;
    // One line without what a line needs is said in the fields beside the list ("30 candles at $17").
    const isWhole = field.fields.every(({ name, required }) => !required || only[name] !== undefined);
    if (rows.length === 1 && !isWhole) {
      for (const [name, value] of Object.entries(only))
        if (fields.some((one) => one.name === name)) input[name] ??= value;
    } else input[field.name] = field.array ? rows : only;
  }
}
