import type pg from 'pg';
import { tablesKeptByTriggers } from '../data/kept-by-triggers.ts';

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
  ...tablesKeptByTriggers,
]);

/** Columns that triggers keep right whatever is written, and that nothing else may write. */
const keptByTriggers = [
  'customers.order_count',
  'customers.open_order_count',
  'customers.paid_minor',
  'customers.refunded_minor',
  'customers.last_order_at',
  'customers.last_order_number',
];

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

/** A foreign key from one table to another. All are SQL identifiers. */
export interface Reference {
  child: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

/** Foreign keys of all tables. */
export async function referencesOf(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select quote_ident(child.relname) as child, ${columnsOf('conrelid', 'conkey')} as columns,
      quote_ident(parent.relname) as parent, ${columnsOf('confrelid', 'confkey')} as "parentColumns"
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
    order by conname`);
  return rows;
}

const columnsOf = (table: string, numbers: string) =>
  `(select array_agg(quote_ident(attname) order by place)
    from unnest(${numbers}) with ordinality as one(number, place)
    join pg_attribute on attrelid = ${table} and attnum = number)`;

/** Tables of stores, those that are referred to before those that refer to them. */
export async function storeTables(client: pg.ClientBase): Promise<DemoTable[]> {
  const tables = await tablesOf(client, `bool_or(column_name = 'store_id')`, `is_generated = 'NEVER'`);
  return parentsFirst(tables, await referencesOf(client));
}

/** Tables that all stores share, those that are referred to before those that refer to them. */
export async function sharedTables(client: pg.ClientBase): Promise<DemoTable[]> {
  const tables = await tablesOf(client, `not bool_or(column_name = 'store_id')`, `is_generated = 'NEVER'`);
  return parentsFirst(tables, await referencesOf(client));
}

/** Tables in the order in which they can be filled. */
export function parentsFirst<T extends { name: string }>(
  tables: readonly T[],
  references: readonly Reference[],
): T[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Map<string, T>();
  const visit = (name: string, path: readonly string[]) => {
    const table = byName.get(name);
    if (!table || ordered.has(name) || path.includes(name)) return;
    for (const { child, parent } of references) if (child === name) visit(parent, [...path, name]);
    ordered.set(name, table);
  };
  for (const name of byName.keys()) visit(name, []);
  return [...ordered.values()];
}

/** Tables that all stores share, such as the marketplace, with their instants alone. */
export async function datedSharedTables(client: pg.ClientBase): Promise<DemoTable[]> {
  const isInstant = `data_type = 'timestamp with time zone'`;
  return tablesOf(client, `not bool_or(column_name = 'store_id') and bool_or(${isInstant})`, isInstant);
}

async function tablesOf(client: pg.ClientBase, having: string, column: string): Promise<DemoTable[]> {
  const { rows } = await client.query<DemoTable & { plain: string }>(
    `
    select table_name as plain, quote_ident(table_name) as name,
      array_agg(quote_ident(column_name) order by ordinal_position) filter (where ${column}
        and table_name || '.' || column_name <> all($1)) as columns,
      (select array_agg(quote_ident(attname)) from pg_index join pg_attribute on attrelid = indrelid
        where indisprimary and attnum = any(indkey)
          and indrelid = ('public.' || quote_ident(table_name))::regclass) as key,
      coalesce(array_agg(quote_ident(column_name)) filter (where is_identity = 'YES'), '{}') as fixed
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by table_name having ${having} order by table_name`,
    [keptByTriggers],
  );
  return rows.flatMap(({ plain, ...table }) => (keptOnReset.has(plain) ? [] : [table]));
}
