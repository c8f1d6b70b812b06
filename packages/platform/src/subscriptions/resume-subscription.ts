import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { resumeSubscription } from '@brandwright/contract/subscriptions/resume-subscription.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import type { Subscription } from '@brandwright/providers';
import { implement } from '../kernel/request/implementation.ts';
import { billingOf, findPaidPlan, lockPaidPlan, refuseCanceled } from './plan-subscription.ts';
import { showOverview } from './show-plan.ts';
import { syncPlan } from './sync-plan.ts';

function refuseRunning(now: Subscription, title: string): void {
  refuseCanceled(now, title);
  if (now.pausedAt === null) throw new OperationError('conflict', `${title} isn’t paused.`);
}

export default implement(resumeSubscription, {
  async run(context) {
    const plan = await lockPaidPlan(context);
    const billing = billingOf(context);
    refuseRunning(await billing.getSubscription(plan.subscriptionId), plan.title);
    const bank = await billing.resumeSubscription(plan.subscriptionId);
    const synced = await syncPlan(context, plan, bank);
    const price = priceWords(bank.amountMinor, bank.currency, plan.cycle);
    return {
      output: {
        ...showOverview(context, synced, bank),
        change: `Resumed ${plan.title}. ${price} is charged from ${dayWords(bank.currentPeriodEnd)}.`,
      },
      subject: { kind: 'plan', id: plan.id },
    };
  },
  async prepare(context, input) {
    const plan = await findPaidPlan(context);
    const now = await billingOf(context).getSubscription(plan.subscriptionId);
    refuseRunning(now, plan.title);
    const price = priceWords(now.amountMinor, now.currency, plan.cycle);
    const from = dayWords(now.currentPeriodEnd);
    return {
      input,
      preview: {
        verb: 'Resume the plan',
        what: `Resumes ${plan.title} now.`,
        toWhom: null,
        cost: `Nothing now, then ${price} on the default card from ${from}.`,
        irreversible: null,
        values: [
          { label: 'Plan', value: plan.title },
          { label: 'Due now', value: 'Nothing' },
          { label: 'Later', value: `${price} from ${from}` },
        ],
        warnings: [],
      },
    };
  },
});
