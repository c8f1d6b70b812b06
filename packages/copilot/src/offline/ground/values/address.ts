import { readValues } from '@brandwright/language/values/read-values.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';

const street = String.raw`\d+[A-Za-z]?(?:-\d+)?\s+[\p{L}\p{N} .'-]+?`;
/** What streets are called in an address. */
export const streetWord =
  '(?:street|st|drive|dr|avenue|ave|road|rd|lane|ln|boulevard|blvd|way|court|ct|place|pl|terrace|square)';
const isStreet = new RegExp(`\\p{L}\\s+${streetWord}\\.?$`, 'iu');
const unit = String.raw`(?:apt|apartment|flat|suite|unit|floor|#)\.?\s*[\p{L}\d-]+`;
/** "18 Alder Street, Portland, OR 97205", also in one run: "88 carroll st apt 3 now, still brooklyn, 11231". */
const written = new RegExp(
  String.raw`(?<line1>${street})(?:,?\s+(?<line2>${unit}))?(?:\s+(?:now|please))?(?:,\s*(?:still |in )?(?<city>[\p{L} .'-]+?))?(?:,?\s+(?<state>[A-Z]{2}(?=,?\s+\d{5})|(?<=,\s*)[\p{L}]{2,20}(?: [\p{L}]{2,12})?))?(?:,?\s+(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d))?(?=[.;!?]|$|,\s|\s(?:and|because|please|instead)\b)`,
  'u',
);
const zipCalled =
  /,?\s+(?:and\s+)?(?:the\s+|with\s+)?(?:new\s+)?(?:zip(?:\s*code)?|post\s?code)(?:\s+(?:is|of|would be))?\s+(?=\d{5}\b)/gi;
const leads = /^(?=\d)|(?:\b(?:to|at|is|its|it's|now|address|:)|[,.;])\s+(?=\d)/giu;
const noStreet = /^\d+\s+(?:dollars?|bucks|usd|cents?|each|per|percent|units?|pieces|pcs|[ap]m)\b/i;

/** "Same postcode" names a part of an address and says nothing for it. */
export const namesField = /^(?:the |same )*(?:city|zip|state|street|post ?code)(?:\s|$)/i;

/** A postal address in one run of words goes to the fields of an address. What it takes is told in `used`. */
export function fillAddress(
  fields: readonly FieldSpec[],
  { text: said, now, values }: Utterance,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  // "… Avenue, apt 4, and the zip 11218": what a part is called is no part of it.
  const text = said.replaceAll(zipCalled, (words) => `,${' '.repeat(words.length - 1)}`);
  const named = (pattern: RegExp) => fields.find(({ name }) => pattern.test(name));
  const line = named(/^(?:shipping|delivery|pickup|street)?address(?:line)?1?$|^street$/i);
  if (!line) return;
  // "2 scented candles, she picks it up" is no street and no city.
  const countsItems = fields.some(({ name }) => /^(?:quantity|items?)$/.test(name));
  for (const lead of text.matchAll(leads)) {
    const start = lead.index + lead[0].length;
    const match = written.exec(text.slice(start));
    const parts = match?.groups;
    const hasPlace =
      parts?.['zip'] ?? parts?.['state'] ?? parts?.['line2'] ?? (countsItems ? undefined : parts?.['city']);
    if (!match || match.index !== 0 || !parts?.['line1']) continue;
    if (!hasPlace && !isStreet.test(parts['line1'].trim())) continue;
    if (!/\p{L}{2}/u.test(parts['line1']) || noStreet.test(parts['line1'])) continue;
    const told = parts['zip'] && !parts['city'] ? inOneRun(parts['line1'], now) : null;
    const put = (field: FieldSpec | undefined, value: string | undefined) => {
      if (field && value?.trim()) input[field.name] = value.trim();
    };
    // A field of the whole address has no others beside it.
    put(line, named(/^city$|town|zip/i) ? (told?.street ?? parts['line1']) : match[0]);
    put(named(/line2$/i), parts['line2']);
    put(
      named(/^city$|town/i),
      namesField.test(parts['city'] ?? '') ? undefined : (told?.city ?? parts['city']),
    );
    put(named(/^state|province/i), told?.state ?? (parts['state'] && stateIn(parts['state'], now)));
    const [code, ...others] = values.flatMap((value) => (value.kind === 'postal' ? [value.value] : []));
    put(named(/zip|postal|postcode/i), parts['zip'] ?? (others.length === 0 ? code : undefined));
    used.push({ start, end: start + match[0].length });
    // "Quinn, 1808 Northrup": a house number does not name a record.
    for (const { name, meta } of fields)
      if (meta.ref && input[name] === Number.parseInt(parts['line1'], 10)) delete input[name];
    return;
  }
  fillUnit(line, named(/line2$/i), text, input, used);
}

const throughStreet = new RegExp(`^(?<street>.*?\\p{L}\\s+${streetWord}\\.?)\\s+(?<rest>\\p{L}.+)$`, 'iu');

/** "214 mistletoe ave san antonio tx", without a comma: the street ends with what streets are called, and the state is the last word. */
function inOneRun(line: string, now: Date): { street: string; city: string; state: string } | null {
  const { street = '', rest = '' } = throughStreet.exec(line.trim())?.groups ?? {};
  const words = rest.split(/\s+/);
  const last = words.at(-1) ?? '';
  const state = stateIn(last.length === 2 ? last.toUpperCase() : last, now);
  const city = words.slice(0, -1).join(' ');
  return street && city && state ? { street, city, state } : null;
}

/** "Put Apt 4B after the street": an apartment by itself is the second line, and no street. */
function fillUnit(
  line1: FieldSpec,
  line2: FieldSpec | undefined,
  text: string,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const match =
    /\b(?<unit>apt|apartment|flat|suite|ste|unit)\b\.?(?:\s+(?:number|no\.?))?(?<said>\s+(?:is|should be|must be|to be|changes? to))?\s*#?(?<which>(?=[\p{L}-]*\d)[\p{L}\d-]+)/iu.exec(
      text,
    );
  if (!match || !line2) return;
  const { unit = '', said, which = '' } = match.groups ?? {};
  const marked = input[line2.name];
  // "6 and not 5" was marked whole.
  const isWhole = said !== undefined && typeof marked === 'string' && marked.includes(which);
  if (marked !== undefined && !isWhole) return;
  const street = input[line1.name];
  // "The apartment is 6 and not 5, street and city are the same": what was marked as a street is none.
  const isNone = typeof street === 'string' && said !== undefined && !isStreet.test(street);
  if (typeof street === 'string' && !isNone && !match[0].includes(street)) return;
  delete input[line1.name];
  input[line2.name] = said === undefined ? match[0] : `${/^ap/i.test(unit) ? 'Apt' : capital(unit)} ${which}`;
  used.push({ start: match.index, end: match.index + match[0].length });
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function stateIn(text: string, now: Date): string | undefined {
  const plain = text.trim();
  if (/^[A-Z]{2}$/.test(plain)) return plain;
  const found = readValues(plain, now).find(({ kind }) => kind === 'state');
  return found && 'value' in found && typeof found.value === 'string' ? found.value : undefined;
}
