import type { DemoCategory } from './categories.ts';

/** Day for which the indicative figures hold. */
export const dutyAsOf = '2026-11-20';

/**
 * The forced-labour layer of Section 301, in force since 2026-07-24, HTS 2026 revision 20. `flat` stands on top of
 * the base rate; `net` lifts the total to the tier where the base rate is lower.
 */
const tiers: Record<string, { percent: number; kind: 'flat' | 'net'; heading: string }> = {
  CN: { percent: 12.5, kind: 'flat', heading: '9903.05.31' },
  VN: { percent: 12.5, kind: 'flat', heading: '9903.05.84' },
  IN: { percent: 10, kind: 'flat', heading: '9903.05.44' },
  TR: { percent: 12.5, kind: 'flat', heading: '9903.05.79' },
  MX: { percent: 10, kind: 'flat', heading: '9903.05.55' },
  GB: { percent: 10, kind: 'flat', heading: '9903.05.81' },
  PE: { percent: 12.5, kind: 'flat', heading: '9903.05.63' },
  MA: { percent: 12.5, kind: 'flat', heading: '9903.05.56' },
  AU: { percent: 12.5, kind: 'flat', heading: '9903.05.23' },
  IT: { percent: 10, kind: 'net', heading: '9903.05.38' },
  PT: { percent: 10, kind: 'net', heading: '9903.05.38' },
};

/** What the first category of a supplier would pay into the United States; null where that cannot be said in percent. */
export function indicativeDutyOf(
  category: DemoCategory,
  country: string,
): { percent: number; htsCode: string; source: string } | null {
  if (!category.duty) return null;
  const { htsCode, basePercent, china301Percent } = category.duty;
  if (country === 'US') return { percent: 0, htsCode, source: 'Made in the United States: no import.' };
  const tier = tiers[country];
  if (!tier) return null;
  const china = country === 'CN' ? china301Percent : 0;
  const percent =
    tier.kind === 'net' ? Math.max(basePercent, tier.percent) : basePercent + tier.percent + china;
  const parts = [
    `base ${basePercent}%`,
    ...(china > 0 ? [`China 301 ${china}%`] : []),
    `${tier.heading} ${tier.percent}%${tier.kind === 'net' ? ' net of base' : ''}`,
  ];
  return {
    percent: Math.round(percent * 100) / 100,
    htsCode,
    source: `HTS 2026 revision 20: ${parts.join(', ')}. Excludes free-trade preferences and fees.`,
  };
}
