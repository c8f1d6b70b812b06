import type { Heard } from '../turn/heard.ts';
import { escapePattern } from '../words/escape.ts';
import type { FieldSpec } from './fields.ts';
import { overlaps, type Span } from './span.ts';

type Place = { start: number; end: number };
interface Mention extends Place {
  field: FieldSpec;
}

/**
 * Where an operation takes several texts, each goes to the field that is named with it: "the slogan to "Rest well"",
 * "our mission is …", "the category of the kit should be Tea".
 */
export function fillNamedTexts(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: Place[],
  quoted: readonly Span[],
): void {
  const open = fields.filter((field) => input[field.name] === undefined && takesNamedText(field));
  if (open.length < 2) return;
  const mentions = mentionsOf(open, heard, quoted);
  const put = (mention: Mention, value: string, place: Place) => {
    if (!value || input[mention.field.name] !== undefined) return;
    input[mention.field.name] = value;
    used.push({ start: mention.start, end: mention.end }, place);
  };
  if (heard.said) {
    const { said } = heard;
    const mention = mentions.findLast((one) => one.end <= said.start);
    if (mention) put(mention, said.value, said);
    return;
  }
  for (const quote of quoted) {
    if (quote.kind !== 'quoted') continue;
    const free = mentions.filter((one) => input[one.field.name] === undefined);
    const mention = nearest(free, quote);
    if (mention) put(mention, quote.value, quote);
  }
  if (quoted.length > 0) return;
  for (const mention of mentions) {
    const said = saidBehind(mention, heard.text);
    const isFree =
      said && ![...mentions.filter((one) => one !== mention), ...used].some((one) => overlaps(one, said));
    if (said && isFree) put(mention, said.value, said);
  }
}

/** A text of its own name, not any words: no reference, no choice, no format. */
function takesNamedText(field: FieldSpec): boolean {
  const { kind, array, meta, format, values } = field;
  if (kind !== 'string' || array || meta.ref || format !== null || values.length > 0) return false;
  return (meta.words?.length ?? 0) > 0 && (!meta.sense || meta.sense === 'free_text');
}

// They stand before anything, so they name nothing.
const prepositions = new Set([
  'from',
  'to',
  'in',
  'into',
  'on',
  'at',
  'by',
  'with',
  'for',
  'of',
  'as',
  'instead of',
]);

/** Where fields are named, in order; of names within each other the longest. */
function mentionsOf(fields: readonly FieldSpec[], { text }: Heard, quoted: readonly Place[]): Mention[] {
  const lower = text.toLowerCase();
  const found = fields.flatMap((field) =>
    (field.meta.words ?? [])
      .filter((word) => !prepositions.has(word))
      .flatMap((word) =>
        [
          ...lower.matchAll(
            new RegExp(`(?<![\\p{L}\\d])${escapePattern(word.toLowerCase())}(?![\\p{L}\\d])`, 'gu'),
          ),
        ].map(({ index, 0: match }): Mention => ({ field, start: index, end: index + match.length })),
      ),
  );
  return found
    .filter((one) => !quoted.some((quote) => overlaps(quote, one)))
    .filter(
      (one) =>
        !found.some(
          (other) => other !== one && overlaps(other, one) && other.end - other.start > one.end - one.start,
        ),
    )
    .sort((a, b) => a.start - b.start);
}

// "put "…" as the third value prop": named behind, if nothing is named before.
const behindCosts = 40;

function nearest(mentions: readonly Mention[], quote: Place): Mention | undefined {
  const distance = (one: Mention) =>
    one.end <= quote.start ? quote.start - one.end : one.start - quote.end + behindCosts;
  return mentions.reduce<Mention | undefined>(
    (best, one) => (best === undefined || distance(one) < distance(best) ? one : best),
    undefined,
  );
}

const becomes =
  /^(?:['’]s)?(?:\s+(?!to\b|is\b|as\b|should\b|needs?\b)[^\s:"]+){0,8}?\s*(?::|=|\s(?:to|is|as|should (?:be|say|read)|(?:needs?|has|have|ought) to (?:be|say|read)|be)(?: (?:be|say|read))?\s)\s*(?<value>\S.*)$/iu;
const directly = /^\s+(?<value>\p{Lu}[\p{L}\d&'’-]*(?: (?:and|of|the|\p{Lu}[\p{L}\d&'’-]*|&))*)$/u;

/** What the text says a field becomes: "the category of the kit should be Tea", "category Food and drink". */
function saidBehind(mention: Mention, text: string): (Place & { value: string }) | null {
  const rest = text.slice(mention.end);
  const match = becomes.exec(rest) ?? directly.exec(rest) ?? /^\s+(?<value>\p{Lu}[^,.;:]{1,60})$/u.exec(rest);
  const value = match?.groups?.['value']?.trim().replace(/(?:,? please)?[.!]?$/i, '');
  if (!value) return null;
  const start = text.lastIndexOf(value);
  return { value, start, end: start + value.length };
}
