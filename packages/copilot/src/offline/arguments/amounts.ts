import type { FieldSpec } from './fields.ts';
import type { Token } from '../words/tokens.ts';
import type { NumberSpan } from './span.ts';

export interface AmountMatch {
  field: FieldSpec;
  span: NumberSpan;
  value: number;
  /** Places of the words that tied the number to the field. */
  tied: readonly { start: number; end: number }[];
}

interface Pairing extends AmountMatch {
  score: number;
  half: 'low' | 'high' | 'whole';
}

const needed = 2.4;

/** Gives each number to the field it was said for: by type, by limit (under, at least) and by the nearest words of the field. */
export function assignAmounts(
  fields: readonly FieldSpec[],
  spans: readonly NumberSpan[],
  tokens: readonly Token[],
  given: ReadonlySet<string> = new Set(),
): AmountMatch[] {
  const numeric = fields.filter(
    (field) =>
      (field.kind === 'integer' || field.kind === 'number') &&
      !field.array &&
      !field.meta.ref &&
      field.meta.sense !== 'page',
  );
  const pairings: Pairing[] = [];
  for (const span of spans) {
    for (const field of numeric) {
      const halves: Pairing['half'][] =
        span.high === null
          ? ['whole']
          : field.bound === 'max'
            ? ['high']
            : field.bound === 'min'
              ? ['low']
              : ['low'];
      for (const half of halves) {
        const pairing = pair(field, span, half, tokens, numeric, given);
        if (pairing && pairing.score >= needed) pairings.push(pairing);
      }
    }
  }
  pairings.sort((a, b) => b.score - a.score || a.span.start - b.span.start);
  const taken = new Set<string>();
  const filled = new Set<string>();
  const matches: AmountMatch[] = [];
  for (const pairing of pairings) {
    const key = `${pairing.span.start}:${pairing.half}`;
    if (taken.has(key) || filled.has(pairing.field.name)) continue;
    taken.add(key);
    filled.add(pairing.field.name);
    matches.push(pairing);
  }
  return matches;
}

function pair(
  field: FieldSpec,
  span: NumberSpan,
  half: Pairing['half'],
  tokens: readonly Token[],
  fields: readonly FieldSpec[],
  given: ReadonlySet<string>,
): Pairing | null {
  const said = half === 'high' ? (span.high ?? span.value) : span.value;
  const value = valueFor(field, span, said);
  if (value === null) return null;
  // "200 kg" goes to a weight, and to nothing else.
  if ((span.unit === 'kg' || span.unit === 'cm') && !field.words.has(span.unit)) return null;
  const near = nearness(field, span, tokens, fields);
  let score = typeFit(field, span) + near.score + boundFit(field, span);
  if (span.unit !== null && field.words.has(span.unit)) score += 4;
  if (span.perUnit && hasStem(field, ['unit', 'each', 'price', 'piec'])) score += 0.8;
  if (span.perUnit && hasStem(field, ['total'])) score -= 1;
  if (field.required) score += 0.4;
  if (
    near.score === 0 &&
    !field.required &&
    span.kind === 'number' &&
    !hasStem(field, ['quantiti', 'unit', 'piec'])
  )
    score -= 1.4;
  if (given.has(field.name) && near.score < 1 && !span.unit) score += span.kind === 'number' ? 3.2 : 1.4;
  // "over 1k" without a word for what is counted is money, where money has such a side.
  if (
    span.kind === 'number' &&
    span.bound !== null &&
    field.bound === span.bound &&
    near.score === 0 &&
    !span.unit
  ) {
    const isMoney = field.meta.sense === 'money_minor';
    const hasMoney = fields.some((one) => one.bound === span.bound && one.meta.sense === 'money_minor');
    if (hasMoney && span.value >= 50) score += isMoney ? 1.2 : -1.5;
  }
  // "for $30" is a price before it is a discount or a fee.
  if (
    near.score === 0 &&
    field.meta.sense === 'money_minor' &&
    hasStem(field, ['discount', 'off', 'refund', 'fee', 'tax', 'ship', 'freight'])
  )
    score -= 1;
  // "over 150" where one field alone has such a side.
  if (
    span.kind === 'number' &&
    span.bound !== null &&
    field.bound === span.bound &&
    near.score === 0 &&
    !span.unit
  )
    score += fields.filter((one) => one.bound === span.bound).length === 1 ? 1.6 : 0;
  // A number without a word for days is no age.
  if (span.kind === 'number' && near.score === 0 && hasStem(field, ['dai', 'old', 'older', 'hour', 'week']))
    score -= 2;
  // A field with a name of its own ("sample price") wants that name said.
  if (near.score === 0) score -= 0.2 * Math.max(0, (field.phrases[0]?.length ?? 1) - 1);
  return { field, span, half, value, score, tied: near.tied };
}

function hasStem(field: FieldSpec, stems: readonly string[]): boolean {
  return stems.some((stem) => field.words.has(stem));
}

function typeFit(field: FieldSpec, span: NumberSpan): number {
  const isMoney = field.meta.sense === 'money_minor';
  const isPercent = field.meta.sense === 'percent';
  if (span.kind === 'money')
    return isMoney
      ? 3
      : field.kind === 'number' && !isPercent && hasStem(field, ['price', 'cost', 'valu', 'amount'])
        ? 1.5
        : -9;
  if (span.kind === 'percent')
    return isPercent
      ? 3
      : field.kind === 'number' && hasStem(field, ['rate', 'percent', 'discount'])
        ? 1
        : -9;
  if (span.kind === 'duration')
    return hasStem(field, ['dai', 'week', 'hour', 'month', 'ag', 'old', 'older']) ? 3 : -9;
  if (isMoney) return 0.4;
  if (isPercent) return 0.3;
  if (field.meta.sense === 'quantity')
    return (
      1.5 +
      (span.unit && (!span.label || span.unit.endsWith('s')) ? 0.9 : 0) +
      (span.value >= 1000 && !span.label ? 0.3 : 0)
    );
  return 1;
}

function boundFit(field: FieldSpec, span: NumberSpan): number {
  if (span.high !== null) return field.bound ? 1.2 : -1;
  if (span.kind === 'duration' && field.bound === null) return 0;
  if (field.bound === null) return span.bound === null ? 0.2 : -0.8;
  if (span.bound === null) return -0.5;
  return field.bound === span.bound ? 1.5 : -6;
}

/** The value as the field takes it, or null when it cannot be. */
function valueFor(field: FieldSpec, span: NumberSpan, said: number): number | null {
  let value = said;
  if (field.meta.sense === 'money_minor') value = Math.round(said * 100);
  else if (field.meta.sense === 'percent' && span.kind === 'percent' && field.greatest <= 1)
    value = said / 100;
  else if (span.kind === 'duration' && field.words.has('hour') && !field.words.has('dai')) value = said * 24;
  else if (span.kind === 'duration' && field.words.has('week') && !field.words.has('dai')) value = said / 7;
  if (field.kind === 'integer') {
    if (span.kind === 'duration') value = Math.round(value);
    if (!Number.isInteger(value)) return null;
  }
  return value >= field.least && value <= field.greatest ? value : null;
}

interface Nearness {
  score: number;
  tied: { start: number; end: number }[];
}

/** How close the field's words stand to the number; words of one field alone count more, other clauses less. */
function nearness(
  field: FieldSpec,
  span: NumberSpan,
  tokens: readonly Token[],
  fields: readonly FieldSpec[],
): Nearness {
  const before = tokens.filter((token) => token.end <= span.start);
  const after = tokens.filter((token) => token.start >= span.end);
  let score = 0;
  const tied: { start: number; end: number }[] = [];
  const seen = new Set<string>();
  const visit = (token: Token, steps: number, barrier: boolean) => {
    if (!field.words.has(token.stem) || seen.has(token.stem)) return;
    seen.add(token.stem);
    const sharing = fields.filter((other) => other.words.has(token.stem)).length;
    const weight = (3 / (1 + steps * 0.45)) * (barrier ? 0.25 : 1) * (sharing > 3 ? 0.7 : 1);
    score += seen.size === 1 ? weight : weight * 0.35;
    if (weight > 0.6) tied.push({ start: token.start, end: token.end });
  };
  walk(before.reverse(), visit, (token, previousStart) => isBarrier(token, previousStart));
  walk(after, visit, (token, previousStart) => isBarrier(token, previousStart));
  for (const token of tokens) if (token.start >= span.start && token.end <= span.end) visit(token, 0, false);
  return { score: Math.min(score, 4.5), tied };
}

function walk(
  tokens: readonly Token[],
  visit: (token: Token, steps: number, barrier: boolean) => void,
  ends: (token: Token, previous: Token | null) => boolean,
): void {
  let barrier = false;
  let previous: Token | null = null;
  for (const [steps, token] of tokens.slice(0, 6).entries()) {
    if (ends(token, previous)) barrier = true;
    visit(token, steps, barrier);
    previous = token;
  }
}

/** "and", "but", other figures and clause marks part what belongs to one number from the next. */
function isBarrier(token: Token, _previous: Token | null): boolean {
  return token.lower === 'and' || token.lower === 'but' || token.lower === 'with' || /^\d/.test(token.lower);
}
