import pg from 'pg';
import { columns, newId } from './copied-columns.ts';
import { fillOrders } from './fill-orders.ts';

/** Tables that grow with a store's work, beside its orders, and what makes a copy of a row another one. */
const copied: Readonly<Record<string, Record<string, string>>> = {
  stock_movements: { key: 'null', moved_at: earlier('moved_at') },
  ai_credit_entries: { key: `t.key || '-' || g`, created_at: earlier('created_at'), refund_of: 'null' },
};

/** The demo has none of these. */
const writtenChanges = `
  insert into journal_entries (store_id, id, operation, effect, via, user_id, input, summary, subject_kind, undo, request_id, created_at)
  select $1, ${newId(`'change'`)}, 'set_order_note', 'write', 'hand', $2, '{"orderNumber": 1042, "note": "Ring twice"}',
    'Changed the note of order #1042.', 'order', '{"note": null}', 'bench-' || g, now() - (g || ' minutes')::interval
  from generate_series(1, $3::int) g`;
const writtenNotifications = `
  insert into notifications (store_id, id, user_id, kind, key, title, path, is_shown, created_at, read_at)
  select $1, ${newId(`'told'`)}, $2, 'ORDER_HELD', 'bench-' || g, 'Order #1042 is on hold', '/orders/1042', true,
    now() - (g || ' minutes')::interval, case when g > 40 then now() end
  from generate_series(1, $3::int) g`;

function earlier(column: string): string {
  return `t.${column} - (g || ' minutes')::interval`;
}

/** Gives a store so many orders, customers with an order each, stock movements, changes, uses of AI credits and notifications. */
export async function fillLists(
  databaseUrl: string,
  { storeId, ownerId }: { storeId: string; ownerId: string },
  wanted: number,
): Promise<void> {
  await fillOrders(databaseUrl, storeId, wanted);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fillCustomers(client, storeId, wanted);
    for (const [table, changed] of Object.entries(copied))
      await copyRows(client, table, storeId, wanted, changed);
    for (const insert of [writtenChanges, writtenNotifications])
      await client.query(insert, [storeId, ownerId, wanted]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function countRows(client: pg.Client, table: string, storeId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table} where store_id = $1`,
    [storeId],
  );
  return rows[0]?.count ?? 0;
}

async function copyRows(
  client: pg.Client,
  table: string,
  storeId: string,
  wanted: number,
  changed: Record<string, string>,
): Promise<void> {
  const has = await countRows(client, table, storeId);
  if (has === 0) throw new Error(`The demo has no rows of ${table} to copy.`);
  const { names, values } = await columns(client, table, { id: newId('t.id'), ...changed });
  const copies = Math.max(0, Math.ceil((wanted - has) / has));
  await client.query(
    `insert into ${table} (${names}) select ${values} from ${table} t, generate_series(1, ${copies}) g where t.store_id = $1`,
    [storeId],
  );
}

async function fillCustomers(client: pg.Client, storeId: string, wanted: number): Promise<void> {
  const has = await countRows(client, 'customers', storeId);
  await client.query(
    `insert into customers (store_id, id, name, name_key, first_name_key, email, address, created_at)
     select $1, ${newId(`'customer'`)}, 'Casey Number ' || g, 'casey number ' || g, 'casey', 'casey-' || g || '@example.com',
       '{"city": "Portland", "countryCode": "US"}', now() from generate_series(1, $2::int) g`,
    [storeId, Math.max(0, wanted - has)],
  );
  // One order for each, as they come.
  await client.query(
    `update orders o set customer_id = c.id
     from (select id, row_number() over (order by order_number) as place from orders where store_id = $1) placed
     join (select id, row_number() over (order by id) as place from customers where store_id = $1) c using (place)
     where o.store_id = $1 and o.id = placed.id`,
    [storeId],
  );
}
