import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import { implement } from '../kernel/request/implementation.ts';
import { billingOf, changePlanRow, findPaidPlan, lockPaidPlan, refuseCanceled } from './plan-subscription.ts';
import { showOverview } from './show-plan.ts';
import { endSurvey } from './survey-rows.ts';
import { syncPlan } from './sync-plan.ts';
import type { Subscription } from '@brandwright/providers';

function refuseEnding(now: Subscription, title: string, when: 'PERIOD_END' | 'NOW'): void {
  refuseCanceled(now, title);
  if (when === 'PERIOD_END' && now.cancelsAtPeriodEnd)
    throw new OperationError('conflict', `${title} already ends on ${dayWords(now.currentPeriodEnd)}.`);
}

export default implement(cancelSubscription, {
  async run(context, { when }) {
    const plan = await lockPaidPlan(context);
    const billing = billingOf(context);
    refuseEnding(await billing.getSubscription(plan.subscriptionId), plan.title, when);
    const bank = await billing.cancelSubscription(plan.subscriptionId, when);
    const kept = await changePlanRow(context, plan, { nextTier: null, nextCycle: null, nextAt: null });
    await endSurvey(context, 'CANCELED');
    const synced = await syncPlan(context, kept, bank);
    const change =
      when === 'NOW'
        ? `Canceled ${plan.title}. The store is on Free now.`
        : `Canceled ${plan.title}: it stays until ${dayWords(bank.currentPeriodEnd)}, then the store moves to Free. You won’t be charged again.`;
    return {
      output: { ...showOverview(context, synced, bank), change },
      subject: { kind: 'plan', id: plan.id },
    };
  },
  async prepare(context, { when }) {
    const plan = await findPaidPlan(context);
    const now = await billingOf(context).getSubscription(plan.subscriptionId);
    refuseEnding(now, plan.title, when);
    const end = when === 'NOW' ? 'right away' : `on ${dayWords(now.currentPeriodEnd)}`;
    return {
      input: { when },
      preview: {
        verb: 'Cancel the plan',
        what: `Cancels ${plan.title} ${end}. The store then moves to Free.`,
        toWhom: null,
        cost: 'You won’t be charged again, and nothing is refunded.',
        irreversible:
          when === 'NOW'
            ? 'A canceled plan can’t be resumed; you’d have to subscribe again.'
            : `You can change your mind until ${dayWords(now.currentPeriodEnd)}. After that you’d have to subscribe again.`,
        values: [
          { label: 'Ends', value: end },
          { label: 'Due now', value: 'Nothing' },
          { label: 'Later', value: 'Nothing' },
        ],
        warnings: [],
      },
    };
  },
});
