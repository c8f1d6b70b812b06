import type pg from 'pg';

/**
 * As SQL: the id of copy `g` of a row. Of version 8, as the demo's ids are: others are no ids by the declarations, and every
 * answer would be an error in the log.
 */
export const newId = (id: string) =>
  `overlay(overlay(md5(${id}::text || '-' || g) placing '8' from 13) placing '8' from 17)::uuid`;

/** The columns of a table that a copy `g` of a row `t` sets, and to what: as the row has them, but for those that are changed. */
export async function columns(client: pg.Client, table: string, changed: Record<string, string>) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and coalesce(column_default, '') not like 'nextval%'`,
    [table],
  );
  return {
    names: rows.map(({ name }) => `"${name}"`).join(', '),
    values: rows.map(({ name }) => changed[name] ?? `t."${name}"`).join(', '),
  };
}
