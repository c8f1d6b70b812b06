import { declareRound } from '../kernel/jobs/rounds.ts';
import { billingOf, lockPlan } from './plan-subscription.ts';
import { goAfterOpenInvoice, syncPlan } from './sync-plan.ts';

const hourMs = 3_600_000;

/** Asks the bank how plans stand: a webhook brings news at once, and this is for those that got lost and for what comes due. */
export const keepPlans = declareRound({
  name: 'keep_plans',
  everyMs: 300_000,
  table: 'plan_subscriptions',
  due: (now) => `(checked_at is null or checked_at <= ${now} - interval '1 hour')`,
  order: 'checked_at nulls first',
  async run(context, id) {
    const plan = await lockPlan(context);
    if (!plan || plan.id !== id) return;
    const checked = plan.checkedAt?.getTime() ?? 0;
    if (context.clock.now().getTime() - checked < hourMs) return;
    const bank = await billingOf(context).getSubscription(plan.subscriptionId);
    const after = await goAfterOpenInvoice(context, plan, bank);
    await syncPlan(context, after.plan, after.bank);
  },
});
