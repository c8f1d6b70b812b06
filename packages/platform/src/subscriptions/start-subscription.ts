import { OperationError } from '@brandwright/contract';
import { includedExtras } from '@brandwright/contract/kernel/plan-catalog.ts';
import type { PlanChange } from '@brandwright/contract/subscriptions/entities.ts';
import { randomUUID } from 'node:crypto';
import { cardToPayWith, customerAtBank } from '../kernel/payments/cards.ts';
import type { Context } from '../kernel/request/context.ts';
import { billingOf, changePlanRow, termsOf, type KnownPlan } from './plan-subscription.ts';
import { planSubscriptions } from './tables.ts';

/** Subscribes a store that has no running plan. Errors: conflict when the card is declined; nothing is subscribed then. */
export async function startSubscription(
  context: Context,
  before: KnownPlan | undefined,
  { change: { to, trialDays, currency }, card: said }: { change: PlanChange; card: string | undefined },
): Promise<KnownPlan> {
  const card = await cardToPayWith(context, said);
  const billing = billingOf(context);
  const made = await billing.subscribe({
    customerId: await customerAtBank(context),
    cardId: card.methodId,
    ...termsOf(to.tier, to.cycle, includedExtras(to.tier)),
    currency,
    ...(trialDays === null ? {} : { trialDays }),
    idempotencyKey: `${context.storeId}:${context.requestId}`,
  });
  if (made.status === 'incomplete') {
    await billing.cancelSubscription(made.id, 'NOW');
    throw new OperationError(
      'conflict',
      `The bank refused the card for ${to.title}. Nothing was charged. Use another card, then try again.`,
    );
  }
  const now = context.clock.now();
  const values = {
    subscriptionId: made.id,
    title: to.title,
    tier: to.tier,
    cycle: to.cycle,
    aiCredits: null,
    extraSeats: 0,
    nextTier: null,
    nextCycle: null,
    nextAt: null,
    paidUntil: new Date(made.currentPeriodEnd),
    dunningInvoiceId: null,
    dunningDay: 0,
    startedAt: now,
    checkedAt: now,
  };
  if (before)
    return changePlanRow(context, before, {
      ...values,
      earlierIds: [...before.earlierIds, before.subscriptionId],
    });
  const [row] = await context.db
    .insert(planSubscriptions)
    .values({
      ...values,
      storeId: context.storeId,
      id: randomUUID(),
      bank: context.providers.payments.kind,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The plan couldn’t be kept.');
  return { ...row, subscriptionId: made.id };
}
