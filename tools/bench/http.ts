import type { LocalServer } from '../local-server/start-server.ts';
import { fillOrders } from './fill-orders.ts';
import { demoFounder, pairLoads, type PairedLoad } from './paired-load.ts';

const manyOrders = 100_000;

export interface HttpFigures {
  orders: number;
  loads: PairedLoad[];
}

/** Order list (20 of 100,000) and order detail, logged in, against a bare server that sends the same statements. */
export async function benchHttp(server: LocalServer, databaseUrl: string): Promise<HttpFigures> {
  const orders = await fillOrders(databaseUrl, demoFounder().storeId, manyOrders);
  const list = {
    what: 'order list (20 of 100,000)',
    operation: 'list_orders',
    input: { size: 20 },
    path: '/web/orders?size=20',
  };
  const detail = {
    what: 'order detail',
    operation: 'get_order',
    input: { orderNumber: 1042 },
    path: '/web/orders/1042',
  };
  const loads = await pairLoads(server, databaseUrl, [list, detail], { pairs: 5, secondsPerRun: 4 });
  return { orders, loads };
}
