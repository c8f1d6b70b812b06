import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { cancelSubscription } from '@brandwright/contract/payments/cancel-subscription.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findPlan, lockPlan, refuseCanceled, showPlan } from './plan-subscription.ts';

export default implement(cancelSubscription, {
  async run(context, { when }) {
    const plan = await lockPlan(context);
    const { payments } = context.providers;
    const now = await payments.getSubscription(plan.subscriptionId);
    refuseCanceled(now, plan.title);
    if (when === 'PERIOD_END' && now.cancelsAtPeriodEnd)
      throw new OperationError(
        'conflict',
        `${plan.title} ends on ${dayWords(now.currentPeriodEnd)} already.`,
      );
    return { output: showPlan(plan, await payments.cancelSubscription(plan.subscriptionId, when)) };
  },
  async prepare(context, { when }) {
    const plan = await findPlan(context);
    const now = await context.providers.payments.getSubscription(plan.subscriptionId);
    const end = when === 'NOW' ? 'at once' : `on ${dayWords(now.currentPeriodEnd)}`;
    return {
      input: { when },
      preview: {
        verb: 'Cancel the plan',
        what: `Cancels ${plan.title} ${end}.`,
        toWhom: null,
        cost: 'Nothing is charged any more, and nothing is refunded.',
        irreversible: 'A canceled plan can’t be resumed; you would have to subscribe again.',
        values: [{ label: 'Ends', value: end }],
        warnings: [],
      },
    };
  },
});
