import { readCountries } from '@brandwright/language/values/countries.ts';
import { escapePattern } from '@brandwright/language/text.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { isKindWord } from '../records/kind-words.ts';
import { readScale } from '../values/scales.ts';
import { partAs, partOrigin } from './part-spans.ts';
import { partPlace, turnPlaceName } from './place-in-name.ts';
import { isVoid, takesText } from './void-spans.ts';
import { memberByWord, memberOf, placeOfMember } from '../values/members.ts';

/**
 * Marks held against what their words say: what was taken back in the same breath or only likened to is dropped, a pointer and
 * a name in one mark are two, and words go to the field whose own words lead to them.
 */
export function turnSpans(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan[] {
  const kept = spans.filter(
    (span) =>
      !isTakenBack(span, spans, text) && !isLikened(span, spans, fields, text) && !isVoid(span, fields, text),
  );
  // "Tag them uk": what stands right behind whom goes before any other mark of the label.
  const labeled = kept.flatMap((span) => {
    const field = fields.find(({ name }) => name === span.field);
    return field?.meta.ref && !span.drops ? (partLabel(span, field, fields)?.slice(1) ?? []) : [];
  });
  return kept.flatMap((span) => {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || span.drops) return [span];
    if (field.meta.ref && /^['’]?em$/i.test(span.text)) return [{ ...span, text: 'them' }];
    if (field.meta.ref && /^ones?$/i.test(span.text)) return [withScale(span, text)];
    const place = turnPlaceName(span, field, fields, kept);
    if (place) return [place];
    if (field.meta.ref)
      return (
        partLabel(span, field, fields) ??
        partTag(span, field, fields, kept) ??
        partPlace(span, field, fields, kept, text) ??
        turnKind(span, field, fields, kept, text) ??
        turnLed(span, fields, kept, text) ??
        partNumbers(span, field) ??
        partPointer(span)
      );
    if (labeled.some((one) => one.field === span.field)) return [];
    const parted = partAs(span, fields, kept) ?? partOrigin(span, field, fields, kept);
    if (parted) return parted;
    const goods = isNoCountry(span, field) ? openGoods(fields, kept) : undefined;
    if (goods) return [{ ...span, field: goods.name, value: null }];
    return [
      turnMember(span, field, fields, kept, text) ?? turnSaying(span, field, fields, kept, text) ?? span,
    ];
  });
}

/** "Gizmos from China", of which the first word is marked as a country too. */
const isNoCountry = ({ text, value }: TaggedSpan, { meta }: FieldSpec): boolean =>
  meta.sense === 'country' && value === null && readCountries(text).length === 0;

const openGoods = (fields: readonly FieldSpec[], spans: readonly TaggedSpan[]): FieldSpec | undefined =>
  fields.find(
    ({ name, meta }) => meta.sense === 'product_words' && !spans.some(({ field }) => field === name),
  );

/** "Decline the most expensive one", of which only the last word was marked. */
function withScale(span: TaggedSpan, text: string): TaggedSpan {
  const scale = readScale(text.slice(0, span.start));
  if (!scale || text.slice(scale.end, span.start).trim() !== '') return span;
  return { ...span, start: scale.start, text: text.slice(scale.start, span.end) };
}

const takingBack =
  /(?:^|[\s,.;–-])(?:no,? wait|wait,? no|scratch that|actually,? (?:no|only|just|make (?:it|that))|i mean(?:t)?|sorry,? (?:no|only|just|make it))\b/i;
const isMore = /\b(?:too|also|as well)\b/i;

/** "Send it to the first two … actually only Barro": what another mark of the field comes after, with such words between. */
const isTakenBack = (span: TaggedSpan, spans: readonly TaggedSpan[], text: string): boolean =>
  spans.some(
    (other) =>
      other.field === span.field &&
      other.start > span.end &&
      !other.drops &&
      takingBack.test(text.slice(span.end, other.start)) &&
      !isMore.test(text.slice(span.end)),
  );

/** "Make it 26 like the tote": what something should be like is not what changes. */
function isLikened(
  span: TaggedSpan,
  spans: readonly TaggedSpan[],
  fields: readonly FieldSpec[],
  text: string,
): boolean {
  const field = fields.find(({ name }) => name === span.field);
  if (!field?.meta.ref || field.array) return false;
  const isOther = spans.some(
    (other) => other !== span && other.field === span.field && other.end <= span.start,
  );
  return (
    isOther &&
    /\b(?:like|same as|as (?:on|with))\s+(?:on |with |for )?(?:the |my |our )?$/i.test(
      text.slice(0, span.start),
    )
  );
}

/** "879 and 882": each is one of its own, and "5733 1050 8089" are three orders. */
function partNumbers(span: TaggedSpan, { kind }: FieldSpec): TaggedSpan[] | null {
  const isList = /^#?\d{2,}(?:\s*(?:,|&|\+|\b(?:and|n)\b)+\s*#?\d{2,})+$/i.test(span.text);
  if (!isList && !(kind === 'integer' && /^#?\d{3,}(?:\s+#?\d{3,})+$/.test(span.text))) return null;
  return [...span.text.matchAll(/\d+/g)].map(({ 0: text, index }) => ({
    ...span,
    start: span.start + index,
    end: span.start + index + text.length,
    text,
  }));
}

/** "Show me the cairn idea", marked as a kit: the word after a name tells what it is a name of. */
function turnKind(
  span: TaggedSpan,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan[] | null {
  const noun = /^\s+(\p{L}+)/u.exec(text.slice(span.end))?.[1]?.toLowerCase();
  if (!noun || !field.meta.ref || isKindWord(noun, field.meta.ref)) return null;
  const called = fields.filter(
    ({ name, meta, words }) =>
      meta.ref &&
      name !== field.name &&
      words.has(noun) &&
      isKindWord(noun, meta.ref) &&
      !spans.some((other) => other.field === name),
  );
  const [taker] = called;
  return taker && called.length === 1 ? [{ ...span, field: taker.name }] : null;
}

/** "Binh + Olaria shortlisted": the last word says what becomes of them, where nothing else is the label. */
function partTag(
  span: TaggedSpan,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
): TaggedSpan[] | null {
  const taker = fields.find(({ name, required }) => name === 'tag' && required);
  const match = /\s(?:as\s+)?(?<label>\p{L}+ed|candidates?|backups?|favou?rites?|maybes?|reserves?)$/iu.exec(
    span.text,
  );
  const label = match?.groups?.['label'];
  if (!taker || !field.array || !match || !label || isMarked(taker, spans)) return null;
  const start = span.end - label.length;
  return [
    { ...span, end: span.start + match.index, text: span.text.slice(0, match.index) },
    { ...span, field: taker.name, start, text: label },
  ];
}

/** "That and 1031": what is pointed at, and what is named. */
function partPointer(span: TaggedSpan): TaggedSpan[] {
  const match = /^(?:that|this|it)(?: one)?(?=\s+(?:and|plus|&)\s+(?:also\s+)?#?(?<other>\d))/i.exec(
    span.text,
  );
  if (!match) return [span];
  const from = span.text.search(/\d/);
  return [
    { ...span, end: span.start + match[0].length, text: match[0] },
    { ...span, start: span.start + from, text: span.text.slice(from) },
  ];
}

/** "Them uk", of suppliers to tag: whom, and the label that they get. */
function partLabel(span: TaggedSpan, field: FieldSpec, fields: readonly FieldSpec[]): TaggedSpan[] | null {
  const match =
    /^(?<whom>(?:them|these|those|it|him|her)(?: (?:both|all))?|both|all)\s+(?<label>\p{L}[\p{L}\d-]*)(?: (?:so|because|for|to)\b.*)?(?: so)?$/iu.exec(
      span.text,
    );
  const { whom = '', label = '' } = match?.groups ?? {};
  const needed = fields.filter((other) => other.required && !other.meta.ref && takesText(other));
  const [taker] = needed;
  if (!match || !taker || needed.length > 1 || isNoLabel(label)) return null;
  if (isKindWord(label, field.meta.ref ?? 'file')) return null;
  const start = span.start + span.text.indexOf(label, whom.length);
  return [
    { ...span, end: span.start + whom.length, text: whom },
    { ...span, field: taker.name, start, end: start + label.length, text: label },
  ];
}

const isNoLabel = (word: string): boolean =>
  stopWords.has(word.toLowerCase()) || /^(?:ones?|all)$/i.test(word);

/** "Put the tag napkins in both": the word for a text stands right before it. */
function turnLed(
  span: TaggedSpan,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan[] | null {
  const before = /(\p{L}+)\s+["'“‘]?$/u.exec(text.slice(0, span.start))?.[1]?.toLowerCase() ?? '';
  const isArticled = /\b(?:the|a|my|our)\s+\p{L}+\s+["'“‘]?$/iu.test(text.slice(0, span.start));
  const led = fields.filter(
    (other) => other.required && takesText(other) && !isMarked(other, spans) && other.name === before,
  );
  return isArticled && led.length === 1 ? [{ ...span, field: led[0]?.name ?? span.field }] : null;
}

/** "Lose money", learned for one list of values, where another field declares these very words. */
function turnMember(
  span: TaggedSpan,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan | null {
  if (span.value === null || field.values.length === 0) return null;
  if (memberOf(field, span.text) !== undefined || memberByWord(field, span.text) !== undefined) return null;
  for (const other of fields) {
    if (other === field || other.array || other.values.length === 0 || isMarked(other, spans)) continue;
    const place = placeOfMember(other, text);
    if (
      place &&
      place.start <= span.start &&
      place.end >= span.end &&
      place.end - place.start > span.end - span.start
    )
      return { ...span, ...place, field: other.name, text: text.slice(place.start, place.end) };
  }
  return null;
}

/** "A new one that says stash", marked as its title: the words that go before it are those of the text. */
function turnSaying(
  span: TaggedSpan,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan | null {
  if (!takesText(field) || span.value !== null) return null;
  const before = text.slice(0, span.start);
  const isLed = ({ meta }: FieldSpec) =>
    (meta.words ?? []).some(
      (word) => isSaying.test(word) && new RegExp(`\\b${escapePattern(word)}\\s+["'“‘]?$`, 'i').test(before),
    );
  if (isLed(field)) return null;
  const led = fields.filter((other) => takesText(other) && !isMarked(other, spans) && isLed(other));
  return led.length === 1 ? { ...span, field: led[0]?.name ?? span.field } : null;
}

/** Few words that were torn out of others: "weekend" of "42 for the weekend trio is too much", marked as a new title. */
export function withoutTorn(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan[] {
  const isOther = (span: TaggedSpan) => (one: TaggedSpan) =>
    one.field !== span.field && fields.some(({ name, meta }) => name === one.field && !meta.ref);
  return spans.filter((span) => {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || field.required || !takesText(field) || span.value !== null || span.drops) return true;
    if (field.meta.sense !== undefined && field.meta.sense !== 'free_text') return true;
    if (span.text.split(/\s+/).length > mostTorn || !spans.some(isOther(span))) return true;
    const next = /^\s+(\p{L}+)/u.exec(text.slice(span.end))?.[1];
    const isMarked = spans.some((one) => one !== span && one.start >= span.end && one.start <= span.end + 1);
    return next === undefined || isMarked || stopWords.has(next.toLowerCase());
  });
}

const mostTorn = 3;
const isSaying = /^(?:that |which )?(?:saying|says|say)$/i;
const isMarked = ({ name }: FieldSpec, spans: readonly TaggedSpan[]): boolean =>
  spans.some((span) => span.field === name);

/** "From version 3 to version 4", both marked as the first end: what follows the "to" is the other one. */
export function turnSecondEnd(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): readonly TaggedSpan[] {
  return spans.map((span) => {
    const other = fields.find(({ name }) => name === span.field.replace(/^from(?=[A-Z])/, 'to'));
    if (!other || other.name === span.field || spans.some(({ field }) => field === other.name)) return span;
    const isSecond = spans.some((first) => first.field === span.field && first.end <= span.start);
    return isSecond && /\b(?:to|and|with|against)\s+$/i.test(text.slice(0, span.start))
      ? { ...span, field: other.name }
      : span;
  });
}
