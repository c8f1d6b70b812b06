import { z } from 'zod';
import { amountMinor, instant } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { billingCycle, planTier } from './entities.ts';
import { priceWords } from './subscription-words.ts';

const extras = z.object({
  /** AI credits of a month. */
  monthlyAiCredits: z.int(),
  /** Seats beyond those that the plan includes. */
  extraSeats: z.int(),
});

/** What other extras would charge, and when. Money in minor units of `currency`. */
export const extrasChange = z.object({
  tier: planTier,
  title: z.string(),
  cycle: billingCycle,
  currency: z.string(),
  from: extras,
  to: extras,
  /** More begins, and is charged, now; less begins when the period ends. */
  isImmediate: z.boolean(),
  takesEffectAt: instant(),
  dueNowMinor: amountMinor(),
  /** The next charge for the plan with its extras. */
  later: z.object({ amountMinor: amountMinor(), at: instant() }),
  card: z.string().nullable(),
  quotedAt: instant(),
});
export type ExtrasChange = z.output<typeof extrasChange>;

/** "8,000 AI credits a month and 2 extra seats". */
export const extrasWords = ({ monthlyAiCredits, extraSeats }: z.output<typeof extras>): string =>
  listWords([
    `${count(monthlyAiCredits, 'AI credit')} a month`,
    ...(extraSeats > 0 ? [count(extraSeats, 'extra seat')] : []),
  ]);

/** "$12.40 now, then $51.00 a month from December 20, 2026". */
export function extrasDueWords({ dueNowMinor, currency, cycle, later }: ExtrasChange): string {
  const now = dueNowMinor > 0 ? formatMoney(dueNowMinor, currency) : 'Nothing';
  return `${now} now, then ${priceWords(later.amountMinor, currency, cycle)} from ${dayWords(later.at)}`;
}

export const extrasChangeWords = (change: ExtrasChange): string => {
  const { to, title, isImmediate, takesEffectAt } = change;
  const when = isImmediate ? 'right away' : `on ${dayWords(takesEffectAt)}`;
  return `${title} with ${extrasWords(to)} would start ${when}: ${extrasDueWords(change)}.`;
};
