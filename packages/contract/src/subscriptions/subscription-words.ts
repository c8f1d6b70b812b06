import { formatMoney } from '../kernel/money.ts';
import { dayWords } from '../kernel/words.ts';
import type { PlanSubscription } from './entities.ts';

/** How the plan stands, in a sentence. */
export function subscriptionWords(plan: PlanSubscription): string {
  const { title, amountMinor, currency, currentPeriodEnd } = plan;
  const price = `${title}, ${formatMoney(amountMinor, currency)} a month`;
  if (plan.status === 'canceled') return `${title} is canceled.`;
  if (plan.isPaused)
    return `${price}, is paused${plan.resumesAt ? ` until ${dayWords(plan.resumesAt)}` : ''}. Nothing is charged meanwhile.`;
  if (plan.cancelsAtPeriodEnd) return `${price}, ends on ${dayWords(currentPeriodEnd)}.`;
  if (plan.status === 'past_due') return `${price}, is past due: the last charge failed.`;
  return `${price}, renews on ${dayWords(currentPeriodEnd)}.`;
}
