import { OperationError } from '@brandwright/contract';
import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { reactivateSubscription } from '@brandwright/contract/subscriptions/reactivate-subscription.ts';
import type { Context } from '../../kernel/request/context.ts';

/** Ends the plan, at the end of what is paid or at once. Answers whether there was one to end. Errors: upstream. */
export async function endPlan(context: Context, when: 'PERIOD_END' | 'NOW'): Promise<boolean> {
  try {
    await context.call(cancelSubscription, { when });
    return true;
  } catch (error) {
    // On Free, or ended already.
    if (error instanceof OperationError && (error.code === 'not_found' || error.code === 'conflict'))
      return false;
    throw error;
  }
}

/** The plan as it stands, where it was set to end and still runs; undefined otherwise. */
export async function planToKeep(context: Context) {
  const { subscription } = await context.call(getSubscription, {});
  return subscription?.cancelsAtPeriodEnd === true ? subscription : undefined;
}

export const keepPlan = (context: Context) => context.call(reactivateSubscription, {});
