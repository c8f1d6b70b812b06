import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import { recogniseCodes } from './codes.ts';

const street = String.raw`\d+[A-Za-z]?(?:-\d+)?\s+[\p{L}\p{N} .'-]+?`;
const written = new RegExp(
  String.raw`(?<line1>${street})(?:,\s*(?<line2>(?:apt|apartment|suite|unit|floor|#)[^,]*))?(?:,\s*(?<city>[\p{L} .'-]+?))?(?:,?\s+(?<state>[A-Z]{2}(?=,?\s+\d{5})|(?<=,\s*)[\p{L}]{2,20}(?: [\p{L}]{2,12})?))?(?:,?\s+(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d))?(?=[.;!?]|$|,\s|\s(?:and|because|please|instead)\b)`,
  'u',
);

/** A postal address in one run of words goes to the fields of an address: "18 Alder Street, Portland, OR 97205". */
export function fillAddress(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const line = fieldOf(fields, /^(?:shipping|delivery|street)?address(?:line)?1?$|^street$/i);
  if (!line) return;
  const from = /^(?=\d)|\b(?:to|at|is|address|:)\s+(?=\d)/giu;
  for (const lead of heard.text.matchAll(from)) {
    const start = lead.index + lead[0].length;
    if (used.some((place) => start >= place.start && start < place.end)) continue;
    const match = written.exec(heard.text.slice(start));
    const groups = match?.groups;
    if (
      !match ||
      match.index !== 0 ||
      !groups?.line1 ||
      (lead[0] === '' && !groups.zip && !groups.city) ||
      !/\p{L}{2}/u.test(groups.line1) ||
      /^\d+\s+(?:dollars?|bucks|usd|cents?|each|per|percent|units?|pieces|pcs|[ap]m)\b/i.test(groups.line1)
    )
      continue;
    const put = (field: FieldSpec | undefined, value: string | undefined) => {
      if (field && value) input[field.name] = value.trim();
    };
    put(line, groups.line1);
    put(fieldOf(fields, /line2$/i), groups.line2);
    put(fieldOf(fields, /^city$|town/i), groups.city);
    put(fieldOf(fields, /^state|province/i), groups.state ? stateOf(groups.state) : undefined);
    put(fieldOf(fields, /zip|postal|postcode/i), groups.zip);
    used.push({ start, end: start + match[0].length });
    return;
  }
  fillParts(fields, heard, input, used);
}

const parts: readonly (readonly [field: RegExp, said: RegExp])[] = [
  [/zip|postal|postcode/i, /\b(?:zip|postal|postcode)\b.*?(?<value>\b\d{5}(?:-\d{4})?)\b/iu],
  [
    /line2$/i,
    /\b(?:apartment|apt|suite|unit|floor)\b\.?\s*(?:is|to|should be|number|no\.?|:|#)?\s*(?<value>\d+\s?\p{L}?)\b/iu,
  ],
  [/^city$|town/i, /\b[Cc]ity\b.*?\b(?:is|be|to)\s+(?<value>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*)/u],
];

/** One part of an address that was named: "wrong zip on 1042, it is 97209". */
function fillParts(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  for (const [name, said] of parts) {
    const field = fieldOf(fields, name);
    const match = said.exec(heard.text);
    const value = match?.groups?.value;
    if (!field || !match || !value || input[field.name] !== undefined) continue;
    input[field.name] = value.trim();
    const start = match.index + match[0].lastIndexOf(value);
    used.push({ start, end: start + value.length });
  }
}

function fieldOf(fields: readonly FieldSpec[], pattern: RegExp): FieldSpec | undefined {
  return fields.find((field) => pattern.test(field.name));
}

function stateOf(text: string): string | undefined {
  const plain = text.trim();
  if (/^[A-Z]{2}$/.test(plain)) return plain;
  const found = recogniseCodes(plain).find((span) => span.kind === 'state');
  return found && found.kind === 'state' ? found.value : undefined;
}
