import { OperationError, type InputOf } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { extrasUnder } from '@brandwright/contract/kernel/plan-catalog.ts';
import { dayWords, listWords } from '@brandwright/contract/kernel/words.ts';
import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import type { PlanChange } from '@brandwright/contract/subscriptions/entities.ts';
import { effectOfChange } from '@brandwright/contract/subscriptions/rules.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import type { Subscription } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import {
  billingOf,
  changePlanRow,
  extrasOf,
  lockPlan,
  termsOf,
  type KnownPlan,
} from './plan-subscription.ts';
import { quoteChange } from './quote-change.ts';
import { showOverview } from './show-plan.ts';
import { startSubscription } from './start-subscription.ts';
import { syncPlan } from './sync-plan.ts';

type Input = InputOf<typeof changePlan>;

/** Errors: conflict where nothing changes, or where more is due than was shown. */
async function checkedQuote(context: Context, input: Input) {
  const quote = await quoteChange(context, input);
  const { change, bank } = quote;
  if (change.kind === 'SAME' && !bank?.next && !bank?.cancelsAtPeriodEnd)
    throw new OperationError(
      'conflict',
      change.to.tier === 'TIER_1'
        ? 'The store is on Free, where nothing is billed. Name a plan: Beginner, Scaling or Professional.'
        : `The store is already on ${change.to.title}, billed ${change.to.cycle.toLowerCase()}. Name another plan, or say monthly or yearly.`,
    );
  if (change.kind === 'CANCEL' && bank?.cancelsAtPeriodEnd)
    throw new OperationError(
      'conflict',
      `${change.from.title} already ends on ${dayWords(bank.currentPeriodEnd)}.`,
    );
  if (input.dueNowMinor !== undefined && change.dueNowMinor > input.dueNowMinor)
    throw new OperationError(
      'conflict',
      `${formatMoney(change.dueNowMinor, change.currency)} is due now, more than the ${formatMoney(input.dueNowMinor, change.currency)} you were shown. Review it again first. Nothing was charged.`,
    );
  return quote;
}

async function changeRunning(
  context: Context,
  plan: KnownPlan,
  { change, bank, trialOff }: { change: PlanChange; bank: Subscription; trialOff: boolean },
): Promise<KnownPlan> {
  const billing = billingOf(context);
  const { to, kind } = change;
  if (kind === 'CANCEL') {
    await billing.cancelSubscription(plan.subscriptionId, 'PERIOD_END');
    return changePlanRow(context, plan, { nextTier: null, nextCycle: null, nextAt: null });
  }
  if (kind === 'SAME') {
    await billing.keepSubscription(plan.subscriptionId);
    return changePlanRow(context, plan, { nextTier: null, nextCycle: null, nextAt: null });
  }
  const when = change.isImmediate ? 'NOW' : effectOfChange(plan, to);
  const extras = extrasUnder(to.tier, plan.tier, extrasOf(plan));
  const aiCredits = to.tier === plan.tier ? plan.aiCredits : null;
  await billing.changeSubscription(plan.subscriptionId, {
    ...termsOf(to.tier, to.cycle, extras),
    when,
    // An upgrade on trial leaves the trial as it is; the trial ends where it was asked for.
    ...(bank.status === 'trialing' && trialOff ? { endTrial: true } : {}),
    ...(when === 'NOW' ? { prorateAt: new Date(change.quotedAt) } : {}),
    idempotencyKey: `${context.storeId}:${context.requestId}`,
  });
  const waits = {
    nextTier: to.tier,
    nextCycle: to.cycle,
    nextAiCredits: aiCredits,
    nextExtraSeats: extras.extraSeats,
    nextAt: new Date(change.takesEffectAt),
  };
  const made = {
    tier: to.tier,
    cycle: to.cycle,
    title: to.title,
    aiCredits,
    extraSeats: extras.extraSeats,
    nextTier: null,
    nextCycle: null,
    nextAt: null,
  };
  return changePlanRow(context, plan, when === 'NOW' ? made : waits);
}

/** What was done, in a sentence. */
function doneWords({
  kind,
  to,
  from,
  dueNowMinor,
  currency,
  later,
  takesEffectAt,
  trialDays,
}: PlanChange): string {
  if (kind === 'CANCEL')
    return `${from.title} ends on ${dayWords(takesEffectAt)}; then the store moves to Free. You won’t be charged again.`;
  if (kind === 'SAME') return `${to.title} stays as it is, billed ${to.cycle.toLowerCase()}.`;
  const price = later ? priceWords(later.amountMinor, currency, to.cycle) : '';
  const then = later ? `${price} from ${dayWords(later.at)}` : '';
  if (trialDays !== null)
    return `Started ${to.title} with a ${trialDays}-day trial. Nothing was charged; ${then}.`;
  if (takesEffectAt === later?.at && from.tier === to.tier)
    return `${to.title} is billed ${to.cycle.toLowerCase()} from ${dayWords(takesEffectAt)}: ${price}.`;
  if (takesEffectAt === later?.at)
    return `The plan changes to ${to.title} on ${dayWords(takesEffectAt)}, ${price} from then on.`;
  const paid =
    dueNowMinor > 0
      ? ` Charged ${formatMoney(dueNowMinor, currency)} now, then ${then}.`
      : ` ${then ? `It’s ${then}.` : ''}`;
  return `The store is now on ${to.title}, billed ${to.cycle.toLowerCase()}.${paid}`.trim();
}

export default implement(changePlan, {
  async run(context, input) {
    const locked = await lockPlan(context);
    const { change, bank } = await checkedQuote(context, input);
    const plan =
      locked && bank && bank.status !== 'canceled'
        ? await changeRunning(context, locked, { change, bank, trialOff: input.trialOff })
        : await startSubscription(context, locked, { change, card: input.card });
    const now = await billingOf(context).getSubscription(plan.subscriptionId);
    const synced = await syncPlan(context, plan, now);
    return {
      output: { ...showOverview(context, synced, now), change: doneWords(change) },
      subject: { kind: 'plan', id: plan.id },
    };
  },
  async prepare(context, input) {
    const { change } = await checkedQuote(context, input);
    const { to, from, kind, currency, dueNowMinor, creditMinor, chargeMinor, later, takesEffectAt } = change;
    const due = formatMoney(dueNowMinor, currency);
    const begins = change.isImmediate ? 'Now' : dayWords(takesEffectAt);
    const laterWords = later
      ? `${priceWords(later.amountMinor, currency, to.cycle)} from ${dayWords(later.at)}`
      : 'Nothing';
    const isNew = kind === 'SUBSCRIBE';
    if (isNew && change.card === null)
      throw new OperationError(
        'not_found',
        'There’s no card on file. Add one under Payments, then try again.',
      );
    return {
      input: {
        ...input,
        tier: to.tier,
        cycle: to.cycle,
        quotedAt: change.quotedAt,
        dueNowMinor,
      },
      preview: {
        verb: verbOf(change),
        what:
          kind === 'CANCEL'
            ? `Ends ${from.title} on ${dayWords(takesEffectAt)}. The store then moves to Free.`
            : kind === 'SAME'
              ? `Keeps ${to.title} as it is and drops the change planned for the end of the period.`
              : from.tier === to.tier
                ? `Bills ${to.title} ${to.cycle.toLowerCase()} ${change.isImmediate ? 'from now' : `from ${dayWords(takesEffectAt)}`}.`
                : change.isImmediate
                  ? `Moves the store from ${from.title} to ${to.title}, billed ${to.cycle.toLowerCase()}, now.`
                  : `Changes ${from.title} to ${to.title}, billed ${to.cycle.toLowerCase()}, on ${dayWords(takesEffectAt)}.`,
        toWhom: null,
        cost:
          dueNowMinor > 0
            ? `${due} now${change.card ? ` on ${change.card}` : ''}, then ${laterWords}.`
            : `Nothing now${later ? `, then ${laterWords}` : ''}.`,
        irreversible: dueNowMinor > 0 ? 'The charge isn’t refunded if you change plans again.' : null,
        values: [
          { label: 'Plan', value: to.title },
          { label: 'Billed', value: to.cycle === 'YEARLY' ? 'Yearly' : 'Monthly' },
          { label: 'Starts', value: begins },
          { label: 'Due now', value: due },
          ...(creditMinor > 0
            ? [
                {
                  label: 'Calculation',
                  value: `${formatMoney(chargeMinor, currency)} minus ${formatMoney(creditMinor, currency)} you haven’t used`,
                },
              ]
            : []),
          { label: 'Later', value: laterWords },
          ...(change.trialDays === null ? [] : [{ label: 'Trial', value: `${change.trialDays} days` }]),
        ],
        warnings: [
          ...change.warnings,
          ...(change.loses.length > 0 ? [`You’d lose ${listWords(change.loses, 5)}.`] : []),
        ],
      },
    };
  },
});

function verbOf({ kind, to, dueNowMinor, currency, trialDays }: PlanChange): string {
  if (dueNowMinor > 0) return `Pay ${formatMoney(dueNowMinor, currency)}`;
  if (trialDays !== null) return 'Start the trial';
  if (kind === 'CANCEL') return 'Move to Free';
  if (kind === 'SAME') return 'Keep the plan';
  return `Change to ${to.title}`;
}
