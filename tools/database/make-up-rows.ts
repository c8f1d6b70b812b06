import type pg from 'pg';
import type { Column, Table } from './tables-in-order.ts';

/** Gives each empty table one row, so that no table's rows can be lost unseen. Parents come before children. */
export async function makeUpRows(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from public.${table.name} limit 1`);
    if (rowCount === 0) await makeUpRow(client, table);
  }
}

async function makeUpRow(client: pg.ClientBase, { name, columns, references }: Table): Promise<void> {
  const values = new Map<string, string | null>(
    columns.map((column) => [column.name, valueOf(column, name)]),
  );
  for (const reference of references) {
    const wanted = reference.parentColumns.map((column) => `${column}::text`).join(', ');
    const { rows } = await client.query<string[]>({
      text: `select ${wanted} from public.${reference.parent} limit 1`,
      rowMode: 'array',
    });
    reference.columns.forEach((column, at) => values.set(column, rows[0]?.[at] ?? null));
  }
  const placed = columns.map(({ type }, at) => `$${at + 1}::text::${type}`);
  await client.query(
    `insert into public.${name} (${columns.map((column) => column.name).join(', ')})
     overriding system value values (${placed.join(', ')})`,
    columns.map((column) => values.get(column.name)),
  );
}

const samples: Readonly<Record<string, string>> = {
  uuid: 'a0000000-0000-8000-a000-00000000c0de',
  integer: '1234567',
  smallint: '123',
  bigint: '90071992547409',
  numeric: '1234.5678',
  real: '0.5',
  'double precision': '0.1',
  boolean: 'true',
  date: '2024-02-29',
  'timestamp with time zone': '2024-02-29T23:59:59.123456Z',
  jsonb: '{"amountMinor": 129900, "words": "ça – 蜡烛 \\"quoted\\"", "list": [1, 2.5, null], "none": null}',
  bytea: '\\x00ff10',
  tsvector: "'candl':1",
};

function valueOf({ name, type }: Column, table: string): string {
  if (type.endsWith('[]')) return `{${valueOf({ name, type: type.slice(0, -2) }, table)}}`;
  const sample = samples[type.replace(/\(.*\)/, '')];
  if (sample !== undefined) return sample;
  if (type === 'text' || type.startsWith('character')) return `${table} ${name}: ça`;
  throw new Error(`No made-up value for ${table}.${name}, which is ${type}: add one to samples.`);
}
