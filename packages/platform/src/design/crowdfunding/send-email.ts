import { feesOfWords } from '@brandwright/contract/design/crowdfunding/say.ts';
import type { CrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { dayWords, money } from '@brandwright/contract/sourcing/rfq/words.ts';

/** The plan as plain text, with its estimates named as such. */
export function planText(plan: CrowdfundingPlan, link: string): string {
  const { currency, reckoning } = plan;
  const amount = (minor: number) => money(minor, currency);
  return [
    plan.title,
    '',
    plan.story,
    '',
    `Goal: ${plan.goalMinor === null ? 'not set' : amount(plan.goalMinor)}`,
    ...(plan.launchDate === null
      ? []
      : [`Launch: ${dayWords(plan.launchDate)}, for ${plan.durationDays} days`]),
    '',
    'Rewards',
    ...plan.rewards.map(
      ({ title, priceMinor, limit, deliveryDate, description }) =>
        `- ${title}, ${amount(priceMinor)}${limit === null ? '' : `, ${limit} of them`}${deliveryDate === null ? '' : `, by ${dayWords(deliveryDate)}`}${description ? `: ${description}` : ''}`,
    ),
    ...(reckoning.neededMinor === null
      ? []
      : [
          '',
          'What the goal must cover',
          ...reckoning.costs.map(
            ({ label, amountMinor, isEstimate }) =>
              `- ${label}: ${amount(amountMinor)}${isEstimate ? ' (estimate)' : ''}`,
          ),
          `Total: ${amount(reckoning.neededMinor)}`,
        ]),
    ...reckoning.fees
      .filter((fees) => fees.of !== 'NEEDED')
      .map(
        ({ of, raisedMinor, feesMinor }) =>
          `Fees of ${feesOfWords[of]}, ${amount(raisedMinor)}: ${amount(feesMinor)} (estimate)`,
      ),
    ...reckoning.warnings.map((warning) => `! ${warning}`),
    '',
    link,
  ].join('\n');
}
