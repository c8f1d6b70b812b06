import pg from 'pg';

/** Who may log in and is logged in stays as it is when the demo goes back to its beginning. */
const keptOnReset = new Set([
  'memberships',
  'sessions',
  'users',
  'credentials',
  'stores',
  'login_attempts',
  'files',
]);

interface StoreTable {
  name: string;
  columns: string[];
}

/** Copies the demo stores' rows of every table of stores into a schema of their own. */
export async function keepDemoCopy(client: pg.Client, storeIds: readonly string[]): Promise<void> {
  await client.query('create schema demo_copy');
  const ids = storeIds.map((id) => pg.escapeLiteral(id)).join(', ');
  await client.query(`create table demo_copy.stores as select * from public.stores where id in (${ids})`);
  for (const { name, columns } of await storeTables(client)) {
    const list = columns.join(', ');
    await client.query(
      `create table demo_copy.${pg.escapeIdentifier(name)} as select ${list} from public.${pg.escapeIdentifier(name)}
       where store_id in (${ids})`,
    );
  }
}

/**
 * Puts the demo stores back as they were first written, in one transaction: for replays, each of which begins with a
 * fresh copy. Only rows of demo stores are touched.
 */
export async function resetDemo(databaseUrl: string, storeIds: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await resetOnce(databaseUrl, storeIds);
    } catch (error) {
      if (tries >= mostTries || !isOvertaken(error)) throw error;
    }
  }
}

const mostTries = 5;
/** A job wrote in between: a row that refers to one that goes (23503), the same row (23505), or a deadlock (40P01). */
const isOvertaken = (error: unknown) =>
  error instanceof pg.DatabaseError && ['23503', '23505', '40P01'].includes(error.code ?? '');

async function resetOnce(databaseUrl: string, storeIds: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await storeTables(client);
    for (const { name } of [...tables].reverse()) {
      await client.query(`delete from public.${pg.escapeIdentifier(name)} where store_id = any($1::uuid[])`, [
        storeIds,
      ]);
    }
    for (const { name, columns } of tables) {
      const list = columns.join(', ');
      const table = pg.escapeIdentifier(name);
      await client.query(
        `insert into public.${table} (${list}) overriding system value select ${list} from demo_copy.${table}`,
      );
    }
    await putProfilesBack(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

/** The stores themselves are referred to by logins, so their rows are written over, not anew. */
async function putProfilesBack(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'demo_copy' and table_name = 'stores' and column_name <> 'id'`);
  const values = rows.map(({ name }) => `${name} = copy.${name}`).join(', ');
  await client.query(
    `update public.stores set ${values} from demo_copy.stores copy where copy.id = stores.id`,
  );
}

/** Tables of stores, those that are referred to before those that refer to them, with the columns that can be written. */
async function storeTables(client: pg.Client): Promise<StoreTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and table_name in (select table_name from information_schema.columns
                         where table_schema = 'public' and column_name = 'store_id')
    group by table_name order by table_name`);
  const references = await client.query<{ child: string; parent: string }>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const byName = new Map(rows.filter((row) => !keptOnReset.has(row.name)).map((row) => [row.name, row]));
  const ordered = new Map<string, StoreTable>();
  const visit = (name: string, path: readonly string[]) => {
    const table = byName.get(name);
    if (!table || ordered.has(name) || path.includes(name)) return;
    for (const { child, parent } of references.rows) if (child === name) visit(parent, [...path, name]);
    ordered.set(name, table);
  };
  for (const name of byName.keys()) visit(name, []);
  return [...ordered.values()];
}
