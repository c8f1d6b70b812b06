import { buildRequest, metaOf, operations, type AnyDeclaration } from '@brandwright/contract';
import { createPool, inTransaction } from '@brandwright/platform';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from './own-database.ts';
import { fieldsOf, namesRecord, sampleInput } from './sample-input.ts';

/** Ends the very session that the walk uses, or opens others; bytes of uploads travel otherwise; asks a server elsewhere. */
const apart = new Set([
  'log_out',
  'log_in',
  'log_in_with_google',
  'register',
  'upload_file',
  'list_server_models',
]);
const all: readonly AnyDeclaration[] = operations.filter((operation) => !apart.has(operation.name));

let server: DemoServer;
let founder: { token: string; storeId: string };
let rival: { token: string; storeId: string };
let tables: string[];
beforeAll(async () => {
  server = await startDemoServer();
  [founder, rival] = await Promise.all([server.logIn('founder'), server.logIn('rival')]);
  const rows = await server.sql(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'store_id' and table_name not in ('sessions') order by 1`);
  tables = rows.map((row) => String(row['name']));
}, 120_000);
afterAll(() => server.stop());

describe('the wall of the database', () => {
  it('stands around every table', async () => {
    const open = await server.sql(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`);
    expect(open).toEqual([]);
    const views = await server.sql(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> array['security_invoker=true'], false)`);
    expect(views).toEqual([]);
    const [role] = await server.sql(
      `select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'brandwright_app'`,
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false });
    expect(
      await server.sql(`select relname from pg_class where pg_get_userbyid(relowner) = 'brandwright_app'`),
    ).toEqual([]);
  });

  it('shows a store its own rows only, and nobody any without a store', async () => {
    const pool = createPool(server.databaseUrl, 1);
    try {
      for (const table of tables) {
        const foreign = sql`select count(*)::int as n from ${sql.identifier(table)} where store_id is distinct from ${rival.storeId}`;
        const any = sql`select count(*)::int as n from ${sql.identifier(table)}`;
        expect((await inTransaction(pool, rival.storeId, (db) => db.execute(foreign))).rows, table).toEqual([
          { n: 0 },
        ]);
        expect((await inTransaction(pool, null, (db) => db.execute(any))).rows, table).toEqual([{ n: 0 }]);
      }
    } finally {
      await pool.end();
    }
  });
});

describe('every operation', () => {
  it(
    "with another store's ids finds nothing of it and changes nothing in it",
    { timeout: 240_000 },
    async () => {
      const before = await fingerprints(founder.storeId);
      const secrets = await idsOnlyOf(founder.storeId, rival.storeId);
      const records = await oneRecordPerTable(founder.storeId);
      expect(records.length).toBeGreaterThan(5);
      const leaks: string[] = [];
      const faults: string[] = [];
      const onlyBadInput: string[] = [];
      for (const [place, declaration] of all.entries()) {
        const references = fieldsOf(declaration.input).filter(([name, schema]) => namesRecord(name, schema));
        const named = references.length > 0;
        const kinds = references.flatMap(([, schema]) => metaOf(schema).ref ?? []);
        // Records of the kinds that it takes, and of the others every twelfth, a different twelfth for each operation.
        const tried = records.filter(
          ({ table }, at) =>
            (at % 12 === place % 12 || kinds.some((kind) => table.includes(kind))) &&
            // Whoever has the public address of a waitlist may join it.
            !(declaration.name === 'join_waitlist' && table === 'brand_kit_shares'),
        );
        const codes = new Set<string | undefined>();
        for (const record of named ? tried : records.slice(0, 1)) {
          const request = buildRequest(declaration, sampleInput(declaration.input, record));
          const body = request.body === undefined ? undefined : (JSON.parse(request.body) as unknown);
          const answer = await server.call(request.method, request.url, {
            token: rival.token,
            ...(body === undefined ? {} : { body }),
          });
          codes.add(answer.code ?? 'done');
          if (answer.status >= 500)
            faults.push(`${declaration.name} with ${record.table}: ${answer.text.slice(0, 200)}`);
          const sent = request.url + (request.body ?? '');
          const leaked = [...new Set(answer.text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))].find(
            (id) => secrets.has(id) && !sent.includes(id),
          );
          if (leaked) leaks.push(`${declaration.name} with ${record.table} showed ${leaked}`);
        }
        if (named && [...codes].every((code) => code === 'bad_input')) onlyBadInput.push(declaration.name);
      }
      expect(leaks).toEqual([]);
      expect(faults).toEqual([]);
      expect(await fingerprints(founder.storeId)).toEqual(before);
      // What this walk could not even ask for is what it says nothing about.
      console.log(`never got past its input: ${onlyBadInput.join(', ') || 'none'}`);
      expect(onlyBadInput.length).toBeLessThan(all.length / 4);
    },
  );
});

/** One hash for each table of a store's rows. */
async function fingerprints(storeId: string): Promise<Record<string, unknown>> {
  const prints: Record<string, unknown> = {};
  for (const table of tables) {
    const [row] = await server.sql(
      `select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text collate "C")) as hash from "${table}" t where store_id = $1`,
      [storeId],
    );
    prints[table] = row;
  }
  return prints;
}

/** Ids of a store's rows that the other store does not have. */
async function idsOnlyOf(storeId: string, otherStoreId: string): Promise<Set<string>> {
  const ids = new Set<string>([storeId]);
  for (const table of await tablesWithId()) {
    const rows = await server.sql(
      `select id::text from "${table}" where store_id = $1 except select id::text from "${table}" where store_id = $2`,
      [storeId, otherStoreId],
    );
    for (const row of rows) ids.add(String(row['id']));
  }
  // What everybody sees is no secret, also where a store keeps a row of its own under the same id.
  for (const table of ['marketplace_suppliers', 'marketplace_items', 'expanded_network_suppliers'])
    for (const row of await server.sql(`select id::text from "${table}"`)) ids.delete(String(row['id']));
  return ids;
}

async function oneRecordPerTable(storeId: string): Promise<{ table: string; id: string; number: number }[]> {
  const records: { table: string; id: string; number: number }[] = [];
  for (const table of await tablesWithId()) {
    const [row] = await server.sql(
      `select id::text from "${table}" where store_id = $1 order by id limit 1`,
      [storeId],
    );
    if (row) records.push({ table, id: String(row['id']), number: 1042 });
  }
  return records;
}

async function tablesWithId(): Promise<string[]> {
  const rows = await server.sql(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'`,
  );
  const withId = new Set(rows.map((row) => String(row['name'])));
  return tables.filter((table) => withId.has(table));
}
