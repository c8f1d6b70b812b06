import { OperationError } from '@brandwright/contract';
import {
  creditStepPriceOf,
  creditStepsOf,
  mostExtraSeats,
  planOf,
  type PlanExtras,
} from '@brandwright/contract/kernel/plan-catalog.ts';
import { dayWords, listWords } from '@brandwright/contract/kernel/words.ts';
import { extrasWords, type ExtrasChange } from '@brandwright/contract/subscriptions/plan-extras.ts';
import type { Subscription } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import {
  billingOf,
  extrasOf,
  findPaidPlan,
  refuseCanceled,
  termsOf,
  type KnownPlan,
} from './plan-subscription.ts';
import { ownCard, quotedAtOf, refuseStanding } from './quote-change.ts';
import { asOfNow } from './sync-plan.ts';

export interface AskedExtras {
  monthlyAiCredits?: number | undefined;
  moreSeats?: number | undefined;
  seats?: { inAll: number } | undefined;
  quotedAt?: string | undefined;
}

export interface ExtrasQuote {
  change: ExtrasChange;
  plan: KnownPlan;
  bank: Subscription;
}

const refuse = (path: string, message: string) =>
  new OperationError('bad_input', message, [{ path, message }]);
const figure = (number: number) => number.toLocaleString('en-US');

/** The extras that are asked for. Errors: bad_input for no step and too many seats, conflict where nothing changes. */
function extrasAsked(plan: KnownPlan, asked: AskedExtras): PlanExtras {
  const { tier, title } = plan;
  const now = extrasOf(plan);
  const steps = creditStepsOf(tier);
  if (asked.monthlyAiCredits === undefined && asked.moreSeats === undefined && asked.seats === undefined)
    throw refuse(
      'monthlyAiCredits',
      steps.length > 1
        ? `Say how many AI credits a month (${listWords(steps.map(figure), steps.length, 'or')}) or how many seats.`
        : 'Say how many seats.',
    );
  const monthlyAiCredits = asked.monthlyAiCredits ?? now.monthlyAiCredits;
  if (creditStepPriceOf(tier, plan.cycle, monthlyAiCredits) === undefined)
    throw refuse(
      'monthlyAiCredits',
      steps.length > 1
        ? `${title} comes with ${listWords(steps.map(figure), steps.length, 'or')} AI credits a month.`
        : `${title} comes with ${figure(planOf[tier].monthlyAiCredits)} AI credits a month and no larger step. Professional has steps up to ${figure(creditStepsOf('TIER_3').at(-1) ?? 0)}.`,
    );
  const extraSeats = asked.seats?.inAll ?? now.extraSeats + (asked.moreSeats ?? 0);
  if (extraSeats > mostExtraSeats)
    throw refuse('moreSeats', `A plan can have up to ${mostExtraSeats} extra seats.`);
  if (monthlyAiCredits === now.monthlyAiCredits && extraSeats === now.extraSeats)
    throw new OperationError(
      'conflict',
      `${title} already comes with ${extrasWords(now)}. Nothing was charged.`,
    );
  return { monthlyAiCredits, extraSeats };
}

function refuseEnding(bank: Subscription, plan: KnownPlan): void {
  refuseCanceled(bank, plan.title);
  refuseStanding(bank, plan.title);
  if (bank.cancelsAtPeriodEnd || bank.next !== null)
    throw new OperationError(
      'conflict',
      `${plan.title} ${bank.next === null ? 'ends' : 'changes'} on ${dayWords(bank.currentPeriodEnd)}. Keep the plan as it is first, then change its extras.`,
    );
}

/** What other extras would charge now and later. Errors: not_found on Free, conflict, bad_input. */
export async function quoteExtras(context: Context, asked: AskedExtras): Promise<ExtrasQuote> {
  const found = await findPaidPlan(context);
  const bank = await billingOf(context).getSubscription(found.subscriptionId);
  const plan = asOfNow(context, found, bank);
  refuseEnding(bank, plan);
  const to = extrasAsked(plan, asked);
  const quotedAt = quotedAtOf(context, asked.quotedAt);
  const terms = termsOf(plan.tier, plan.cycle, to);
  const isImmediate = terms.amountMinor >= bank.amountMinor;
  const charge = isImmediate
    ? await billingOf(context).previewChange(plan.subscriptionId, {
        ...terms,
        prorateAt: quotedAt < new Date(bank.currentPeriodStart) ? context.clock.now() : quotedAt,
      })
    : { dueNowMinor: 0, periodEnd: bank.currentPeriodEnd };
  return {
    change: {
      ...{ tier: plan.tier, title: plan.title, cycle: plan.cycle, currency: bank.currency },
      ...{ from: extrasOf(plan), to, isImmediate },
      takesEffectAt: isImmediate ? quotedAt.toISOString() : bank.currentPeriodEnd,
      dueNowMinor: charge.dueNowMinor,
      later: { amountMinor: terms.amountMinor, at: charge.periodEnd },
      card: await ownCard(context),
      quotedAt: quotedAt.toISOString(),
    },
    plan,
    bank,
  };
}
