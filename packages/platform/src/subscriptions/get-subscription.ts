import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readOverview } from './show-plan.ts';

export default implement(getSubscription, {
  run: async (context) => ({ output: await readOverview(context) }),
});
