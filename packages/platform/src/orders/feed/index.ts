import { lostShipments } from './lost-shipments.ts';
import { promisedOrders } from './promised-orders.ts';
import { returnsToRefund } from './returns-to-refund.ts';
import { unpaidOrders } from './unpaid-orders.ts';
import { untoldShop } from './untold-shop.ts';
import { waitingOrderSources } from './waiting-orders.ts';

/** What of the orders may matter today. */
export const ordersFeed = [
  ...waitingOrderSources,
  lostShipments,
  untoldShop,
  promisedOrders,
  unpaidOrders,
  returnsToRefund,
];
