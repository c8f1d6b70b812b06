import type { CountryDuty, TariffLayer } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { openWords } from '@brandwright/contract/tariffs/tariff-words.ts';
import type { Tone } from '#ui/badge.tsx';
import { formatDay, formatPercent } from '#ui/format.ts';

export const certaintyLabels: Readonly<
  Record<CountryDuty['certainty'], { label: string; tone: Tone; hint: string }>
> = {
  known: { label: 'Known', tone: 'good', hint: 'Taken from the law, nothing assumed.' },
  assumed: { label: 'Assumed', tone: 'warn', hint: 'Depends on the assumptions below.' },
  unknown: { label: 'Unknown', tone: 'bad', hint: 'Depends on something not known yet.' },
};

/** "12.5%", "0% to 26.5%", "Not known yet". */
export function rateLabel({
  totalRatePercent,
  rateRange,
}: Pick<CountryDuty, 'totalRatePercent' | 'rateRange'>): string {
  if (totalRatePercent !== null) return formatPercent(totalRatePercent);
  return rateRange ? `${formatPercent(rateRange.min)} to ${formatPercent(rateRange.max)}` : 'Not known yet';
}

/** The deciding question with the range that it spans; null without one. */
export function questionLabel({
  decidingQuestion,
  openDuty,
}: Pick<CountryDuty, 'openDuty'> & { decidingQuestion: string | null }): string | null {
  if (decidingQuestion === null) return null;
  return [decidingQuestion, openWords({ openDuty })].filter(Boolean).join(' ');
}

/** A layer's own rate: "7.5%", "0.8¢ each + 5.4%", "?". */
export function layerRate({ ratePercent, rateText }: TariffLayer): string {
  if (ratePercent !== null) return formatPercent(ratePercent);
  return rateText ?? '?';
}

/** "since July 24, 2026", "February 24 to July 23, 2026". */
export function inForceLabel({ from, to }: Pick<TariffLayer, 'from' | 'to'>): string | null {
  if (from && to) return `${formatDay(from)} to ${formatDay(to)}`;
  if (from) return `since ${formatDay(from)}`;
  return to ? `until ${formatDay(to)}` : null;
}

export const transportLabels = {
  OCEAN: 'By sea',
  AIR: 'By air',
  TRUCK: 'By truck',
  POST: 'By post',
} as const;
