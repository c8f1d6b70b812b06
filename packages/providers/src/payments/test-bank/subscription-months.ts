import { z } from 'zod';
import { dunningDays } from '../billing.ts';

const terms = z.object({ title: z.string(), amountMinor: z.int(), interval: z.enum(['MONTH', 'YEAR']) });

const invoice = z.object({
  status: z.enum(['open', 'paid', 'void']),
  amountMinor: z.int(),
  description: z.string(),
  at: z.iso.datetime(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});
export type KeptInvoice = z.infer<typeof invoice>;

const kept = terms.extend({
  id: z.string(),
  customerId: z.string(),
  cardId: z.string(),
  currency: z.string(),
  interval: z.enum(['MONTH', 'YEAR']).default('MONTH'),
  status: z.enum(['active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete']),
  /** The day of the month that is billed on; while on trial the day on which it ends. */
  anchor: z.iso.datetime(),
  /** Months since the anchor that periods have begun for. */
  months: z.int(),
  trialStartedAt: z.iso.datetime().nullable().default(null),
  pausedAt: z.iso.datetime().nullable(),
  resumesAt: z.iso.datetime().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  canceledAt: z.iso.datetime().nullable(),
  next: terms.nullable().default(null),
  discount: z.object({ percentOff: z.int(), invoicesLeft: z.int() }).nullable().default(null),
  /** Keys of changes that were made. */
  keys: z.array(z.string()).default([]),
  /** The oldest first; the number of one is its place, from 1. */
  invoices: z.array(invoice),
});

/** As it is kept; of an earlier version an invoice was its status alone. */
export const subscription = z.preprocess((given) => {
  const { data: old } = z
    .looseObject({
      title: z.string(),
      amountMinor: z.int(),
      anchor: z.iso.datetime(),
      invoices: z.array(z.enum(['open', 'paid', 'void'])).min(1),
    })
    .safeParse(given);
  if (!old) return given;
  const { anchor, amountMinor, title } = old;
  const begin = (number: number) => monthsAfter(new Date(anchor), number).toISOString();
  return {
    ...old,
    invoices: old.invoices.map((status, number) => ({
      status,
      amountMinor,
      description: title,
      at: begin(number),
      from: begin(number),
      to: begin(number + 1),
    })),
  };
}, kept);
export type KeptSubscription = z.infer<typeof kept>;

/** Stripe gives up a first payment after as long. Source: docs.stripe.com/billing/subscriptions/overview. */
const incompleteMs = 23 * 3_600_000;
const dunningMs = dunningDays * 86_400_000;

export const monthsOf = { MONTH: 1, YEAR: 12 } as const;

export const periodEnd = ({ anchor, months }: Pick<KeptSubscription, 'anchor' | 'months'>): Date =>
  monthsAfter(new Date(anchor), months);

export function periodStart(of: KeptSubscription): Date {
  if (of.trialStartedAt !== null) return new Date(of.trialStartedAt);
  return monthsAfter(new Date(of.anchor), of.months - monthsOf[of.interval]);
}

/**
 * A subscription as of now: periods that ended are billed, `pays` being the bank's answer. An invoice that stays open too long makes
 * it unpaid, and then nothing more is billed until it is paid.
 */
export function broughtUpTo(now: Date, before: KeptSubscription, pays: boolean): KeptSubscription {
  if (before.status === 'incomplete') {
    if (now.getTime() < new Date(before.anchor).getTime() + incompleteMs) return before;
    return {
      ...before,
      status: 'canceled',
      canceledAt: now.toISOString(),
      invoices: before.invoices.map((one) => ({ ...one, status: 'void' })),
    };
  }
  let at = before;
  while ((at.status === 'active' || at.status === 'trialing') && periodEnd(at) <= now)
    at = nextPeriod(at, pays);
  const openSince = at.invoices.at(-1)?.at;
  if (at.status === 'past_due' && openSince && new Date(openSince).getTime() + dunningMs <= now.getTime())
    at = { ...at, status: 'unpaid' };
  return resumed(at, now);
}

function nextPeriod(before: KeptSubscription, pays: boolean): KeptSubscription {
  if (before.cancelsAtPeriodEnd) return { ...before, status: 'canceled' };
  const begins = periodEnd(before);
  const changed = withNext(resumed(before, begins), begins);
  const at: KeptSubscription = {
    ...changed,
    status: 'active',
    trialStartedAt: null,
    months: changed.months + monthsOf[changed.interval],
  };
  return at.pausedAt === null ? billed(at, { pays, now: begins }) : at;
}

function withNext(before: KeptSubscription, begins: Date): KeptSubscription {
  if (before.next === null) return before;
  const isSameLength = before.next.interval === before.interval;
  const from = isSameLength ? {} : { anchor: begins.toISOString(), months: 0 };
  return { ...before, ...before.next, ...from, next: null };
}

/** The period that runs is billed in full, less the discount. */
export function billed(
  before: KeptSubscription,
  { pays, now }: { pays: boolean; now: Date },
): KeptSubscription {
  const { discount } = before;
  const amountMinor = Math.round((before.amountMinor * (100 - (discount?.percentOff ?? 0))) / 100);
  const left = (discount?.invoicesLeft ?? 0) - 1;
  const made: KeptInvoice = {
    status: pays ? 'paid' : 'open',
    amountMinor,
    description: before.title,
    at: now.toISOString(),
    from: periodStart(before).toISOString(),
    to: periodEnd(before).toISOString(),
  };
  return {
    ...before,
    status: pays ? 'active' : 'past_due',
    discount: discount && left > 0 ? { ...discount, invoicesLeft: left } : null,
    invoices: [...before.invoices, made],
  };
}

function resumed(before: KeptSubscription, now: Date): KeptSubscription {
  if (before.resumesAt === null || new Date(before.resumesAt) > now) return before;
  return { ...before, pausedAt: null, resumesAt: null };
}

/** An open invoice was paid: who was unpaid begins a new period. */
export function paid(before: KeptSubscription, number: number, now: Date): KeptSubscription {
  const invoices = before.invoices.map((one, at) =>
    at === number - 1 ? { ...one, status: 'paid' as const } : one,
  );
  if (before.status === 'canceled') return { ...before, invoices };
  const restart =
    before.status === 'unpaid' ? { anchor: now.toISOString(), months: monthsOf[before.interval] } : {};
  return { ...before, ...restart, status: 'active', invoices };
}

/** The same day of a later month, or its last day where it has no such day. UTC. */
export function monthsAfter(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), last));
  return day;
}
