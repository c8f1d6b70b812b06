import pg from 'pg';
import { columns, newId } from './copied-columns.ts';

/**
 * Makes the store hold about `wanted` orders with their lines, by copying those it has under new ids and numbers. Answers
 * how many there are then.
 */
export async function fillOrders(databaseUrl: string, storeId: string, wanted: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from orders where store_id = $1',
      [storeId],
    );
    const has = rows[0]?.count ?? 0;
    const copies = Math.max(0, Math.ceil((wanted - has) / Math.max(has, 1)));
    if (copies > 0) await copyOrders(client, storeId, copies);
    await client.query('analyze');
    const after = await client.query<{ count: number }>(
      'select count(*)::int as count from orders where store_id = $1',
      [storeId],
    );
    return after.rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

async function copyOrders(client: pg.Client, storeId: string, copies: number): Promise<void> {
  const orders = await columns(client, 'orders', {
    id: newId('t.id'),
    order_number: `t.order_number + g * 100000`,
    channel_reference: `t.channel_reference || '-' || g`,
    placed_at: `t.placed_at - (g || ' minutes')::interval`,
  });
  const lines = await columns(client, 'order_line_items', {
    id: newId('t.id'),
    order_id: newId('t.order_id'),
  });
  for (const [table, { names, values }] of [
    ['orders', orders],
    ['order_line_items', lines],
  ] as const) {
    await client.query(
      `insert into ${table} (${names}) select ${values} from ${table} t, generate_series(1, ${copies}) g where t.store_id = $1`,
      [storeId],
    );
  }
}
