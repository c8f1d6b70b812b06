import type pg from 'pg';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Table } from './tables-in-order.ts';

/** Rows of every table of a database as of a migration; the tables themselves come from the migrations up to it. */
export type KeptRows = Record<string, Record<string, unknown>[]>;

const fileOf = (tag: string) =>
  fileURLToPath(new URL(`../../tests/upgrades/versions/${tag}.json.br`, import.meta.url));

export const isKept = (tag: string): boolean => existsSync(fileOf(tag));

export const readKept = (tag: string): KeptRows =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(tag))).toString()) as KeptRows;

export function writeKept(tag: string, rows: KeptRows): void {
  const text = JSON.stringify(rows);
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(fileOf(tag), brotliCompressSync(text, { params: best }));
}

/** All rows of the tables, with the columns given, as PostgreSQL writes them in JSON (instants in UTC), in order of their text. */
export async function readRows(client: pg.ClientBase, tables: readonly Table[]): Promise<KeptRows> {
  await client.query(`set time zone 'UTC'`);
  const kept: KeptRows = {};
  for (const { name, columns } of tables) {
    const list = columns.map((column) => column.name).join(', ');
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from (select ${list} from public.${name}) one order by to_jsonb(one)::text collate "C"`,
    );
    kept[name] = rows.map(({ row }) => row);
  }
  return kept;
}

/** Writes the rows to the empty tables of a database of their version, as a restored dump does: no trigger runs. */
export async function loadRows(
  client: pg.ClientBase,
  tables: readonly Table[],
  kept: KeptRows,
): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const { name, columns } of tables) {
    const list = columns.map((column) => column.name).join(', ');
    await client.query(
      `insert into public.${name} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::public.${name}, $1)`,
      [JSON.stringify(kept[name] ?? [])],
    );
  }
  await client.query('set session_replication_role = origin');
}
