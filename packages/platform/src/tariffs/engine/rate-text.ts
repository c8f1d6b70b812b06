/** One part of a rate as the schedule prints it. */
export type RatePart =
  | { kind: 'percent'; percent: number }
  /** Cents (with fractions) for each unit of quantity. `per` is the schedule's unit in one spelling. */
  | { kind: 'specific'; cents: number; per: SpecificUnit; note: string | null }
  /** A percentage of one component only ("6% on the case"), whose value the customs value does not tell. */
  | { kind: 'component'; percent: number; of: string };

export type SpecificUnit =
  | 'each'
  | 'doz'
  | 'prs'
  | 'gross'
  | 'kg'
  | 'g'
  | 't'
  | 'liter'
  | 'pf.liter'
  | 'm2'
  | 'm3'
  | 'thousand'
  | 'other';

export type ParsedRate =
  | { kind: 'parts'; parts: RatePart[] }
  /** No rate is printed here (the line is a heading, or the column is empty). */
  | { kind: 'none' }
  /** Words that refer elsewhere: "See chapter 99", "The rate applicable to …". */
  | { kind: 'words'; text: string };

const units: readonly [RegExp, SpecificUnit][] = [
  [/^each$/, 'each'],
  [/^(head|article|no\.?)$/, 'each'],
  [/^doz\.? ?(pr|prs)\.?$/, 'other'],
  [/^doz\.?$/, 'doz'],
  [/^prs?\.?$/, 'prs'],
  [/^gross$/, 'gross'],
  [/^kg$/, 'kg'],
  [/^g$/, 'g'],
  [/^t$/, 't'],
  [/^pf\.? ?liter$/, 'pf.liter'],
  [/^liter$/, 'liter'],
  [/^m(2|²)$/, 'm2'],
  [/^m(3|³)$/, 'm3'],
  [/^(1,000|1000|thousand)$/, 'thousand'],
];

/**
 * Reads a rate as printed in the schedule: "Free", "16.5%", "0.8¢ each + 4.6%", "$1.035/kg + 14.9%",
 * "80¢ each + 6% on the case". Anything it cannot read whole is answered as words, never as a part of a rate.
 */
export function parseRate(printed: string): ParsedRate {
  const text = printed
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d) (%)/g, '$1$2')
    .trim();
  if (text === '') return { kind: 'none' };
  if (/^free$/i.test(text)) return { kind: 'parts', parts: [{ kind: 'percent', percent: 0 }] };
  const parts: RatePart[] = [];
  for (const piece of text.split(/\s*\+\s*/)) {
    const part = parsePart(piece);
    if (!part) return { kind: 'words', text };
    parts.push(part);
  }
  return { kind: 'parts', parts };
}

function parsePart(piece: string): RatePart | undefined {
  const percent = /^([\d.]+)(?: (\d)\/(\d))?%(?: on (?:the )?(.+))?$/.exec(piece);
  if (percent) {
    const value =
      Number(percent[1]) + (percent[2] ? Number((Number(percent[2]) / Number(percent[3])).toFixed(6)) : 0);
    if (!Number.isFinite(value)) return undefined;
    return percent[4]
      ? { kind: 'component', percent: value, of: percent[4] }
      : { kind: 'percent', percent: value };
  }
  const cents = /^([\d.]+)¢ ?(?:\/ ?)?(.+)$/.exec(piece);
  const dollars = /^\$([\d.,]+) ?(?:\/ ?)?(.+)$/.exec(piece);
  const match = cents ?? dollars;
  if (!match) return undefined;
  const amount = Number(match[1]?.replaceAll(',', '')) * (cents ? 1 : 100);
  if (!Number.isFinite(amount)) return undefined;
  const [unitText, note] = splitUnit(match[2] ?? '');
  if (/\b(less|not (less|more)|for each degree)\b/.test(note ?? '')) return undefined;
  return { kind: 'specific', cents: Number(amount.toFixed(6)), per: unitOf(unitText), note };
}

/** "kg on drained weight" → ["kg", "on drained weight"]. */
function splitUnit(text: string): [string, string | null] {
  const at = /^(.+?) ((?:on|of|less) .+)$/.exec(text.trim());
  return at ? [at[1] ?? '', at[2] ?? null] : [text.trim(), null];
}

function unitOf(text: string): SpecificUnit {
  const plain = text.toLowerCase().replace(/^\//, '').trim();
  return units.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
}

/** The one ad valorem percentage of a rate that is nothing but that; null otherwise. */
export function plainPercent(rate: ParsedRate): number | null {
  if (rate.kind !== 'parts' || rate.parts.length !== 1) return null;
  const only = rate.parts[0];
  return only?.kind === 'percent' ? only.percent : null;
}
