import { OperationError } from '@brandwright/contract';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import type { CancellationSurvey } from '@brandwright/contract/subscriptions/get-cancellation-survey.ts';
import { retentionOffer } from '@brandwright/contract/subscriptions/rules.ts';
import { nextStep, stepsFor, type SurveyAnswer } from '@brandwright/contract/subscriptions/survey.ts';
import type { Subscription } from '@brandwright/providers';
import { and, eq, isNull } from 'drizzle-orm';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { dayMs } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { billingOf, findPaidPlan, refuseCanceled, type KnownPlan } from './plan-subscription.ts';
import { planCancellations } from './tables.ts';

const openOf = (context: Context) =>
  and(eq(planCancellations.storeId, context.storeId), isNull(planCancellations.finishedAt));

export async function openSurvey(context: Context) {
  const [row] = await context.db.select().from(planCancellations).where(openOf(context));
  return row;
}

/** Closes the open survey, where there is one, with what came of it. */
export async function endSurvey(context: Context, outcome: 'KEPT' | 'PAUSED' | 'CANCELED'): Promise<void> {
  await context.db
    .update(planCancellations)
    .set({ outcome, finishedAt: context.clock.now() })
    .where(openOf(context));
}

/** Whether the share off may be had: once a year, for a plan that is charged and has none. */
export function mayHaveOffer(context: Context, plan: KnownPlan, bank: Subscription): boolean {
  if (bank.status !== 'active' || bank.pausedAt !== null || bank.percentOff !== null) return false;
  const last = plan.offeredAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return context.clock.now().getTime() - last >= retentionOffer.everyDays * dayMs;
}

export const offerOf = ({ interval }: Subscription) => ({
  percentOff: retentionOffer.percentOff,
  invoices: interval === 'YEAR' ? retentionOffer.yearlyInvoices : retentionOffer.monthlyInvoices,
});

/** The survey as far as it is answered. Errors: not_found, conflict for a plan that ends anyway. */
export async function readSurvey(
  context: Context,
  answers: readonly SurveyAnswer[],
): Promise<CancellationSurvey> {
  const plan = await findPaidPlan(context);
  const bank = await billingOf(context).getSubscription(plan.subscriptionId);
  refuseCanceled(bank, plan.title);
  if (bank.cancelsAtPeriodEnd)
    throw new OperationError('conflict', `${plan.title} already ends on ${dayWords(bank.currentPeriodEnd)}.`);
  const samples = await context.call(listPurchaseItems, {
    orderType: 'SAMPLES',
    isArchived: false,
    page: 0,
    size: 1,
  });
  const isOffered = mayHaveOffer(context, plan, bank);
  const steps = stepsFor({ hasOrderedSamples: samples.total > 0, mayHaveOffer: isOffered });
  return {
    steps,
    next: nextStep(
      steps,
      answers.map(({ step }) => step),
    ),
    answers: [...answers],
    offer: isOffered ? offerOf(bank) : null,
    endsAt: bank.currentPeriodEnd,
    planName: plan.title,
  };
}
