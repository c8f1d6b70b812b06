import { z } from 'zod';

export const subscription = z.object({
  id: z.string(),
  customerId: z.string(),
  cardId: z.string(),
  title: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  status: z.enum(['active', 'past_due', 'canceled', 'unpaid', 'incomplete']),
  /** The day of the month that is billed on. */
  anchor: z.iso.datetime(),
  /** Periods begun since the anchor. */
  months: z.int(),
  pausedAt: z.iso.datetime().nullable(),
  resumesAt: z.iso.datetime().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  canceledAt: z.iso.datetime().nullable(),
  /** The oldest first; the number of one is its place, from 1. */
  invoices: z.array(z.enum(['open', 'paid', 'void'])),
});
export type KeptSubscription = z.infer<typeof subscription>;

/** Stripe gives up a first payment after as long. Source: docs.stripe.com/billing/subscriptions/overview. */
const incompleteMs = 23 * 3_600_000;

export const periodEnd = ({ anchor, months }: Pick<KeptSubscription, 'anchor' | 'months'>): Date =>
  monthsAfter(new Date(anchor), months);

/**
 * A subscription as of now: months that ended are billed, `pays` being the bank's answer. A month that stays open
 * until the next one makes it unpaid, and then nothing more is billed until it is paid.
 */
export function broughtUpTo(now: Date, before: KeptSubscription, pays: boolean): KeptSubscription {
  if (before.status === 'incomplete') {
    if (now.getTime() < new Date(before.anchor).getTime() + incompleteMs) return before;
    return {
      ...before,
      status: 'canceled',
      canceledAt: now.toISOString(),
      invoices: before.invoices.map(() => 'void'),
    };
  }
  let at = before;
  while ((at.status === 'active' || at.status === 'past_due') && periodEnd(at) <= now)
    at = nextMonth(at, pays);
  return resumed(at, now);
}

function nextMonth(before: KeptSubscription, pays: boolean): KeptSubscription {
  if (before.cancelsAtPeriodEnd) return { ...before, status: 'canceled' };
  const at = { ...resumed(before, periodEnd(before)), months: before.months + 1 };
  if (at.pausedAt !== null) return at;
  if (at.status === 'past_due') return { ...at, status: 'unpaid' };
  return { ...at, status: pays ? 'active' : 'past_due', invoices: [...at.invoices, pays ? 'paid' : 'open'] };
}

function resumed(before: KeptSubscription, now: Date): KeptSubscription {
  if (before.resumesAt === null || new Date(before.resumesAt) > now) return before;
  return { ...before, pausedAt: null, resumesAt: null };
}

/** An open invoice was paid: who was unpaid begins a new month. */
export function paid(before: KeptSubscription, number: number, now: Date): KeptSubscription {
  const invoices = before.invoices.with(number - 1, 'paid');
  if (before.status === 'canceled') return { ...before, invoices };
  const restart = before.status === 'unpaid' ? { anchor: now.toISOString(), months: 1 } : {};
  return { ...before, ...restart, status: 'active', invoices };
}

/** The same day of a later month, or its last day where it has no such day. UTC. */
function monthsAfter(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), last));
  return day;
}
