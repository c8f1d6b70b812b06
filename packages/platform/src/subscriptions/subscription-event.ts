import type { PaymentEvent, Payments } from '@brandwright/providers';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Kernel } from '../kernel/kernel.ts';
import { billingOf, lockPlan } from './plan-subscription.ts';
import { syncPlan } from './sync-plan.ts';

/**
 * Brings a store's plan up to date after the bank's webhook told of a subscription or an invoice (its signature checked before). The
 * event only says that something happened; the bank is asked how it stands. False for what is no store's.
 */
export async function recordSubscriptionEvent(
  kernel: Kernel,
  bank: Pick<Payments, 'billing'>,
  { about, objectId }: PaymentEvent,
): Promise<boolean> {
  if (about === 'CHARGE') return false;
  const subscriptionId =
    about === 'SUBSCRIPTION' ? objectId : (await bank.billing().getInvoice(objectId)).subscriptionId;
  if (subscriptionId === null) return false;
  const caller = { via: 'system' as const, requestId: randomUUID(), signal: AbortSignal.timeout(60_000) };
  const storeId = await kernel.inContext({ ...caller, actor: { kind: 'public' } }, async ({ db }) => {
    const { rows } = await db.execute(sql`select store_of_subscription(${subscriptionId}) as store_id`);
    return z.object({ store_id: z.uuid().nullable() }).parse(rows[0]).store_id;
  });
  if (storeId === null) return false;
  return kernel.inContext({ ...caller, actor: { kind: 'system', storeId } }, async (context) => {
    const plan = await lockPlan(context);
    if (plan?.subscriptionId !== subscriptionId) return false;
    const now = await billingOf(context).getSubscription(subscriptionId);
    await syncPlan(context, plan, now);
    await context.events.publish({
      type: 'invalidate',
      operations: ['get_subscription', 'list_plan_invoices'],
    });
    return true;
  });
}
