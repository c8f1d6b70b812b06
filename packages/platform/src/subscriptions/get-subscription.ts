import { getSubscription } from '@brandwright/contract/payments/get-subscription.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findPlan, showPlan } from './plan-subscription.ts';

export default implement(getSubscription, {
  async run(context) {
    const plan = await findPlan(context);
    return { output: showPlan(plan, await context.providers.payments.getSubscription(plan.subscriptionId)) };
  },
});
