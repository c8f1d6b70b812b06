import { count, dayWords, money } from '../../sourcing/requests/words.ts';
import type { CrowdfundingPlan } from './entities.ts';

/** "the goal of $20,000.00 covers the $17,482.00 that is needed". Fees in it are an estimate, and said so. */
export function coverLine({ goalMinor, currency, reckoning }: CrowdfundingPlan): string {
  const { neededMinor, marginMinor } = reckoning;
  if (neededMinor === null)
    return goalMinor === null
      ? 'what it must cover is not known until unit cost and quantity are'
      : `goal ${money(goalMinor, currency)}; what it must cover is not known until unit cost and quantity are`;
  const needed = `${money(neededMinor, currency)} is needed, fees estimated`;
  if (goalMinor === null || marginMinor === null) return needed;
  return marginMinor < 0
    ? `${needed}: the goal of ${money(goalMinor, currency)} is ${money(neededMinor - goalMinor, currency)} short`
    : `${needed}: the goal of ${money(goalMinor, currency)} leaves ${money(marginMinor, currency)} after fees`;
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
