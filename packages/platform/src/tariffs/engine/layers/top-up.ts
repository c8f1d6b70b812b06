import { tidyPercent, type DutyCase, type Verdict } from '../duty-case.ts';

/**
 * A duty that adds only what the base rate lacks to reach a rate: total = the higher of the two. A base rate by piece or
 * weight counts as its ad valorem equivalent (U.S. note 52(k)), which needs the value and the quantity.
 */
export function upTo(duty: DutyCase, percent: number, name: string): Verdict {
  const { base } = duty;
  if (base.percent === null) {
    return {
      applies: 'unknown',
      ratePercent: null,
      unbounded: true,
      reason: `It adds what the base rate lacks to ${percent}%, and the base rate isn’t known as a percentage.`,
      question: base.missing?.question ?? null,
    };
  }
  const added = tidyPercent(Math.max(0, percent - base.percent));
  const equivalent = base.equivalent ? ' (its equivalent for this value and quantity)' : '';
  if (added === 0)
    return {
      applies: false,
      ratePercent: 0,
      reason: `The base rate of ${base.percent}%${equivalent} reaches the ${name} of ${percent}%: nothing is added.`,
    };
  return {
    applies: true,
    ratePercent: added,
    reason: `The ${name} is ${percent}%: ${added}% is added to the base rate of ${base.percent}%${equivalent}.`,
  };
}
