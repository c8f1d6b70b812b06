import { formatMoney } from '../kernel/money.ts';
import { planOf } from '../kernel/plan-catalog.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import type { BillingCycle, PlanChange, PlanOverview, PlanSubscription } from './entities.ts';

/** "a month", "a year". */
export const perCycle = (cycle: BillingCycle): string => (cycle === 'YEARLY' ? 'a year' : 'a month');

/** "$199.00 a month". */
export const priceWords = (amountMinor: number, currency: string, cycle: BillingCycle): string =>
  `${formatMoney(amountMinor, currency)} ${perCycle(cycle)}`;

/** How a subscription stands, in a sentence or two. */
export function subscriptionWords(plan: PlanSubscription): string {
  const { title, amountMinor, currency, cycle, currentPeriodEnd, percentOff } = plan;
  const price = `${title}, ${priceWords(amountMinor, currency, cycle)}`;
  const end = dayWords(currentPeriodEnd);
  if (plan.status === 'canceled') return `${title} is canceled.`;
  if (plan.status === 'incomplete') return `${price}, is waiting for its first payment.`;
  if (plan.status === 'unpaid') return `${price}, is unpaid: it starts again when the open invoice is paid.`;
  if (plan.isPaused)
    return `${price}, is paused${plan.resumesAt ? ` until ${dayWords(plan.resumesAt)}` : ' until you resume it'}. Nothing is charged in the meantime.`;
  if (plan.isPastDue) return `${price}, is past due: the last charge failed.`;
  if (plan.cancelsAtPeriodEnd) return `${price}, ends on ${end}.`;
  if (plan.next)
    return `${price}, changes to ${plan.next.title}, ${priceWords(plan.next.amountMinor, currency, plan.next.cycle)}, on ${dayWords(plan.next.at)}.`;
  if (plan.trialEndsAt !== null)
    return `${title} is on trial until ${dayWords(plan.trialEndsAt)}. After that it’s ${priceWords(amountMinor, currency, cycle)}.`;
  const off = percentOff === null ? '' : ` The next invoices are ${percentOff}% off.`;
  return `${price}, renews on ${end}.${off}`;
}

export function overviewWords({ planName, subscription }: PlanOverview): string {
  if (subscription === null) return `The store is on ${planName}. Nothing is charged, and nothing renews.`;
  const words = subscriptionWords(subscription);
  return subscription.title === planName ? words : `${words} The store is on ${planName} for now.`;
}

/** What a change would charge, now and later. */
export function dueWords({ dueNowMinor, creditMinor, chargeMinor, later, currency, to }: PlanChange): string {
  const now =
    dueNowMinor === 0
      ? 'Nothing is due now'
      : creditMinor > 0
        ? `${formatMoney(dueNowMinor, currency)} is due now (${formatMoney(chargeMinor, currency)} minus ${formatMoney(creditMinor, currency)} you haven’t used)`
        : `${formatMoney(dueNowMinor, currency)} is due now`;
  const then = later
    ? `, then ${priceWords(later.amountMinor, currency, to.cycle)} from ${dayWords(later.at)}`
    : '';
  return `${now}${then}.`;
}

/** In the middle of a sentence: capitals that aren’t an abbreviation’s go. */
const inSentence = (lines: readonly string[]): string[] =>
  lines.map((line) => (/^[A-Z][a-z]/.test(line) ? `${line.charAt(0).toLowerCase()}${line.slice(1)}` : line));

/** "Professional is $199.00 a month or $1,990.00 a year ($398.00 less than 12 months)". */
function bothPrices({ title, tier }: PlanChange['to']): string {
  const { monthlyMinor, yearlyMinor } = planOf[tier];
  const saved = 12 * monthlyMinor - yearlyMinor;
  const less = saved > 0 ? ` (${formatMoney(saved)} less than 12 months)` : '';
  return `${title} is ${formatMoney(monthlyMinor)} a month or ${formatMoney(yearlyMinor)} a year${less}`;
}

/** "Professional is $199.00 a month or $1,990.00 a year, with 10 seats, …" */
export function changeWords(change: PlanChange): string {
  const { kind, to, gains, loses, takesEffectAt, isImmediate, trialDays } = change;
  if (kind === 'SAME') {
    const cost = to.tier === 'TIER_1' ? 'It costs nothing' : bothPrices(to);
    const { seats, monthlyAiCredits, monthlyPictures } = planOf[to.tier];
    return `The store is already on ${to.title}${to.tier === 'TIER_1' ? '' : `, billed ${to.cycle.toLowerCase()}`}. ${cost}, with ${count(seats, 'seat')}, ${count(monthlyAiCredits, 'AI credit')} and ${count(monthlyPictures, 'AI picture')} a month.`;
  }
  if (kind === 'CANCEL')
    return `Moving to Free ends ${change.from.title} on ${dayWords(takesEffectAt)}. Nothing is charged after that.${loses.length > 0 ? ` You’d lose ${listWords(inSentence(loses), 4)}.` : ''}`;
  const price = `${bothPrices(to)}.`;
  const trial = trialDays === null ? '' : ` It starts with ${count(trialDays, 'free day')}.`;
  const when = isImmediate ? '' : ` It would start on ${dayWords(takesEffectAt)}.`;
  const gain = gains.length > 0 ? ` You’d get ${listWords(inSentence(gains), 6)}.` : '';
  const loss = loses.length > 0 ? ` You’d lose ${listWords(inSentence(loses), 4)}.` : '';
  return `${price}${trial}${when} ${dueWords(change)}${gain}${loss}`;
}
