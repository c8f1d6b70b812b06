import type pg from 'pg';

/** Who may log in, is logged in and listens stays as it is when the demo goes back to its beginning. */
const keptOnReset = new Set([
  'memberships',
  'sessions',
  'users',
  'credentials',
  'stores',
  'login_attempts',
  'files',
  'stream_events',
  // Triggers keep it right whatever is written.
  'order_tallies',
]);

export interface DemoTable {
  /** As an SQL identifier. */
  name: string;
  /** SQL identifiers of the columns that can be written. */
  columns: string[];
  /** SQL identifiers of the columns of the primary key. */
  key: string[];
  /** SQL identifiers of the columns that are given once and never updated. */
  fixed: string[];
}

/** Tables of stores, those that are referred to before those that refer to them. */
export async function storeTables(client: pg.Client): Promise<DemoTable[]> {
  const tables = await tablesOf(client, `bool_or(column_name = 'store_id')`, `is_generated = 'NEVER'`);
  const references = await client.query<{ child: string; parent: string }>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Map<string, DemoTable>();
  const visit = (name: string, path: readonly string[]) => {
    const table = byName.get(name);
    if (!table || ordered.has(name) || path.includes(name)) return;
    for (const { child, parent } of references.rows) if (child === name) visit(parent, [...path, name]);
    ordered.set(name, table);
  };
  for (const name of byName.keys()) visit(name, []);
  return [...ordered.values()];
}

/** Tables that all stores share, such as the marketplace, with their instants alone. */
export async function datedSharedTables(client: pg.Client): Promise<DemoTable[]> {
  const isInstant = `data_type = 'timestamp with time zone'`;
  return tablesOf(client, `not bool_or(column_name = 'store_id') and bool_or(${isInstant})`, isInstant);
}

async function tablesOf(client: pg.Client, having: string, column: string): Promise<DemoTable[]> {
  const { rows } = await client.query<DemoTable & { plain: string }>(`
    select table_name as plain, quote_ident(table_name) as name,
      array_agg(quote_ident(column_name) order by ordinal_position) filter (where ${column}) as columns,
      (select array_agg(quote_ident(attname)) from pg_index join pg_attribute on attrelid = indrelid
        where indisprimary and attnum = any(indkey)
          and indrelid = ('public.' || quote_ident(table_name))::regclass) as key,
      coalesce(array_agg(quote_ident(column_name)) filter (where is_identity = 'YES'), '{}') as fixed
    from information_schema.columns where table_schema = 'public'
    group by table_name having ${having} order by table_name`);
  return rows.flatMap(({ plain, ...table }) => (keptOnReset.has(plain) ? [] : [table]));
}
