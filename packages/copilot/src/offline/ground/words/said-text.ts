import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { isNounOfAKind } from '../records/kind-words.ts';

/** Words that are stored or sent as they were said. */
const isKept = ({ name }: FieldSpec) => /^(?:text|note|message|fact|comment|body|reply|reason)$/.test(name);
const isSlogan = ({ name }: FieldSpec) =>
  /^(?:slogan|tagline|motto|mission|story|bio|description)$/.test(name);
const isName = ({ name }: FieldSpec) => /^(?:name|title|newName|brandName)$/.test(name);

const openings = /:\s+|\b(?:saying|says|say|that)\s+/gi;
const reasons = /\b(?:because|bc|cause|since|say(?:ing)?(?: that)?|reason(?: is)?:?)\s+/gi;

/**
 * The text that a mark means, where only some words of it were marked: what stands in quotes; everything after "that", "saying" or
 * a colon; of a renaming what comes after "to".
 */
export function wholeText(field: FieldSpec, span: TaggedSpan, text: string): TaggedSpan {
  if (field.kind !== 'string' || field.array || field.meta.ref || field.values.length > 0) return span;
  if (span.drops || span.value !== null) return span;
  // Such a field takes the request as it was said.
  if (field.meta.sense === 'whole_request') return cut(span, text, 0, text.length);
  const noun = isKept(field) ? /^(?<noun>\p{L}+)[,:]\s+(?=\p{L})/u.exec(span.text) : null;
  // "A note on our candle supplier, need a bigger wick": the record goes before the words.
  if (noun && isNounOfAKind(noun.groups?.['noun'] ?? ''))
    return wholeText(field, cut(span, text, span.start + noun[0].length, span.end), text);
  const quoted = quoteAround(span, text);
  if (quoted) return cut(span, text, quoted.start, quoted.end);
  const opened = isKept(field)
    ? /^(?:(?:that|which)\s+)?(?:instead[:,]|says?|saying|tells? (?:them|him|her)|telling (?:them|him|her))\s+(?:that\s+)?(?=\S)/i.exec(
        span.text,
      )
    : null;
  if (opened) return cut(span, text, span.start + opened[0].length, span.end);
  const dictated = isKept(field) || isSlogan(field) ? dictatedIn(field, span, text) : null;
  if (dictated) return cut(span, text, dictated.start, dictated.end);
  if (isName(field)) return afterRenaming(span, text);
  if (field.name === 'reason') return fromClause(widen(span, text, reasons), text);
  return isKept(field) ? widen(span, text, openings) : span;
}

/** "…, we launch the spring line in February", of which the end was marked: a reason begins with its clause. */
function fromClause(span: TaggedSpan, text: string): TaggedSpan {
  const clause = /[,;]\s+(?<said>(?:we|i|they|he|she|it|the|our|my)\s[^,;.!?]{0,40})$/i.exec(
    text.slice(0, span.start),
  );
  const said = clause?.groups?.['said'];
  return said === undefined ? span : cut(span, text, span.start - said.length, span.end);
}

/** In double quotes, or in single ones that are no apostrophes. */
const quotedText =
  /["“](?<inner>[^"“”]+)["”]|(?<![\p{L}\p{N}])['‘](?<single>[^'‘’]{2,120})['’](?![\p{L}\p{N}])/gu;

/** "Small-batch candles from Portland. Use that": what goes before is the text, whole. */
const takesIt =
  /[.!]\s+(?:please\s+)?(?:use|take|put|set|save|keep|add|note|write|log|stick) (?:that|this|it)(?: (?:down|to|on|in) ?[^.!?]{0,30})?(?: (?:please|pls|then))?[.!]?\s*$/i;
/** "The slogan, a bit softer: Write it where you were." */
const afterFewWords = /^(?:[^:\n]{0,60}):\s+(?=\S)/;

function dictatedIn(
  field: FieldSpec,
  { start, end }: TaggedSpan,
  text: string,
): { start: number; end: number } | null {
  const order = takesIt.exec(text);
  if (order && start < order.index) return { start: 0, end: order.index };
  if (!isSlogan(field) || field.name === 'description') return null;
  const opening = afterFewWords.exec(text)?.[0].length ?? 0;
  return opening > 0 && start < opening + 3 && end > opening ? { start: opening, end: text.length } : null;
}

function quoteAround({ start, end }: TaggedSpan, text: string): { start: number; end: number } | null {
  for (const match of text.matchAll(quotedText)) {
    const from = match.index + 1;
    const to = from + (match.groups?.['inner'] ?? match.groups?.['single'] ?? '').length;
    if (start < to && end > from) return { start: from, end: to };
  }
  return null;
}

function afterRenaming(span: TaggedSpan, text: string): TaggedSpan {
  if (!/\bren?ame?\b|\bchange the (?:name|title)\b/i.test(text)) return span;
  const joint = /(?:^|\s)(?:to|into|as)\s+/i.exec(text.slice(span.start, span.end));
  return joint ? cut(span, text, span.start + joint.index + joint[0].length, span.end) : span;
}

/** A few words after the marked ones, up to the end of the sentence, belong to it. */
const mostAfter = 4;

function widen(span: TaggedSpan, text: string, openers: RegExp): TaggedSpan {
  const opening = [...text.slice(0, span.end).matchAll(openers)].find(
    ({ index }) =>
      index < span.start + 12 && !/[.!?]\s/.test(text.slice(index, span.start).replace(/:\s/, ' ')),
  );
  const start = opening ? opening.index + opening[0].length : span.start;
  if (start >= span.end) return span;
  const rest = text.slice(span.end);
  const order = orderAfter.exec(rest)?.index;
  const isColon = opening?.[0].trim().endsWith(':') ?? false;
  const stop = isColon ? rest.length : (/[.!?](?:\s|$)|$/.exec(rest)?.index ?? 0);
  const isNear = rest.slice(0, stop).trim().split(/\s+/).length <= mostAfter;
  const end = Math.min(stop, order ?? stop);
  return cut(span, text, start, opening || isNear ? span.end + end : span.end);
}

/** "His card should say happy 60th, write that on it": what is to be done with the words is none of them. */
const orderAfter = /\s*[,;]\s+(?:(?:and|please|pls)\s+)*(?:write|put|stick|pin|add|note) (?:that|this|it)\b/i;

/** "Tell them", "remember", "his card should say": what goes before words that are to be kept or sent. */
const telling =
  /\b(?:(?:tell|ask|message|write|let)(?: to)? (?:them|him|her|you|(?:the |my |our )?\p{L}+)(?: know)?|say(?:ing)?|says|said|remember|note|mention|reply|answer)\s+(?:that\s+)?$|\b(?:note|write|put|add|pin|jot|mark|tell|message|remember)\b[^.!?]*\bthat\s+$/iu;

/** Of several marks of one text those from the first on that the message says to be told; all of them where it says of none. */
export function toldSpans(field: FieldSpec, spans: TaggedSpan[], text: string): TaggedSpan[] {
  if (!isKept(field) || spans.length < 2) return spans;
  const from = spans.findIndex(
    ({ start, text: own }) => telling.test(text.slice(0, start)) || /\bshould say\s/i.test(own),
  );
  return from > 0 ? spans.slice(from) : spans;
}

const cut = (span: TaggedSpan, text: string, start: number, end: number): TaggedSpan => ({
  ...span,
  start,
  end,
  text: text.slice(start, end).trim(),
});
