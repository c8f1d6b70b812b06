import { letterStyle, rewriteLetter } from '@brandwright/language/outgoing/rewrite.ts';
import { readValues } from '@brandwright/language/values/read-values.ts';
import type { Quantity, Value } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../fields.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { Work } from './work.ts';

/** "Shorter", "make it 300": the words that wait to go out, rewritten or with another figure in them. */
export function reviseText(
  fields: readonly FieldSpec[],
  utterance: Utterance,
  waiting: Readonly<Record<string, unknown>>,
  { input, used }: Work,
): void {
  const field = fields.find(({ meta }) => meta.outgoing === 'words');
  const text = field && waiting[field.name];
  if (!field || typeof text !== 'string' || input[field.name] !== undefined) return;
  const style = letterStyle(utterance.text);
  const revised = style ? rewriteLetter(text, style) : withFigure(text, utterance);
  if (revised === null) return;
  input[field.name] = revised;
  used.push({ start: 0, end: utterance.text.length });
}

/** The text with the one figure of the message in the place of its own of that kind. */
function withFigure(text: string, { values, now }: Utterance): string | null {
  const [figure, ...more] = values.filter(isFigure);
  if (!figure || more.length > 0) return null;
  const alike = readValues(text, now)
    .filter(isFigure)
    .filter((one) => isAlike(one, figure));
  const named = alike.filter(({ unit }) => unit !== null && unit === figure.unit);
  const [own, ...others] = named.length > 0 ? named : alike;
  if (!own || others.length > 0) return null;
  // "$2.35" stays money with a bare 2.25 in it.
  const next =
    own.kind === 'money' && figure.kind === 'number'
      ? own.text.replace(/\d[\d.,]*/, figure.text)
      : figure.text;
  return `${text.slice(0, own.start)}${next}${text.slice(own.end)}`;
}

const isFigure = (value: Value): value is Quantity => 'mayName' in value;
/** A bare figure with cents is a price, where the text has one. */
const isAlike = (own: Quantity, said: Quantity): boolean =>
  said.kind === 'number' && said.unit === null && !Number.isInteger(said.value)
    ? own.kind === 'money'
    : own.kind === said.kind;
