import type { DemoPart } from '../../kernel/demo/demo.ts';
import { demoProjectId } from '../projects/demo.ts';
import { crowdfundingPlans } from './tables.ts';

const dayMs = 86_400_000;

/** The founder's store has a plan for the desk lamp, almost complete; the others have none. */
export const crowdfundingDemo: DemoPart = {
  async seedStore(store, tools) {
    if (store.key !== 'founder') return;
    const at = (days: number) => new Date(tools.now.getTime() + days * dayMs);
    const day = (days: number) => at(days).toISOString().slice(0, 10);
    const reward = (title: string, priceMinor: number, description: string, limit: number | null) => ({
      rewardId: tools.id('crowdfunding reward', store.key, title),
      title,
      priceMinor,
      description,
      limit,
      deliveryDate: day(260),
    });
    await tools.db.insert(crowdfundingPlans).values({
      storeId: store.storeId,
      id: tools.id('crowdfunding plan', store.key),
      isCurrent: true,
      title: 'Desk lamp',
      story:
        'A small lamp for a writing desk. The base is thrown by hand in the same stoneware as our mugs, and it is a bowl: rings and keys lie in it at night. The linen shade comes off and can be washed.',
      projectId: demoProjectId(tools, store, 'Desk lamp'),
      imageUrl: '/files/drawn/workshop.kiln.clay.4',
      currency: 'USD',
      goalMinor: 2_400_000,
      unitCostMinor: 2450,
      quantity: 600,
      shippingPerUnitMinor: 780,
      otherCostsMinor: 240_000,
      launchDate: day(102),
      durationDays: 30,
      rewards: [
        reward('Early bird', 4900, 'One lamp in clay, sage or sand.', 150),
        reward('Pair of lamps', 9600, 'Two lamps, also for two addresses.', null),
      ],
      status: 'DRAFT',
      createdAt: at(-5),
      updatedAt: at(-1),
    });
  },
};
