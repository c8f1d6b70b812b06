import pg from 'pg';
import type { DemoCopy } from './demo-copy.ts';
import { storeTables } from './demo-tables.ts';

/** Which copy the demo stores were last put back to, and what was written by then. */
const table = 'demo_shared.standing';

interface Standing {
  copy: DemoCopy;
  /** A pg_snapshot: transactions that were over. */
  seen: string;
  /** The transaction that put the demo back. */
  writer: string;
}

/** Notes, in the transaction that wrote the copy's rows to the demo stores, that they are up to date. */
export async function noteStanding(client: pg.Client, copy: DemoCopy): Promise<void> {
  await client.query('create schema if not exists demo_shared');
  await client.query(`create table if not exists ${table} (copy text, seen pg_snapshot, writer xid8)`);
  await client.query(`delete from ${table}`);
  await client.query(`insert into ${table} values ($1, pg_current_snapshot(), pg_current_xact_id())`, [copy]);
}

/**
 * Takes back what changed in the demo stores since the copy was written to them: far less than all. Answers false, having done
 * nothing, where another copy was.
 */
export async function takeChangesBack(
  client: pg.Client,
  copy: DemoCopy,
  storeIds: readonly string[],
): Promise<boolean> {
  const standing = await readStanding(client);
  if (standing?.copy !== copy) return false;
  const ids = storeIds.map((id) => pg.escapeLiteral(id)).join(', ');
  const xmin = 'now_there.xmin::text::xid8';
  const isChanged = `now_there.store_id in (${ids}) and ${xmin} <> '${standing.writer}'
    and not pg_visible_in_snapshot(${xmin}, '${standing.seen}')`;
  const tables = (await storeTables(client)).map((one) => ({
    ...one,
    same: one.key.map((column) => `kept.${column} = now_there.${column}`).join(' and '),
  }));
  const updates = tables.map(({ name, columns, fixed, same }) => {
    const values = columns
      .filter((column) => !fixed.includes(column))
      .map((column) => `${column} = kept.${column}`);
    return `update public.${name} now_there set ${values.join(', ')} from ${copy}.${name} kept
      where ${same} and ${isChanged}`;
  });
  const deletes = tables.map(
    ({ name, same }) => `delete from public.${name} now_there where ${isChanged}
      and not exists (select from ${copy}.${name} kept where ${same})`,
  );
  const inserts = tables.map(({ name, columns, same }) => {
    const list = columns.join(', ');
    return `insert into public.${name} (${list}) overriding system value select ${list} from ${copy}.${name} kept
      where not exists (select from public.${name} now_there where ${same})`;
  });
  // In this order rows that refer to one another are no trouble but in rare cases, where all is written anew.
  await client.query([...updates, ...deletes.reverse(), ...inserts].join(';\n'));
  return true;
}

async function readStanding(client: pg.Client): Promise<Standing | undefined> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  if (!rows[0]?.there) return undefined;
  const standing = await client.query<Standing>(`select copy, seen::text, writer::text from ${table}`);
  return standing.rows[0];
}
