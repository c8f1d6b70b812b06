import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { resumeSubscription } from '@brandwright/contract/payments/resume-subscription.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findPlan, lockPlan, refuseCanceled, showPlan } from './plan-subscription.ts';

export default implement(resumeSubscription, {
  async run(context) {
    const plan = await lockPlan(context);
    const { payments } = context.providers;
    const now = await payments.getSubscription(plan.subscriptionId);
    refuseCanceled(now, plan.title);
    if (now.pausedAt === null) throw new OperationError('conflict', `${plan.title} isn’t paused.`);
    return { output: showPlan(plan, await payments.resumeSubscription(plan.subscriptionId)) };
  },
  async prepare(context, input) {
    const plan = await findPlan(context);
    const now = await context.providers.payments.getSubscription(plan.subscriptionId);
    const price = formatMoney(now.amountMinor, now.currency);
    return {
      input,
      preview: {
        verb: 'Resume the plan',
        what: `Resumes ${plan.title}.`,
        toWhom: null,
        cost: `${price} a month is charged to the default card again.`,
        irreversible: null,
        values: [{ label: 'Price', value: `${price} a month` }],
        warnings: [],
      },
    };
  },
});
