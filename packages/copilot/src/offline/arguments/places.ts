import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Token } from '../words/tokens.ts';
import { type CodeSpan, overlaps } from './span.ts';

type Place = { start: number; end: number };

/** Countries, states, postal and HTS codes, e-mail and web addresses go to the fields that take them. */
export function fillPlaces(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: Place[],
  removed: Map<string, readonly unknown[]>,
): void {
  const free = (kind: CodeSpan['kind']) =>
    heard.spans.filter(
      (span): span is CodeSpan => span.kind === kind && !used.some((place) => overlaps(place, span)),
    );
  fillCountries(fields, free('country'), heard.tokens, input, used, removed);
  const rules: readonly (readonly [CodeSpan['kind'], (field: FieldSpec) => boolean])[] = [
    ['state', (field) => field.meta.sense === 'us_state'],
    ['postal', (field) => field.meta.sense === 'postal_code'],
    ['hts', (field) => field.meta.sense === 'hts_code'],
    ['email', (field) => field.meta.sense === 'email' || field.format === 'email'],
    [
      'phone',
      (field) =>
        field.kind === 'string' && ['phone', 'telephon', 'mobil'].some((word) => field.words.has(word)),
    ],
    ['url', (field) => field.format === 'url' || field.words.has('url') || field.words.has('websit')],
    [
      'code',
      (field) =>
        field.kind === 'string' &&
        !field.meta.sense &&
        ['sku', 'code', 'track'].some((word) => field.words.has(word)),
    ],
  ];
  for (const [kind, takes] of rules) {
    const spans = free(kind);
    const first = spans[0];
    const field = fields.find((one) => takes(one) && input[one.name] === undefined);
    if (!first || !field) continue;
    input[field.name] = field.array ? spans.map((span) => span.value) : first.value;
    used.push(...(field.array ? spans : [first]));
  }
  const postal = fields.find(
    (field) => field.meta.sense === 'postal_code' && input[field.name] === undefined,
  );
  const loose = heard.spans.find(
    (span) =>
      span.kind === 'number' && /^\d{5}$/.test(span.text) && !used.some((place) => overlaps(place, span)),
  );
  if (
    postal &&
    loose &&
    /\b(?:zip|postal|postcode|deliver|ship|to)\b/i.test(
      heard.text.slice(Math.max(0, loose.start - 40), loose.start),
    )
  ) {
    input[postal.name] = loose.text;
    used.push(loose);
  }
}

function fillCountries(
  fields: readonly FieldSpec[],
  spans: readonly CodeSpan[],
  tokens: readonly Token[],
  input: Record<string, unknown>,
  used: Place[],
  removed: Map<string, readonly unknown[]>,
): void {
  const takers = fields.filter((field) => field.meta.sense === 'country' && input[field.name] === undefined);
  const kept = takers.filter((field) => !field.excludes);
  const excluding = takers.filter((field) => field.excludes);
  for (const span of spans) {
    const field = span.negated ? excluding[0] : nearest(kept, span, tokens, input);
    if (span.negated && !field && kept[0]) {
      removed.set(kept[0].name, [...(removed.get(kept[0].name) ?? []), span.value]);
      used.push(span);
    }
    if (!field) continue;
    const known = input[field.name];
    const values = Array.isArray(known) ? (known as unknown[]) : [];
    if (!values.includes(span.value)) input[field.name] = [...values, span.value];
    used.push(span);
  }
  for (const field of takers) {
    const value = input[field.name];
    if (!field.array && Array.isArray(value) && value.length === 1) input[field.name] = value[0];
  }
}

/** Among several country fields the one whose words stand nearest before the name; else the first. */
function nearest(
  fields: readonly FieldSpec[],
  span: CodeSpan,
  tokens: readonly Token[],
  input: Record<string, unknown>,
): FieldSpec | undefined {
  if (fields.length < 2) return fields[0];
  const before = tokens
    .filter((token) => token.end <= span.start)
    .slice(-3)
    .reverse();
  for (const token of before) {
    const found = fields.find(
      (field) =>
        field.words.has(token.stem) ||
        field.meta.words?.some((word) => word.split(' ').at(-1) === token.lower),
    );
    if (found) return found;
  }
  return fields.find((field) => input[field.name] === undefined) ?? fields[0];
}
