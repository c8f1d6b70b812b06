import { stem } from '@brandwright/language/words/stems.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import type { MeasureKind, Scale } from './scales.ts';

/** A figure that the rows of a result have, by the name of its field. */
export interface Measure {
  field: string;
  kind: MeasureKind;
  stems: readonly string[];
  /** In words: "sample price". */
  label: string;
  /** Share of the rows that give it, 0 to 1. */
  share: number;
}

type Data = Readonly<Record<string, unknown>>;

const silent = new Set(['minor', 'low', 'high', 'min', 'max', 'average', 'is', 'at', 'of', 'per', 'the']);
const places = new Set(['id', 'page', 'size', 'number', 'year', 'version', 'position', 'hts']);

/** The figures of rows: money, percentages, days, dates and plain numbers; numbers that name a record are none. */
export function measuresOf(rows: readonly Data[]): Measure[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].flatMap((field) => {
    const words = identifierWords(field);
    if (places.has(words.at(-1) ?? '')) return [];
    const values = rows.flatMap((row) => figureIn(row[field]) ?? []);
    if (values.length === 0) return [];
    const kind = kindOf(words, rows.find((row) => figureIn(row[field]) !== null)?.[field]);
    const spoken = words.filter((word) => !silent.has(word) && !(kind === 'percent' && word === 'percent'));
    return [
      {
        field,
        kind,
        stems: words.map(stem),
        // Of figures in a room of their own (`landed.landedMinor`) a word comes twice.
        label: [...new Set(spoken.length > 0 ? spoken : words)].join(' '),
        share: values.length / rows.length,
      },
    ];
  });
}

function kindOf(words: readonly string[], sample: unknown): MeasureKind {
  if (typeof sample === 'string') return 'date';
  if (words.includes('minor')) return 'money';
  if (words.includes('percent')) return 'percent';
  return words.includes('days') ? 'days' : 'number';
}

/** A comparable number of a value: numbers as they are, days and instants as milliseconds; null for anything else. */
export function figureIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value)) {
    const time = Date.parse(value);
    return Number.isNaN(time) ? null : time;
  }
  return null;
}

/** The figure that a scale looks at; words said beside it ("the sample price") decide first. Null when there is none. */
export function chooseMeasure(
  measures: readonly Measure[],
  scale: Scale | null,
  said: ReadonlySet<string>,
): Measure | null {
  const scored = measures.flatMap((measure) => {
    if (scale?.kinds && !scale.kinds.includes(measure.kind)) return [];
    const named = measure.stems.filter((one) => said.has(one)).length;
    const rank = scale
      ? Math.min(...measure.stems.map((one) => scale.stems.indexOf(one)).filter((place) => place >= 0))
      : Infinity;
    if (named === 0 && rank === Infinity) return [];
    const fit = rank === Infinity ? 0 : 2 - rank * 0.15;
    const extra = measure.stems.filter(
      (one) =>
        !said.has(one) &&
        !silentStems.has(one) &&
        // "Cheapest landed" is no landed duty: what is named goes before the other figures that a scale can mean.
        !(named > 0 ? amounts.has(one) : scale?.stems.includes(one)),
    ).length;
    const end = scale ? endFit(measure, scale.largest) : 0;
    return [{ measure, score: named * 3 + fit - extra * 0.45 + end + measure.share }];
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.measure ?? null;
}

const amounts = new Set(['price', 'cost', 'total', 'amount', 'value', 'worth', 'unit'].map(stem));
const silentStems = new Set([...silent].map(stem));

/** The low end of a price range says what is cheapest, the high end what is dearest. */
function endFit(measure: Measure, largest: boolean): number {
  const low = measure.stems.some((one) => one === 'low' || one === 'min' || one === 'lowest');
  const high = measure.stems.some((one) => one === 'high' || one === 'max' || one === 'highest');
  return (low && !largest) || (high && largest) ? 0.3 : low || high ? -0.1 : 0;
}
