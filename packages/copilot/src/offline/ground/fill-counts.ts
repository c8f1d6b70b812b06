import type { AnyDeclaration } from '@brandwright/contract';
import { overlaps, type Quantity } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../fields.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { figureFor } from './convert.ts';
import { isLeft, type Work } from './work.ts';

/** "Cancel one of the candles": how many of them. "-2 candles" is handed on as it was said, to be refused. */
export function fillCountOf(fields: readonly FieldSpec[], { text }: Utterance, work: Work): void {
  const field = fields.find(({ meta, bound }) => meta.sense === 'quantity' && bound === null);
  const one = /\b(?:just |only )?(?:one|a single one) of (?:the|my|her|his|their|those|these)\b/i.exec(text);
  const match = one ?? /(?<=^|\s)-\d+(?=\s+\p{L})/u.exec(text);
  if (!field || !match || work.input[field.name] !== undefined) return;
  work.input[field.name] = one ? 1 : Number(match[0]);
  work.used.push({ start: match.index, end: match.index + match[0].length });
}

/** "0 candles": a figure that a change cannot take is handed on as it was said, so that it is refused and not left out. */
export function fillImpossible(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  utterance: Utterance,
  work: Work,
): void {
  if (operation.effect === 'read') return;
  for (const span of spans) {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || work.input[field.name] !== undefined || field.meta.ref || field.array || span.drops)
      continue;
    if (field.kind !== 'integer' && field.kind !== 'number') continue;
    const figure = utterance.values.find(
      (value): value is Quantity => 'mayName' in value && overlaps(value, span),
    );
    if (!figure || !isLeft(figure, work.used)) continue;
    const said = figureFor({ ...field, least: -Infinity, greatest: Infinity }, figure, span.text);
    if (said === undefined) continue;
    work.input[field.name] = said;
    work.used.push(figure);
  }
}
