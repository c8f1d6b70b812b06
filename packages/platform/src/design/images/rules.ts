import type { PlanTier } from '@brandwright/contract';
import { longestTitle } from '@brandwright/contract/design/images/limits.ts';
import { planOf, suggestedUpgrade } from '@brandwright/contract/kernel/plan-catalog.ts';
import { shownThing } from '@brandwright/contract/design/images/shown-thing.ts';

/**
 * Pictures of a calendar month that each plan includes. The specification has a trial quantity (brand-kit document §3:
 * trialRemainingQuantity) and no figure; these are ours: enough on Free for five prompts, and as many as a team can look
 * at on Professional. Pictures of brand kits are made without counting, as the specification's client asks for them.
 */
export const picturesOfPlan: Readonly<Record<PlanTier, number>> = {
  TIER_1: planOf.TIER_1.monthlyPictures,
  TIER_2: planOf.TIER_2.monthlyPictures,
  TIER_2_5: planOf.TIER_2_5.monthlyPictures,
  TIER_3: planOf.TIER_3.monthlyPictures,
};

/** The calendar month of an instant in UTC, YYYY-MM. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** The first day of the next month in UTC, YYYY-MM-DD. */
export const renewalOf = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);

/** What a refusal says when fewer pictures are left than were asked for. */
export function tooFewLeft(plan: PlanTier, left: number, asked: number, renewsOn: string): string {
  const has =
    left === 0
      ? `You’ve used all ${picturesOfPlan[plan]} pictures for this month.`
      : `You have ${left} of ${picturesOfPlan[plan]} pictures left this month and asked for ${asked}.`;
  const next = suggestedUpgrade[plan];
  const steps = [
    ...(left > 0 ? [`Ask for ${left === 1 ? 'one' : `up to ${left}`}`] : []),
    `wait until ${renewsOn}`,
    ...(next ? [`move to the ${planOf[next].name} plan, which includes ${picturesOfPlan[next]}`] : []),
  ];
  const said = steps.join(', or ');
  return `${has} ${said[0]?.toUpperCase() ?? ''}${said.slice(1)}.`;
}

/** What a picture shows, short enough for a name: "Sage green candle tin on linen". */
export function titleOf(prompt: string): string {
  const shown = shownThing(prompt).replace(/^(?:a|an|the|our|my)\s+/i, '') || prompt.trim();
  const [first = shown] = shown.split(/\n|(?<=[.!?])\s/);
  const short = first.length > 80 ? `${first.slice(0, 79).replace(/\s+\S*$/, '')}…` : first;
  return `${short[0]?.toUpperCase() ?? ''}${short.slice(1)}`.slice(0, longestTitle);
}
