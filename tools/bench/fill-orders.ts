import pg from 'pg';

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
  // Of version 8, as the demo's ids are: others are no ids by the declarations, and every answer would be an error in the log.
  const newId = (id: string) =>
    `overlay(overlay(md5(${id}::text || '-' || g) placing '8' from 13) placing '8' from 17)::uuid`;
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

async function columns(client: pg.Client, table: string, changed: Record<string, string>) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and coalesce(column_default, '') not like 'nextval%'`,
    [table],
  );
  return {
    names: rows.map(({ name }) => `"${name}"`).join(', '),
    values: rows.map(({ name }) => changed[name] ?? `t."${name}"`).join(', '),
  };
}
