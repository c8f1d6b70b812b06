import type { DutyAssessment } from './assess.ts';
import { decide, type DutyRequest } from './duty-case.ts';
import { feesOf } from './fees.ts';

/** What "American goods returned" takes for granted. */
const reason =
  'Goods made in the United States pay no import duty there. When they come back after export, unchanged or within three years, they’re free as American goods returned.';
const processingSource = '19 CFR 24.23(c)(1)(i)';

/**
 * Goods of the United States: never imported they pay nothing, and returned they are free under heading 9801.00.10, which
 * the processing fee spares. Pure.
 */
export function assessAmericanGoods(request: DutyRequest): DutyAssessment {
  const fees = feesOf(request).map((fee) =>
    fee.code === 'MPF'
      ? {
          ...fee,
          amountMinor: 0,
          applies: false as const,
          certainty: 'assumed' as const,
          reason: 'American goods returned pay none.',
          source: processingSource,
        }
      : fee,
  );
  const layer = decide(
    request,
    {
      authority: 'BASE',
      heading: '9801.00.10',
      title: 'American goods returned',
      source: 'HTS 9801.00.10, 19 U.S.C. 1202',
      from: null,
      to: null,
    },
    { applies: true, ratePercent: 0, rateText: 'Free', certainty: 'assumed', reason },
  );
  return {
    layers: [layer],
    fees,
    totalRatePercent: 0,
    rateRange: null,
    dutyMinor: request.customsValueMinor === null ? null : 0,
    dutyRangeMinor: null,
    feesMinor: fees.some(({ amountMinor, applies }) => applies !== false && amountMinor === null)
      ? null
      : fees.reduce((sum, { applies, amountMinor }) => sum + (applies === true ? (amountMinor ?? 0) : 0), 0),
    certainty: 'assumed',
    unknowns: [],
    questions: [],
    assumptions: [`American goods returned: ${reason}`],
    warnings: [],
  };
}
