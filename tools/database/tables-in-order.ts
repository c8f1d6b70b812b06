import { parentsFirst, referencesOf, type Reference } from '@brandwright/platform/kernel/demo/demo-tables.ts';
import type pg from 'pg';

/** A table as the database tells it. All names are SQL identifiers. */
export interface Table {
  name: string;
  /** Those that can be written. */
  columns: Column[];
  /** Columns of the primary key; a row's place where there is none. */
  key: string[];
  references: Reference[];
}

export interface Column {
  name: string;
  /** As in a declaration: `character varying(20)`, `text[]`. */
  type: string;
}

/** All tables of the platform, those that are referred to before those that refer to them. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const references = await referencesOf(client);
  const { rows } = await client.query<Omit<Table, 'references'>>(`
    select quote_ident(relname) as name,
      (select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
          order by attnum)
        from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select array_agg(quote_ident(attname) order by attnum) from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = class.oid and indisprimary), '{ctid}') as key
    from pg_class class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const tables = rows.map((table) => ({
    ...table,
    references: references.filter(({ child }) => child === table.name),
  }));
  return parentsFirst(tables, references);
}
