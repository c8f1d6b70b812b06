import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import { escapePattern } from '../words/escape.ts';
import { identifierWords } from '../words/tokens.ts';
import { overlaps } from './span.ts';

type Place = { start: number; end: number };

const numberNames = new Set(['number', 'code', 'reference', 'sku', 'no']);
const tagNames = new Set(['tag', 'tags']);

/**
 * Values that stand right behind the name of their field: "PO 7741", "tracking number 1Z999", "tagged online". Their numbers
 * are nobody's order number.
 */
export function fillLabelled(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: Place[],
): void {
  for (const field of fields) {
    if (field.kind !== 'string' || field.meta.ref || field.format !== null || input[field.name] !== undefined)
      continue;
    if (field.meta.sense && field.meta.sense !== 'free_text') continue;
    const last = identifierWords(field.name).at(-1) ?? '';
    const found = numberNames.has(last)
      ? numberBehind(field, heard.text)
      : tagNames.has(last)
        ? tagBehind(heard.text)
        : null;
    if (!found || used.some((place) => overlaps(place, found))) continue;
    input[field.name] = field.array ? [found.value] : found.value;
    used.push({ start: found.start, end: found.end });
  }
}

function numberBehind(field: FieldSpec, text: string): (Place & { value: string }) | null {
  const names = [
    ...(field.meta.words ?? []),
    identifierWords(field.name).join(' '),
    identifierWords(field.name).slice(0, -1).join(' '),
  ]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length);
  for (const name of names) {
    const match = new RegExp(
      `(?<![\\p{L}\\d])${escapePattern(name)}(?:\\s*(?:number|numbers|no\\.?|nr\\.?|code|is|=|:|#))*\\s*([A-Z0-9][A-Z0-9/-]*)(?![\\p{L}\\d])`,
      'iu',
    ).exec(text);
    const value = match?.[1];
    if (match && value && /\d/.test(value))
      return { start: match.index, end: match.index + match[0].length, value };
  }
  return null;
}

const tagged =
  /\b(?:tag(?:ged)?|labell?ed)\s+(?:(?:it|them|those|these|all|the orders?)\s+)?(?:(?:as|with|by)\s+)?"?([\p{L}\d][\p{L}\d-]*(?: [\p{L}\d-]+)?)"?(?=\s*(?:$|[.,!;?]|\b(?:and|when|if|for|please)\b))/iu;

const tagWords = String.raw`"?(?<value>[\p{L}\d][\p{L}\d-]*(?: [\p{L}\d-]+){0,2}?)"?`;
/** "tag Lume & Cera and Vela Norte as core": what stands between is named, the tag comes last. */
const taggedAs = new RegExp(
  String.raw`\b(?:un-?)?(?:tag|label|mark)(?:ged|l?led|ed)?\s[^;:]*?\s(?:as|with the tag)\s+${tagWords}(?=\s*(?:$|[.,!;?]|\b(?:and|when|if|for|please)\b))`,
  'iu',
);
/** "take the tag core off Lume & Cera", "add the label core to it". */
const tagMoved = new RegExp(String.raw`\bthe\s+(?:tag|label)\s+${tagWords}\s+(?:to|off|from|on)\s`, 'iu');

function tagBehind(text: string): (Place & { value: string }) | null {
  const moved = taggedAs.exec(text) ?? tagMoved.exec(text);
  const said = moved?.groups?.value;
  if (moved && said) {
    const start = moved.index + moved[0].lastIndexOf(said);
    return { start, end: start + said.length, value: said };
  }
  const match = tagged.exec(text);
  const value = match?.[1];
  return match && value && !/^(?:on|it|them|orders?|the|an?|to)\b/i.test(value)
    ? { start: match.index, end: match.index + match[0].length, value }
    : null;
}
