import { readCardNames } from '@brandwright/language/values/card-names.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { isNounOfAKind } from '../records/kind-words.ts';

const amountAhead =
  /^(?:[$€£]\s?)?\d[\d.,]*\s*(?:dollars?|bucks|usd|%|percent)?\s+(?:of|off|on|from|towards?|against)\s+/i;
const payingBehind =
  /[\s,]+(?:with|using|by|via|through|on|from)\s+(?:the\s+|my\s+|our\s+)?(?:paypal|wallet|visa|master\s?card|amex|american express|discover|card|one ending)\b.*$/i;

/** "Drop Locker Sachets", marked whole at the beginning of a message: the length of the word that says what is done. */
function verbAhead(fields: readonly FieldSpec[], { start, text }: TaggedSpan, message: string): number {
  if (message.slice(0, start).trim() !== '') return 0;
  const said = text.toLowerCase();
  const words = fields.flatMap(({ meta }) => Object.values(meta.valueWords ?? {}).flat());
  return Math.max(0, ...words.map((word) => (said.startsWith(`${word} `) ? word.length + 1 : 0)));
}

const isCalled = /^(?:called|named|titled)\s+(?=\S)/i;

/** "A reward called Studio visit", marked as a name and a text: what something is called begins behind that word, and is whole. */
function withWholeCalled(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  message: string,
): readonly TaggedSpan[] {
  const isText = ({ field }: TaggedSpan) =>
    fields.some(({ name, kind, meta }) => name === field && kind === 'string' && !meta.ref);
  const taken = new Set<TaggedSpan>();
  const whole = spans.map((span) => {
    const lead = isText(span) && span.value === null ? (isCalled.exec(span.text)?.[0].length ?? 0) : 0;
    if (lead === 0) return span;
    const torn = spans.find((other) => other.start === span.end + 1 && isText(other) && other.value === null);
    if (torn) taken.add(torn);
    const end = torn?.end ?? span.end;
    return { ...span, start: span.start + lead, end, text: message.slice(span.start + lead, end) };
  });
  return whole.filter((span) => !taken.has(span));
}

/** "Tag orders to Texas as Lone Star", marked with the word that leads to it: "as" is none of the tag. */
function withoutAs(span: TaggedSpan, { kind, meta }: FieldSpec): TaggedSpan {
  const isLed = kind === 'string' && (meta.words ?? []).some((word) => word.endsWith(' as'));
  const lead = isLed && span.value === null ? (/^as\s+(?=\S)/i.exec(span.text)?.[0].length ?? 0) : 0;
  return lead === 0 ? span : { ...span, text: span.text.slice(lead), start: span.start + lead };
}

/** "Make idea 4 private", marked with the number of the record: it is none of a text. */
function withoutNumber(span: TaggedSpan, { kind }: FieldSpec, message: string): TaggedSpan {
  const lead =
    kind === 'string' && span.value === null ? (/^#?\d+\s+(?=\p{L})/u.exec(span.text)?.[0].length ?? 0) : 0;
  const before = /(\p{L}+)\s*$/u.exec(message.slice(0, span.start))?.[1];
  return lead === 0 || before === undefined || !isNounOfAKind(before)
    ? span
    : { ...span, text: span.text.slice(lead), start: span.start + lead };
}

/** "500 of INV-2048", "INV-2061 with paypal", marked as one name: how much is paid and with what are none of it, nor is a card. */
export const trimNames = (
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  message: string,
): readonly TaggedSpan[] => {
  const cards = fields.some(({ meta }) => meta.ref === 'payment_card') ? readCardNames(message) : [];
  return withWholeCalled(fields, spans, message).flatMap((span) => {
    const field = fields.find(({ name }) => name === span.field);
    if (field && !field.meta.ref) return [withoutNumber(withoutAs(span, field), field, message)];
    if (!field?.meta.ref || field.meta.ref === 'payment_card' || span.value !== null) return [span];
    if (cards.some(({ start, end }) => span.start >= start && span.end <= end)) return [];
    const ahead = amountAhead.exec(span.text)?.[0].length ?? verbAhead(fields, span, message);
    const text = span.text.slice(ahead).replace(payingBehind, '');
    return text.trim() === '' || text === span.text
      ? [span]
      : [{ ...span, text, start: span.start + ahead, end: span.start + ahead + text.length }];
  });
};
