import type { Quantity, Value } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { figureFor } from './convert.ts';
import type { DialogueState } from '../conversation/state.ts';

/** "Give it five more days": counted from what the record in view says. */
export function fillRelative(
  fields: readonly FieldSpec[],
  { values, text }: Utterance,
  { results }: DialogueState,
  input: Record<string, unknown>,
): void {
  for (const field of fields) {
    const said = input[field.name];
    if (typeof said !== 'number' || field.meta.ref) continue;
    const now = numberNamed(field.name, results[0]?.result);
    if (now === undefined) continue;
    const figure = values.find(
      (value) => 'mayName' in value && figureFor(field, value, value.text) === said && isMore(value, text),
    );
    if (figure && now + said <= field.greatest) input[field.name] = now + said;
  }
}

/** The number that a result has under a name, in itself or in one thing of it. */
export function numberNamed(name: string, result: unknown, isInner = false): number | undefined {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return undefined;
  const own = (result as Record<string, unknown>)[name];
  if (typeof own === 'number') return own;
  if (isInner) return undefined;
  for (const inner of Object.values(result)) {
    const found = numberNamed(name, inner, true);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "five more days", "another 5 days", "5 extra". */
const isMore = ({ start, end, text: own }: Value, text: string): boolean =>
  /\b(?:more|extra|additional)\b/i.test(own) ||
  /^\s+(?:\p{L}+\s+)?(?:more|extra|additional)\b/iu.test(text.slice(end)) ||
  /\banother\s+$/i.test(text.slice(0, start));

/** "10 is too low. 12": the figure beside the one that the call before was given takes its place. */
export function fillReplaced(
  fields: readonly FieldSpec[],
  { values, outdated, text }: Utterance,
  before: Readonly<Record<string, unknown>>,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  // What is too low or wrong was read as outdated.
  const [old, next, ...others] = [...outdated, ...values]
    .filter((value): value is Quantity => 'mayName' in value)
    .toSorted((one, other) => one.start - other.start);
  if (!old || !next || others.length > 0 || old.kind !== next.kind) return;
  if (!/\b(?:too|not|no|instead|rather|wrong|back to|make it|low|high)\b|n['’]?t\b/i.test(text)) return;
  const held = fields.filter(
    (field) =>
      !field.meta.ref &&
      !field.array &&
      before[field.name] !== undefined &&
      before[field.name] === figureFor(field, old, old.text),
  );
  const [field] = held;
  const figure = field && held.length === 1 ? figureFor(field, next, next.text) : undefined;
  if (!field || figure === undefined) return;
  // It was taken for another figure of the same thing.
  for (const other of fields)
    if (
      other !== field &&
      before[other.name] === undefined &&
      isFigure(other) &&
      input[other.name] === figureFor(other, next, next.text)
    )
      delete input[other.name];
  input[field.name] = figure;
  used.push(old, next);
}

/** "The limit from 500 to 800": of a change it is the second that is meant. */
export function fillFromTo(
  fields: readonly FieldSpec[],
  { text, values }: Utterance,
  input: Record<string, unknown>,
): void {
  const ends = values.find(
    (value): value is Quantity =>
      'high' in value &&
      value.high !== null &&
      /\bfrom\s+[$€£]?(?:\d[\d.,]*)?$/i.test(text.slice(0, value.start) + /^\D*/.exec(value.text)?.[0]),
  );
  if (!ends || ends.high === null) return;
  for (const field of fields)
    if (isFigure(field) && input[field.name] === figureFor(field, { ...ends, high: null }, ends.text))
      input[field.name] = figureFor(field, { ...ends, value: ends.high, high: null }, ends.text);
}

const isFigure = ({ kind, meta, array }: FieldSpec): boolean =>
  (kind === 'integer' || kind === 'number') && !meta.ref && !array;
