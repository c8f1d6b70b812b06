import type { AnyDeclaration } from '@brandwright/contract';
import {
  addToLetter,
  bodyOfLetter,
  letterStyle,
  rewriteLetter,
} from '@brandwright/language/outgoing/rewrite.ts';
import { escapePattern } from '@brandwright/language/text.ts';
import { toldWords } from '@brandwright/language/words/instruction.ts';
import { readValues } from '@brandwright/language/values/read-values.ts';
import type { Quantity, Value } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { DialogueState } from '../conversation/state.ts';
import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import { composeTold } from '../words/told.ts';
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
  const revised = rewritten(text, utterance);
  if (revised === null) return;
  input[field.name] = revised;
  used.push({ start: 0, end: utterance.text.length });
}

/** "12 kg, not 15", after a note was added: its text, with the slip mended, for what changes notes. */
export function correctText(
  { name }: AnyDeclaration,
  fields: readonly FieldSpec[],
  utterance: Utterance,
  { calls }: DialogueState,
  { input, used }: Work,
): void {
  const [last] = calls;
  const thing = name.replace(/^(?:update|change|edit)_/, '');
  if (thing === name || !last || last.outcome?.ok !== true) return;
  if (last.operation.replace(/^(?:add|create|update|change|edit)_/, '') !== thing) return;
  const field = fields.find(({ name: one }) => keptText.test(one) && typeof last.input[one] === 'string');
  const text = field && last.input[field.name];
  if (!field || typeof text !== 'string' || !saysSlip.test(utterance.text)) return;
  const revised = rewritten(text, utterance);
  if (revised === null || revised === text) return;
  input[field.name] = revised;
  used.push({ start: 0, end: utterance.text.length });
  // "Number 79, not 77" of a street is the number of no order.
  for (const { name: one, meta, kind } of fields)
    if (meta.ref && kind === 'integer' && input[one] !== undefined) delete input[one];
}

const keptText = /^(?:text|note|message|fact|addressLine[12]|slogan|title|instructions)$/;
const saysSlip = /\b(?:not|sorry|meant|mean|instead of|wrong|oops|actually)\b/i;

/**
 * "No, the second one": words that wait for one recipient go to another as they were said, without the greeting that the letter
 * to the first one got. What else was known of the first one is dropped where the rest is inherited.
 */
export function addressAnew(
  fields: readonly FieldSpec[],
  waiting: Readonly<Record<string, unknown>>,
  { input, several }: Work,
): void {
  const isRecipient = ({ meta }: FieldSpec) => meta.ref !== undefined && meta.ref !== 'file';
  const isOther = fields.some(
    (field) =>
      isRecipient(field) &&
      (several?.field === field.name ||
        (input[field.name] !== undefined && canonical(input[field.name]) !== canonical(waiting[field.name]))),
  );
  const field = fields.find(({ meta }) => meta.outgoing === 'words');
  const text = field && waiting[field.name];
  if (!isOther || !field || typeof text !== 'string' || input[field.name] !== undefined) return;
  input[field.name] = bodyOfLetter(text);
}

function rewritten(text: string, utterance: Utterance): string | null {
  const style = letterStyle(utterance.text);
  if (style) return rewriteLetter(text, style);
  const said = utterance.text;
  const { from, to } = swaps.exec(said)?.groups ?? putInstead(said) ?? {};
  const swapped = from && to ? inPlaceOf(text, from, to) : null;
  return swapped ?? withMore(text, said) ?? withFigure(text, utterance);
}

const swaps =
  /^\W*(?:(?:no|ok|actually|sorry|please)[, ]+)*(?:change|replace|swap|make)\s+(?:the (?:words? )?)?["“]?(?<from>[^"“”]{2,60}?)["”]?\s+(?:to|with|into|for|by)\s+["“]?(?<to>[^"“”]{1,80}?)["”]?[.!]?$/i;

const insteadOf =
  /^(?<lead>.*?),?\s+(?:and\s+not|not|instead\s+of|rather\s+than)\s+["“]?(?<from>[^"“”,;:]{1,60}?)["”]?[.!]?$/is;
/** What comes before the new words. */
const leads =
  /(?:^|[:,;.–—]|\b(?:read|reads|say|says|be|is|was|it['’]?s|make (?:it|that)|put|write|meant?|to|with))\s*$/i;

/** "It must read December 14 and not December 11": the new words, and those that they replace. */
function putInstead(said: string): { from: string; to: string } | null {
  const { lead = '', from = '' } = insteadOf.exec(said)?.groups ?? {};
  // As they are quoted, else as many as they replace.
  const words = /["”]$/.test(lead)
    ? /["“](?<to>[^"“”]+)["”]$/
    : new RegExp(String.raw`(?<to>(?:\S+\s+){${from.split(/\s+/).length - 1}}\S+)$`);
  const match = words.exec(lead);
  const to = match?.groups?.['to'];
  return to && leads.test(lead.slice(0, match.index)) ? { from, to } : null;
}

/** "Change jars to tins": words of the text in the place of others; null where the text does not say them. */
function inPlaceOf(text: string, from: string, to: string): string | null {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(from)}(?![\\p{L}\\p{N}])`, 'giu');
  return pattern.test(text) ? text.replace(pattern, () => to) : null;
}

const adds =
  /^\W*(?:(?:and|ok|please|pls)[, ]+)*(?:also|add(?: that| to it| to that)?|plus|mention(?: that)?|include(?: that)?)\b[:, ]*(?<more>\S.{3,})$/is;

/** "Also ask about lead time", "add: we can pay 50% upfront": a sentence more, before the regards. */
function withMore(text: string, said: string): string | null {
  const more = adds.exec(said)?.groups?.['more'];
  if (!more) return null;
  const asked = /^ask\b/i.test(more)
    ? composeTold(more.replace(/^ask\s+(?=about|for|if|whether|when|how|what)/i, 'ask them '))
    : null;
  return addToLetter(text, asked?.value ?? toldWords(more));
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
  // "Max 15 kg" stays a limit with 12 in it.
  const keepsWords =
    (own.kind === 'money' && figure.kind === 'number') ||
    (figure.bound === null && own.bound !== null && own.unit === figure.unit);
  const number = /\d[\d.,]*/;
  const next = keepsWords
    ? own.text.replace(number, number.exec(figure.text)?.[0] ?? figure.text)
    : figure.text;
  return `${text.slice(0, own.start)}${next}${text.slice(own.end)}`;
}

/** A message that changes the words that wait, whatever it may be taken for. */
export const revisesWords = (said: string): boolean =>
  swaps.test(said) || putInstead(said) !== null || adds.test(said) || letterStyle(said) !== null;

const isFigure = (value: Value): value is Quantity => 'mayName' in value;
/** A bare figure with cents is a price, where the text has one. */
const isAlike = (own: Quantity, said: Quantity): boolean =>
  said.kind === 'number' && said.unit === null && !Number.isInteger(said.value)
    ? own.kind === 'money'
    : own.kind === said.kind;
