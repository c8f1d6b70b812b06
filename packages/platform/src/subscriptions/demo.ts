import { dayMs } from '../kernel/data/days.ts';
import type { DemoPart } from '../kernel/demo/demo.ts';
import { planSubscriptions } from './tables.ts';
import { seedVipRequests } from './vip/demo.ts';

/** When each demo store subscribed; its bank learns of it when it is first asked. */
const began = { founder: 500, rival: 320, preview: 90 } as const;

/** The demo stores pay for Professional by the month. */
export const subscriptionsDemo: DemoPart = {
  async seedStore(store, tools) {
    await tools.db.insert(planSubscriptions).values({
      storeId: store.storeId,
      id: tools.id('plan', store.key),
      bank: 'TEST_BANK',
      subscriptionId: null,
      title: 'Professional',
      tier: 'TIER_3',
      cycle: 'MONTHLY',
      startedAt: new Date(tools.now.getTime() - began[store.key] * dayMs),
      checkedAt: tools.now,
      createdAt: tools.now,
    });
    await seedVipRequests(store, tools);
  },
};
