import type pg from 'pg';
import type { Table } from './tables-in-order.ts';

const mostRows = 8;
const fewestRows = 2;
/** Characters of JSON. */
const mostText = 12_000;

/**
 * Deletes all but a few rows of each table (of each store, where rows are a store's) and the rows that those refer to,
 * those that refer before those that are referred to, so that what triggers count stays right.
 */
export async function trimRows(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  const keys = new Map(tables.map(({ name, key }) => [name, key]));
  await client.query('create temp table kept_rows (of_table text, place text) on commit drop');
  for (const table of tables.toReversed()) {
    await client.query(pickRows(table), [table.name]);
    for (const { parent, columns, parentColumns } of table.references) {
      const same = columns.map((column, at) => `child.${column} = parent.${parentColumns[at]}`).join(' and ');
      await client.query(
        `insert into kept_rows select $2, ${placeOf('parent', keys.get(parent) ?? [])} from public.${parent} parent where exists (
          select from public.${table.name} child join kept_rows on of_table = $1 and place = ${placeOf('child', table.key)} where ${same})`,
        [table.name, parent],
      );
    }
  }
  for (const { name, key } of tables.toReversed())
    await client.query(
      `delete from public.${name} one where ${placeOf('one', key)} not in (select place from kept_rows where of_table = $1)`,
      [name],
    );
}

/** What says which row it is, also after a trigger has changed it. */
const placeOf = (row: string, key: readonly string[]) =>
  `jsonb_build_array(${key.map((column) => `${row}.${column}`).join(', ')})::text`;

function pickRows({ name, columns, key }: Table): string {
  const store = columns.some((column) => column.name === 'store_id') ? 'store_id' : 'true';
  return `insert into kept_rows select $1, place from (
    select ${placeOf('one', key)} as place, row_number() over so_far as number, sum(length(to_jsonb(one)::text)) over so_far as letters
    from public.${name} one window so_far as (partition by ${store} order by ${key.join(', ')})) numbered
    where number <= ${fewestRows} or (number <= ${mostRows} and letters <= ${mostText})`;
}
