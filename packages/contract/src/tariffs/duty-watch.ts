import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { range } from './tariff-answer.ts';
import { layerChange } from './layer-change.ts';
import { dayWords, rateWords } from './tariff-words.ts';

/** Watches that one store may set by hand. */
export const mostWatches = 100;

/** A day on which the duty changes, with what begins or ends. */
export const dutyChange = z.object({
  day: z.iso.date(),
  beforePercent: z.number().nullable(),
  afterPercent: z.number().nullable(),
  layerChanges: z.array(layerChange),
  /** True when the day is still to come: the law can change before it. */
  isAhead: z.boolean(),
});

export type DutyChange = z.output<typeof dutyChange>;

/** Goods whose duty is watched. One that was set by hand has an id; the others follow from what is saved and bought. */
export const dutyWatch = z.object({
  watchId: field(z.uuid(), { ref: 'duty_watch' }).nullable(),
  name: z.string(),
  hts: field(z.string(), { ref: 'tariff_line' }),
  country: z.string(),
  countryName: z.string(),
  source: z.enum(['WATCH', 'FAVORITE', 'PURCHASE']),
  /** Duty today. */
  totalRatePercent: z.number().nullable(),
  rateRange: range.nullable(),
  /** Within the last 30 and the next 60 days, earliest first. */
  changes: z.array(dutyChange),
  createdAt: instant().nullable(),
});

export type DutyWatch = z.output<typeof dutyWatch>;

export const rateOf = (watch: Pick<DutyWatch, 'totalRatePercent' | 'rateRange'>) =>
  rateWords(watch) ?? 'not known yet';

/** "30% on January 1, 2027": the next change of a watch, or null. */
export function nextChangeWords({ changes }: Pick<DutyWatch, 'changes'>): string | null {
  const next = changes.find(({ isAhead }) => isAhead);
  if (!next) return null;
  return `${next.afterPercent === null ? 'changes' : `${next.afterPercent}%`} on ${dayWords(next.day)}`;
}
