import type { LocalServer } from '../local-server/start-server.ts';
import { fillLists } from './fill-lists.ts';
import { demoFounder, pairLoads, type Asked, type PairedLoad } from './paired-load.ts';

const manyRows = 100_000;

export interface ListFigures {
  rows: number;
  loads: PairedLoad[];
}

const list = (what: string, operation: string, path: string): Asked => ({
  what,
  operation,
  input: { size: 20 },
  path: `${path}?size=20`,
});

/** What grows largest in a store at work. */
const lists: readonly Asked[] = [
  list('orders', 'list_orders', '/web/orders'),
  list('customers', 'list_customers', '/web/customers'),
  list('stock movements', 'list_stock_movements', '/web/jewelry-sku/-/movements'),
  list('changes', 'list_journal', '/copilot/journal'),
  list('AI credits', 'list_ai_credit_entries', '/web/ai-credits/entries'),
  list('notifications', 'list_notifications', '/web/notifications'),
];

/** Lists of 20 of 100,000, logged in, against a bare server that sends the same statements. */
export async function benchLists(server: LocalServer, databaseUrl: string): Promise<ListFigures> {
  await fillLists(databaseUrl, demoFounder(), manyRows);
  const loads = await pairLoads(server, databaseUrl, lists, { pairs: 3, secondsPerRun: 3 });
  return { rows: manyRows, loads };
}
