import { orderTab, type OrderTab } from '@brandwright/contract/orders/enums.ts';
import { eq, sum } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { given, statement } from '../kernel/data/statement.ts';
import { orderTallies } from './tables.ts';

export interface TabTally {
  orders: number;
  /** Totals of these orders, in minor units. */
  worthMinor: number;
}

type Standing = Pick<
  typeof orderTallies.$inferSelect,
  'productionStatus' | 'cancelStatus' | 'fulfillmentStatus' | 'returnStatus'
>;

const isLive = ({ cancelStatus }: Standing) => cancelStatus !== 'CANCELED';

/** What stands under each tab, as `tabFilters` says it of orders. */
const standsUnder: Readonly<Record<OrderTab, (standing: Standing) => boolean>> = {
  ALL: () => true,
  OUTSTANDING: (one) => isLive(one) && one.productionStatus === 'OUTSTANDING',
  PROCESSING: (one) => isLive(one) && one.productionStatus === 'PROCESSING',
  FULFILLED: (one) => isLive(one) && one.fulfillmentStatus === 'FULFILLED',
  CANCELED: (one) => !isLive(one),
  ON_HOLD: (one) => isLive(one) && one.productionStatus === 'ON_HOLD',
  RETURNS: ({ returnStatus }) => returnStatus !== 'NONE',
};

const readStandings = statement((db) => {
  const { productionStatus, cancelStatus, fulfillmentStatus, returnStatus } = orderTallies;
  return db
    .select({
      ...{ productionStatus, cancelStatus, fulfillmentStatus, returnStatus },
      orders: sum(orderTallies.orders).mapWith(Number),
      worthMinor: sum(orderTallies.totalMinor).mapWith(Number),
    })
    .from(orderTallies)
    .where(eq(orderTallies.storeId, given('storeId')))
    .groupBy(productionStatus, cancelStatus, fulfillmentStatus, returnStatus);
});

/** The orders under each tab and their worth, from the tallies that the database keeps: no order is read. */
export async function tallyTabs(
  context: Pick<Context, 'db' | 'storeId'>,
): Promise<Record<OrderTab, TabTally>> {
  const standings = await readStandings(context, {});
  const tallyOf = (tab: OrderTab): TabTally => {
    const own = standings.filter(standsUnder[tab]);
    return {
      orders: own.reduce((total, { orders }) => total + orders, 0),
      worthMinor: own.reduce((total, { worthMinor }) => total + worthMinor, 0),
    };
  };
  return Object.fromEntries(orderTab.options.map((tab) => [tab, tallyOf(tab)])) as Record<OrderTab, TabTally>;
}
