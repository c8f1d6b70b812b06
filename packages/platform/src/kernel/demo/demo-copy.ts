import pg from 'pg';
import { datedSharedTables, referencesOf, storeTables, type Reference } from './demo-tables.ts';
import type { DemoClient } from './demo-transaction.ts';

/** The demo as it was first written, and as it was written last for another instant. Each is a schema. */
export type DemoCopy = 'demo_copy' | 'demo_copy_moved';

/** When the rows that all stores share were dated first; a schema. */
const sharedDates = 'demo_shared';

/**
 * Keeps the rows of the demo stores, as they were written for an instant to the tables of a schema, in place of what the copy
 * held before. Rows that refer to something that the database does not have are left out.
 */
export async function keepDemoCopy(
  client: DemoClient,
  copy: DemoCopy,
  storeIds: readonly string[],
  writtenFor: Date,
  from = 'public',
): Promise<void> {
  await client.query(`drop schema if exists ${copy} cascade; create schema ${copy}`);
  await client.query(`create table ${copy}.written (instant timestamptz not null)`);
  await client.query(`insert into ${copy}.written values ($1)`, [writtenFor]);
  const ids = storeIds.map((id) => pg.escapeLiteral(id)).join(', ');
  await client.query(`create table ${copy}.stores as select * from ${from}.stores where id in (${ids})`);
  const references = await referencesOf(client);
  const tables = await storeTables(client);
  const copied = new Set(tables.map(({ name }) => name));
  for (const { name, columns, key } of tables) {
    const schemaOf = (parent: string) => (copied.has(parent) ? copy : 'public');
    // The database has seen to it for its own rows.
    const whole = from === 'public' ? 'true' : hasParents(name, references, schemaOf);
    await client.query(
      `create table ${copy}.${name} as select ${columns.join(', ')} from ${from}.${name} kept
         where store_id in (${ids}) and ${whole};
       alter table ${copy}.${name} add primary key (${key.join(', ')}); analyze ${copy}.${name}`,
    );
  }
}

/** That a row `kept` of a table finds all that it refers to, in the schema that holds it. */
export function hasParents(
  table: string,
  references: readonly Reference[],
  schemaOf: (parent: string) => string,
): string {
  const found = references
    .filter(({ child }) => child === table)
    .map(({ columns, parent, parentColumns }) => {
      const same = columns.map((column, at) => `parent.${parentColumns[at]} = kept.${column}`);
      const isNone = columns.map((column) => `kept.${column} is null`).join(' or ');
      return `(${isNone} or exists (select from ${schemaOf(parent)}.${parent} parent where ${same.join(' and ')}))`;
    });
  return ['true', ...found].join(' and ');
}

/** The instant for which a copy was written; undefined where there is no such copy. */
export async function writtenFor(client: DemoClient, copy: DemoCopy): Promise<Date | undefined> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${copy}.written`,
  ]);
  if (!rows[0]?.there) return undefined;
  const written = await client.query<{ instant: Date }>(`select instant from ${copy}.written`);
  return written.rows[0]?.instant;
}

/** Takes away what the demo stores have, their logins and profiles aside. */
export async function clearDemo(client: DemoClient, storeIds: readonly string[]): Promise<void> {
  for (const { name } of (await storeTables(client)).reverse())
    await client.query(`delete from public.${name} where store_id = any($1::uuid[])`, [storeIds]);
}

/** Writes the rows of a copy to the demo stores, which were cleared. */
export async function writeCopy(client: DemoClient, copy: DemoCopy): Promise<void> {
  for (const { name, columns } of await storeTables(client)) {
    const list = columns.join(', ');
    await client.query(
      `insert into public.${name} (${list}) overriding system value select ${list} from ${copy}.${name}`,
    );
  }
}

/** The stores themselves are referred to by logins, so their rows are written over, not anew. */
export async function putProfilesBack(client: DemoClient, copy: DemoCopy): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = $1 and table_name = 'stores' and column_name <> 'id'`,
    [copy],
  );
  const values = rows.map(({ name }) => `${name} = kept.${name}`).join(', ');
  await client.query(`update public.stores set ${values} from ${copy}.stores kept where kept.id = stores.id`);
}

/** Keeps the instants of rows that stores share, as they were written first to the tables of a schema, to move them from. */
export async function keepSharedDates(client: DemoClient, from = 'public'): Promise<void> {
  await client.query(`create schema if not exists ${sharedDates}`);
  for (const { name, key, columns } of await datedSharedTables(client)) {
    const list = [...key, ...columns].join(', ');
    const same = key.map((column) => `had.${column} = kept.${column}`).join(' and ');
    await client.query(
      `create table if not exists ${sharedDates}.${name} as select ${list} from public.${name} with no data;
       insert into ${sharedDates}.${name} select ${list} from ${from}.${name} kept
         where not exists (select from ${sharedDates}.${name} had where ${same})`,
    );
  }
}

/** Dates the shared rows of the demo so much later than they were first (milliseconds; negative: earlier). */
export async function moveSharedDates(client: DemoClient, byMs: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = $1`,
    [sharedDates],
  );
  const there = new Set(rows.map(({ name }) => name));
  const by = `interval '${byMs} milliseconds'`;
  for (const { name, key, columns } of await datedSharedTables(client)) {
    if (!there.has(name)) continue;
    const same = key.map((column) => `kept.${column} = shared.${column}`).join(' and ');
    const values = columns.map((column) => `${column} = kept.${column} + ${by}`).join(', ');
    const differ = columns.map((column) => `shared.${column} is distinct from kept.${column} + ${by}`);
    await client.query(
      `update public.${name} shared set ${values} from ${sharedDates}.${name} kept
       where ${same} and (${differ.join(' or ')})`,
    );
  }
}
