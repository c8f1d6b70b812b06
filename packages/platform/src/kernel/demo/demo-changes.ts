import pg from 'pg';
import type { DemoCopy } from './demo-copy.ts';
import { storeTables, type DemoTable } from './demo-tables.ts';
import type { DemoClient } from './demo-transaction.ts';

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
export async function noteStanding(client: DemoClient, copy: DemoCopy): Promise<void> {
  await client.query('create schema if not exists demo_shared');
  await client.query(`create table if not exists ${table} (copy text, seen pg_snapshot, writer xid8)`);
  await client.query(`delete from ${table}`);
  await client.query(`insert into ${table} values ($1, pg_current_snapshot(), pg_current_xact_id())`, [copy]);
}

/** Which copy the demo stores were last put back to. */
export async function standingCopy(client: DemoClient): Promise<DemoCopy | undefined> {
  return (await readStanding(client))?.copy;
}

/** Has the next reset compare every row with the copy, which was written anew. */
export async function noteNothingSeen(client: DemoClient): Promise<void> {
  if (await readStanding(client)) await client.query(`update ${table} set seen = '1:1:', writer = '0'`);
}

/**
 * Takes back what changed in the demo stores since the copy was written to them: far less than all. Answers false, having done
 * nothing, where another copy was.
 */
export async function takeChangesBack(
  client: DemoClient,
  copy: DemoCopy,
  storeIds: readonly string[],
): Promise<boolean> {
  const standing = await readStanding(client);
  if (standing?.copy !== copy) return false;
  const ids = storeIds.map((id) => pg.escapeLiteral(id)).join(', ');
  const isOfDemo = `now_there.store_id in (${ids})`;
  const isLater = (xmin: string) => `${xmin} <> '${standing.writer}'::xid8
    and not pg_visible_in_snapshot(${xmin}, '${standing.seen}')`;
  const isChanged = `${isOfDemo} and ${isLater('now_there.xmin::text::xid8')}`;
  const tables = (await changedTables(client, copy, isOfDemo, isLater)).map((one) => ({
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
  const statements = [...updates, ...deletes.reverse(), ...inserts];
  if (statements.length > 0) await client.query(statements.join(';\n'));
  return true;
}

/**
 * The tables of stores in which rows were written or deleted since, in the order of `storeTables`. Most are as they were, and
 * to count their rows by the transaction that wrote them is far less than to compare them.
 */
async function changedTables(
  client: DemoClient,
  copy: DemoCopy,
  isOfDemo: string,
  isLater: (xmin: string) => string,
): Promise<DemoTable[]> {
  const tables = await storeTables(client);
  const counts = tables.map(
    ({ name }, place) => `select ${place} as place
      from (select xmin, count(*) as written from public.${name} now_there where ${isOfDemo} group by xmin) one
      having coalesce(sum(written), 0) <> (select count(*) from ${copy}.${name})
        or bool_or(${isLater('xmin::text::xid8')})`,
  );
  // To start helpers takes longer than the tables, which are small.
  await client.query('set local max_parallel_workers_per_gather = 0');
  const { rows } = await client.query<{ place: number }>(counts.join('\nunion all\n'));
  const changed = new Set(rows.map(({ place }) => place));
  return tables.filter((_, place) => changed.has(place));
}

async function readStanding(client: DemoClient): Promise<Standing | undefined> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  if (!rows[0]?.there) return undefined;
  const standing = await client.query<Standing>(`select copy, seen::text, writer::text from ${table}`);
  return standing.rows[0];
}
