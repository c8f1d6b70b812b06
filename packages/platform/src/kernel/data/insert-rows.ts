import { getTableColumns, getTableName, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Rows in one statement; each statement is one parameter of JSON, so the limit of 65,535 parameters is no matter. */
const batch = 2000;

/**
 * Inserts many rows quickly: PostgreSQL takes them apart from one JSON text, which costs a fraction of a parameter for
 * each value. All rows set the same columns; those they leave out get their defaults.
 */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const set = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    set.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let from = 0; from < rows.length; from += batch) {
    const records = rows.slice(from, from + batch).map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(set.map(([key, column]) => [column.name, values.get(key) ?? null]));
    });
    await db.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`,
    );
  }
}
