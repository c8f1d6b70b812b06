import { formatMoney } from '../kernel/money.ts';
import type { LayerChange } from './layer-change.ts';
import type { CountryDuty } from './tariff-answer.ts';

/** "12.5%", "0 to 26.5%", or null when not even bounds are known. */
export function rateWords({
  totalRatePercent,
  rateRange,
}: Pick<CountryDuty, 'totalRatePercent' | 'rateRange'>): string | null {
  if (totalRatePercent !== null) return `${totalRatePercent}%`;
  return rateRange ? `${rateRange.min}% to ${rateRange.max}%` : null;
}

/** Duty in money, as a figure or as bounds. */
export function dutyWords({
  dutyMinor,
  dutyRangeMinor,
}: Pick<CountryDuty, 'dutyMinor' | 'dutyRangeMinor'>): string | null {
  if (dutyMinor !== null) return formatMoney(dutyMinor);
  return dutyRangeMinor ? `${formatMoney(dutyRangeMinor.min)} to ${formatMoney(dutyRangeMinor.max)}` : null;
}

/** "The duty is 16.5% to 32%, $1,155.00 to $2,240.00, by the answer." Empty without a range. */
export function openWords({ openDuty }: Pick<CountryDuty, 'openDuty'>): string {
  if (!openDuty) return '';
  const { ratePercent: rate, dutyMinor: duty } = openDuty;
  if (rate.min === rate.max) return `The duty is ${rate.min}% either way.`;
  const money = duty ? `, ${formatMoney(duty.min)} to ${formatMoney(duty.max)}` : '';
  return `The duty is ${rate.min}% to ${rate.max}%${money}, depending on the answer.`;
}

/** "November 25, 2026" of a calendar day. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** "Section 122 ends", "China 301 changes from 7.5% to 25%". */
export function layerChangeWords({ title, change, beforePercent, afterPercent }: LayerChange): string {
  if (change === 'CHANGES')
    return `${title} changes from ${beforePercent ?? '?'}% to ${afterPercent ?? '?'}%`;
  return `${title} ${change === 'BEGINS' ? 'begins' : 'ends'}`;
}
