import { dunning, dunningStep, tierInForce } from '@brandwright/contract/subscriptions/rules.ts';
import { planOf, welcomeCreditOf } from '@brandwright/contract/kernel/plan-catalog.ts';
import type { Subscription } from '@brandwright/providers';
import { sql } from 'drizzle-orm';
import { dayMs } from '../kernel/data/days.ts';
import { setMonthly } from '../kernel/credits/account.ts';
import { grantWelcome } from '../kernel/payments/account-credit.ts';
import { postEntry } from '../kernel/payments/ledger.ts';
import type { Context } from '../kernel/request/context.ts';
import { billingOf, changePlanRow, type KnownPlan } from './plan-subscription.ts';

/** The plan with what has come about by itself: a change that was waiting for the period's end, and the end of what is paid. */
export function asOfNow(context: Context, plan: KnownPlan, bank: Subscription): KnownPlan {
  const { nextTier, nextCycle, nextAt, nextAiCredits, nextExtraSeats } = plan;
  const hasChanged =
    nextTier !== null && nextCycle !== null && nextAt !== null && nextAt <= context.clock.now();
  const changed =
    hasChanged && bank.next === null
      ? {
          tier: nextTier,
          cycle: nextCycle,
          title: planOf[nextTier].name,
          aiCredits: nextAiCredits,
          extraSeats: nextExtraSeats ?? 0,
          nextTier: null,
          nextCycle: null,
          nextAt: null,
        }
      : {};
  const paidUntil =
    bank.pausedAt === null || plan.paidUntil === null ? new Date(bank.currentPeriodEnd) : plan.paidUntil;
  return { ...plan, ...changed, paidUntil };
}

/**
 * Brings everything of ours up to what the bank says: the plan's row, the store's plan, and what was billed since the last time, in
 * the books. The plan's row must be locked.
 */
export async function syncPlan(context: Context, plan: KnownPlan, bank: Subscription): Promise<KnownPlan> {
  const now = context.clock.now();
  const wasPaid = await bookInvoices(context, plan);
  const asNow = asOfNow(context, plan, bank);
  const { tier, cycle, title, aiCredits, extraSeats, nextTier, nextCycle, nextAt, paidUntil } = asNow;
  if (wasPaid) await grantWelcome(context, { tier, name: title, welcomeMinor: welcomeCreditOf(tier) });
  const synced = await changePlanRow(context, plan, {
    tier,
    cycle,
    title,
    aiCredits,
    extraSeats,
    nextTier,
    nextCycle,
    nextAt,
    paidUntil,
    checkedAt: now,
  });
  const inForce = tierInForce({ status: bank.status, pausedAt: bank.pausedAt, tier, paidUntil }, now);
  const at = (instant: string | null) => (bank.status === 'canceled' ? null : instant);
  // Extras last as long as the plan that they are paid for with.
  const isInForce = inForce === tier;
  await context.db.execute(
    sql`select set_store_plan(${inForce}, ${plan.subscriptionId}, ${bank.status}, ${at(bank.pausedAt)}::timestamptz, ${at(bank.resumesAt)}::timestamptz, ${isInForce ? extraSeats : 0}::integer)`,
  );
  await setMonthly(context, isInForce ? aiCredits : null);
  return synced;
}

/** Invoices that were paid since the bank was last asked are written down, each once. Answers whether any ever was. */
async function bookInvoices(context: Context, plan: KnownPlan): Promise<boolean> {
  const since = plan.checkedAt ?? plan.createdAt;
  const invoices = await billingOf(context).listInvoices(plan.subscriptionId);
  const paid = invoices.filter(({ status, amountPaidMinor }) => status === 'paid' && amountPaidMinor > 0);
  for (const invoice of paid.toReversed())
    if (new Date(invoice.createdAt) >= since) await bookInvoice(context, plan, invoice);
  return paid.length > 0;
}

export async function bookInvoice(
  context: Context,
  plan: KnownPlan,
  invoice: { id: string; amountPaidMinor: number; currency: string; description: string },
): Promise<void> {
  await postEntry(context, {
    kind: 'PAYMENT',
    memo: `Paid for the ${invoice.description} plan`,
    subject: { kind: 'plan', id: plan.id },
    source: `plan:${invoice.id}`,
    transfers: [
      {
        debit: 'PLAN',
        credit: 'CARDS',
        amountMinor: invoice.amountPaidMinor,
        currency: invoice.currency,
      },
    ],
  });
}

/** What follows from a renewal that failed, by the rules of dunning. Answers how the subscription stands then. */
export async function goAfterOpenInvoice(
  context: Context,
  plan: KnownPlan,
  bank: Subscription,
): Promise<{ plan: KnownPlan; bank: Subscription }> {
  const { openInvoiceId } = bank;
  if (openInvoiceId === null || (bank.status !== 'past_due' && bank.status !== 'unpaid'))
    return { plan, bank };
  const billing = billingOf(context);
  const { createdAt } = await billing.getInvoice(openInvoiceId);
  const days = Math.floor((context.clock.now().getTime() - new Date(createdAt).getTime()) / dayMs);
  const done = plan.dunningInvoiceId === openInvoiceId ? plan.dunningDay : 0;
  const step = dunningStep(days, done);
  if (step === null) return { plan, bank };
  if (step === 'CANCEL') return { plan, bank: await billing.cancelSubscription(plan.subscriptionId, 'NOW') };
  const invoice = await billing.retryInvoice(openInvoiceId);
  const day = dunning.retryOnDays.findLast((one) => one <= days) ?? days;
  const noted = await changePlanRow(context, plan, { dunningInvoiceId: openInvoiceId, dunningDay: day });
  if (invoice.status === 'paid') await bookInvoice(context, plan, invoice);
  return { plan: noted, bank: await billing.getSubscription(plan.subscriptionId) };
}
