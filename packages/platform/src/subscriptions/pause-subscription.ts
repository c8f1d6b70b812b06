import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { pauseSubscription } from '@brandwright/contract/subscriptions/pause-subscription.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import type { Subscription } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { monthsAfter } from './months-after.ts';
import {
  billingOf,
  findPaidPlan,
  lockPaidPlan,
  refuseCanceled,
  type KnownPlan,
} from './plan-subscription.ts';
import { showOverview } from './show-plan.ts';
import { endSurvey } from './survey-rows.ts';
import { syncPlan } from './sync-plan.ts';

const farthestMonths = 12;

/** Errors: bad_input for a day that is past or too far; conflict where a pause would change nothing. */
function untilOf(
  context: Context,
  resumesOn: string | undefined,
  { title }: KnownPlan,
  bank: Subscription,
): Date | null {
  refuseCanceled(bank, title);
  if (bank.pausedAt !== null) throw new OperationError('conflict', `${title} is already paused.`);
  if (bank.cancelsAtPeriodEnd)
    throw new OperationError(
      'conflict',
      `${title} ends on ${dayWords(bank.currentPeriodEnd)}, so there’s nothing to pause. Keep it first.`,
    );
  if (bank.status !== 'active' && bank.status !== 'trialing')
    throw new OperationError(
      'conflict',
      `The last invoice of ${title} isn’t paid. Pay it first, then pause.`,
    );
  if (resumesOn === undefined) return null;
  const until = new Date(`${resumesOn}T00:00:00Z`);
  const now = context.clock.now();
  if (until <= now || until > monthsAfter(now, farthestMonths))
    throw new OperationError(
      'bad_input',
      'The plan can be paused until a future day, up to a year from now.',
      [{ path: 'resumesOn', message: 'A future day, within a year.' }],
    );
  if (until <= new Date(bank.currentPeriodEnd))
    throw new OperationError(
      'conflict',
      `Nothing is charged before ${dayWords(bank.currentPeriodEnd)} anyway. Pause until a later day, or leave the day out.`,
    );
  return until;
}

/** The first renewal after a pause. */
function firstCharge(bank: Subscription, until: Date): Date {
  const length = bank.interval === 'YEAR' ? 12 : 1;
  let at = new Date(bank.currentPeriodEnd);
  for (let periods = 0; at < until; periods += 1)
    at = monthsAfter(new Date(bank.currentPeriodEnd), periods * length);
  return at;
}

export default implement(pauseSubscription, {
  async run(context, { resumesOn }) {
    const plan = await lockPaidPlan(context);
    const billing = billingOf(context);
    const now = await billing.getSubscription(plan.subscriptionId);
    const until = untilOf(context, resumesOn, plan, now);
    const before = await syncPlan(context, plan, now);
    const bank = await billing.pauseSubscription(plan.subscriptionId, until);
    await endSurvey(context, 'PAUSED');
    const synced = await syncPlan(context, before, bank);
    const change = `Paused ${plan.title}${until ? ` until ${dayWords(until.toISOString())}` : ' until you resume it'}. You can keep using it until ${dayWords(now.currentPeriodEnd)}; nothing is charged while it’s paused.`;
    return {
      output: { ...showOverview(context, synced, bank), change },
      subject: { kind: 'plan', id: plan.id },
    };
  },
  async prepare(context, { resumesOn }) {
    const plan = await findPaidPlan(context);
    const bank = await billingOf(context).getSubscription(plan.subscriptionId);
    const until = untilOf(context, resumesOn, plan, bank);
    const paidTo = dayWords(bank.currentPeriodEnd);
    const price = priceWords(bank.amountMinor, bank.currency, plan.cycle);
    const later = until
      ? `${price} from ${dayWords(firstCharge(bank, until).toISOString())}`
      : `${price} once it’s resumed`;
    return {
      input: { resumesOn },
      preview: {
        verb: 'Pause the plan',
        what: `Pauses ${plan.title} ${until ? `until ${dayWords(until.toISOString())}` : 'until you resume it'}.`,
        toWhom: null,
        cost: 'Nothing is charged while it’s paused.',
        irreversible: null,
        values: [
          { label: 'Paused until', value: until ? dayWords(until.toISOString()) : 'You resume it' },
          { label: 'Usable until', value: paidTo },
          { label: 'Due now', value: 'Nothing' },
          { label: 'Later', value: later },
        ],
        warnings: [`From ${paidTo} the store has only Free features, until you resume the plan.`],
      },
    };
  },
});
