import type { PlanTier } from '@brandwright/contract';
import { setDefaultCard } from '@brandwright/contract/payments/set-default-card.ts';
import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import { dayMs } from '../kernel/data/days.ts';
import { cardsOnFile } from '../kernel/payments/cards.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { addCard } from '../purchasing/testing.ts';
import { stores } from '../store/tables.ts';
import { keepPlans } from './keep-plans.ts';
import { findPlan } from './plan-subscription.ts';

/** A store that pays for a plan by the month; null: with a card alone. `then`: the card that is charged from the next month on. */
export async function subscribed(
  tier: PlanTier | null = 'TIER_2',
  token = 'pm_card_visa',
  then?: string,
): Promise<TestStore> {
  const store = await testStore();
  await store.context(({ db, storeId, clock }) =>
    db
      .insert(stores)
      .values({
        id: storeId,
        name: 'Kiln & Co',
        accountType: 'CREATOR',
        planType: 'TIER_1',
        createdAt: clock.now(),
      })
      .then(() => undefined),
  );
  await addCard(store, token);
  if (tier !== null) await store.run(changePlan, { tier, trialOff: true });
  if (then !== undefined) {
    const first = await store.context(async (context) => (await cardsOnFile(context))[0]);
    const { cardId } = await addCard(store, then);
    await store.run(setDefaultCard, { cardId });
    await store.context((context) => context.providers.payments.detachCard(first?.methodId ?? ''));
  }
  return store;
}

export function later(store: TestStore, days: number): void {
  store.time.now = new Date(store.time.now.getTime() + days * dayMs);
}

/** What the server does by itself when an hour has passed. */
export const round = (store: TestStore): Promise<void> =>
  store.context(async (context) => {
    const plan = await findPlan(context);
    if (plan) await keepPlans.run(context, plan.id);
  });
