import { count, dayWords, money } from '../../sourcing/rfq/words.ts';
import type { CrowdfundingPlan, PlanFees, PlanReckoning } from './entities.ts';

/** "the goal of $20,000.00 covers the $17,482.00 that is needed". Fees in it are an estimate, and said so. */
export function coverLine({ goalMinor, currency, reckoning }: CrowdfundingPlan): string {
  const { neededMinor, marginMinor, shortMinor } = reckoning;
  if (neededMinor === null)
    return goalMinor === null
      ? 'what it must cover isn’t known until unit cost and quantity are set'
      : `goal ${money(goalMinor, currency)}; what it must cover isn’t known until unit cost and quantity are set`;
  const needed = `${money(neededMinor, currency)} is needed, fees estimated`;
  if (goalMinor === null || marginMinor === null || shortMinor === null) return needed;
  const fees = reckoning.fees.find((one) => one.of === 'GOAL');
  return shortMinor > 0
    ? `${needed}: the goal of ${money(goalMinor, currency)} is ${money(shortMinor, currency)} short`
    : `${needed}: the goal of ${money(goalMinor, currency)} leaves ${money(marginMinor, currency)} after fees${fees ? ` of about ${money(fees.feesMinor, currency)}` : ''}`;
}

/** Of which sum fees are. */
export const feesOfWords: Readonly<Record<PlanFees['of'], string>> = {
  NEEDED: 'what is needed',
  GOAL: 'the goal',
  REWARDS: 'all rewards sold',
};

/** Why the goal cannot be reached with the rewards that there are; null where it can. */
export function unreachableGoal({
  goalMinor,
  currency,
  mostFromRewardsMinor: most,
}: Pick<CrowdfundingPlan, 'goalMinor' | 'currency'> & Pick<PlanReckoning, 'mostFromRewardsMinor'>):
  | string
  | null {
  if (goalMinor === null || most === null || most >= goalMinor) return null;
  return `All rewards together bring at most ${money(most, currency)}: the goal of ${money(goalMinor, currency)} can’t be reached with them. Add a reward, raise a limit or lower the goal.`;
}

/** The same, after what was said of the plan. */
export function reachOfPlan({ goalMinor, currency, reckoning }: CrowdfundingPlan): string {
  const words = unreachableGoal({
    goalMinor,
    currency,
    mostFromRewardsMinor: reckoning.mostFromRewardsMinor,
  });
  return words === null ? '' : ` ${words}`;
}

/** "Desk lamp: 3 rewards, launch March 1, 2027; …". */
export function planLine(plan: CrowdfundingPlan): string {
  const facts = [
    count(plan.rewards.length, 'reward'),
    plan.launchDate === null
      ? ''
      : `launch ${dayWords(plan.launchDate)} for ${count(plan.durationDays, 'day')}`,
  ].filter(Boolean);
  return `${plan.title || 'Untitled'}: ${facts.join(', ')}; ${coverLine(plan)}`;
}

/** What is still needed, as the next question. */
export function nextOfPlan({ missing }: CrowdfundingPlan): string {
  const [first] = missing;
  return first ? ` Still needed: ${first.question}` : '';
}

export const planForModel = ({ story, imageUrl: _image, ...plan }: CrowdfundingPlan) => ({
  ...plan,
  story: story.length > 400 ? `${story.slice(0, 400)}… (cut)` : story,
});
