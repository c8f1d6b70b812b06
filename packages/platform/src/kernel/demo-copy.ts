import pg from 'pg';
import { datedSharedTables, storeTables } from './demo-tables.ts';

/** The demo as it was first written, and as it was written last for another instant. Each is a schema. */
export type DemoCopy = 'demo_copy' | 'demo_copy_moved';

/** When the rows that all stores share were dated first; a schema. */
const sharedDates = 'demo_shared';

/** Keeps the rows of the demo stores, as they were written for an instant, in place of what the copy held before. */
export async function keepDemoCopy(
  client: pg.Client,
  copy: DemoCopy,
  storeIds: readonly string[],
  writtenFor: Date,
): Promise<void> {
  await client.query(`drop schema if exists ${copy} cascade; create schema ${copy}`);
  await client.query(`create table ${copy}.written (instant timestamptz not null)`);
  await client.query(`insert into ${copy}.written values ($1)`, [writtenFor]);
  const ids = storeIds.map((id) => pg.escapeLiteral(id)).join(', ');
  await client.query(`create table ${copy}.stores as select * from public.stores where id in (${ids})`);
  for (const { name, columns, key } of await storeTables(client)) {
    await client.query(
      `create table ${copy}.${name} as select ${columns.join(', ')} from public.${name} where store_id in (${ids});
       alter table ${copy}.${name} add primary key (${key.join(', ')}); analyze ${copy}.${name}`,
    );
  }
}

/** The instant for which a copy was written; undefined where there is no such copy. */
export async function writtenFor(client: pg.Client, copy: DemoCopy): Promise<Date | undefined> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${copy}.written`,
  ]);
  if (!rows[0]?.there) return undefined;
  const written = await client.query<{ instant: Date }>(`select instant from ${copy}.written`);
  return written.rows[0]?.instant;
}

/** Takes away what the demo stores have, their logins and profiles aside. */
export async function clearDemo(client: pg.Client, storeIds: readonly string[]): Promise<void> {
  for (const { name } of (await storeTables(client)).reverse())
    await client.query(`delete from public.${name} where store_id = any($1::uuid[])`, [storeIds]);
}

/** Writes the rows of a copy to the demo stores, which were cleared. */
export async function writeCopy(client: pg.Client, copy: DemoCopy): Promise<void> {
  for (const { name, columns } of await storeTables(client)) {
    const list = columns.join(', ');
    await client.query(
      `insert into public.${name} (${list}) overriding system value select ${list} from ${copy}.${name}`,
    );
  }
}

/** The stores themselves are referred to by logins, so their rows are written over, not anew. */
export async function putProfilesBack(client: pg.Client, copy: DemoCopy): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = $1 and table_name = 'stores' and column_name <> 'id'`,
    [copy],
  );
  const values = rows.map(({ name }) => `${name} = kept.${name}`).join(', ');
  await client.query(`update public.stores set ${values} from ${copy}.stores kept where kept.id = stores.id`);
}

/** Keeps the instants of all rows that stores share, to move them from. */
export async function keepSharedDates(client: pg.Client): Promise<void> {
  await client.query(`create schema ${sharedDates}`);
  for (const { name, key, columns } of await datedSharedTables(client)) {
    const kept = [...key, ...columns].join(', ');
    await client.query(`create table ${sharedDates}.${name} as select ${kept} from public.${name}`);
  }
}

/** Dates the shared rows of the demo so much later than they were first (milliseconds; negative: earlier). */
export async function moveSharedDates(client: pg.Client, byMs: number): Promise<void> {
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
