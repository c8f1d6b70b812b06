import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { csvLine } from '../../kernel/data/csv.ts';
import type { Context } from '../../kernel/request/context.ts';

/** What is no data of the founder's: work in progress, what is reckoned from other tables, and what only this server needs. */
const leftOut =
  /^(?:sessions|idempotency_keys|stream_events|turn_chunks|job_runs|kept_report\w+|notification_(?:evidence|watches)|insight_\w+|image_descriptors?)$/;
/** Secrets, sealed or not, and what they are checked by. */
const secretColumn =
  /secret|token|password|sealed|cipher|credential|api_key|hash$|signature|webhook_key|_mac$/i;
/** Made for searching. */
const madeColumn = /^(?:search_text|search_vector|search|embedding|descriptor)$/;

const pageRows = 2000;
const plainName = /^[a-z_][a-z\d_]*$/;

export interface TableFile {
  name: string;
  text: string;
  rows: number;
}

/** Tables of the store that are exported, by name; row-level security admits this store's rows only. */
export async function exportedTables({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and c.column_name = 'store_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const names = z.array(z.object({ name: z.string() })).parse(rows);
  return ['stores', ...names.map(({ name }) => name)].filter(
    (name) => plainName.test(name) && !leftOut.test(name),
  );
}

/** A table as CSV with a header; secrets are not in it. Undefined where it has no rows. */
export async function tableFile(context: Context, name: string): Promise<TableFile | undefined> {
  const table = sql.identifier(name);
  const own = name === 'stores' ? sql`id = ${context.storeId}` : sql`store_id = ${context.storeId}`;
  const lines: string[] = [];
  let columns: string[] | undefined;
  let rows = 0;
  for (let offset = 0; ; offset += pageRows) {
    const page = await context.db.execute(
      sql`select * from ${table} where ${own} order by 1, 2 limit ${pageRows} offset ${offset}`,
    );
    for (const row of page.rows) {
      if (!columns) {
        columns = Object.keys(row).filter((column) => !secretColumn.test(column) && !madeColumn.test(column));
        lines.push(csvLine(columns));
      }
      lines.push(csvLine(columns.map((column) => cellOf(row[column]))));
      rows += 1;
    }
    if (page.rows.length < pageRows) break;
  }
  return columns ? { name: `tables/${name}.csv`, text: `\uFEFF${lines.join('')}`, rows } : undefined;
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(withoutSecrets(value));
}

/** Objects within a column, without the members that hold a secret. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretColumn.test(key))
      .map(([key, member]) => [key, withoutSecrets(member)]),
  );
}
