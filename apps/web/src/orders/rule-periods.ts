export type TrialPeriod = 'LAST_30_DAYS' | 'LAST_MONTH' | 'LAST_90_DAYS' | 'LAST_YEAR';

export const trialPeriods: readonly { value: TrialPeriod; label: string }[] = [
  { value: 'LAST_30_DAYS', label: 'Last 30 days' },
  { value: 'LAST_MONTH', label: 'Last month' },
  { value: 'LAST_90_DAYS', label: 'Last 90 days' },
  { value: 'LAST_YEAR', label: 'Last 12 months' },
];

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first and the last UTC day of a period, both counted. */
export function trialPeriod(period: TrialPeriod, now: number): { from: string; to: string } {
  const at = new Date(now);
  if (period === 'LAST_MONTH') {
    const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1);
    const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1);
    return { from: dayOf(first), to: dayOf(next - dayMs) };
  }
  const days = { LAST_30_DAYS: 30, LAST_90_DAYS: 90, LAST_YEAR: 365 }[period];
  return { from: dayOf(now - (days - 1) * dayMs), to: dayOf(now) };
}
