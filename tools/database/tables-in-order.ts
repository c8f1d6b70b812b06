import type pg from 'pg';

/** A table as the database tells it. All names are SQL identifiers. */
export interface Table {
  name: string;
  columns: Column[];
  /** Columns of the primary key; those of a unique index or all, where there is none. */
  key: string[];
  references: Reference[];
}

export interface Column {
  name: string;
  /** As in a declaration: `character varying(20)`, `text[]`. */
  type: string;
}

interface Reference {
  parent: string;
  columns: string[];
  parentColumns: string[];
}

/** All tables of the platform, those that are referred to before those that refer to them; columns that can be written. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select quote_ident(relname) as name,
      (select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
          order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select array_agg(quote_ident(attname) order by attnum) from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = class.oid and indisprimary), '{ctid}') as key,
      coalesce((select json_agg(json_build_object('parent', quote_ident(parent.relname),
          'columns', ${names('conrelid', 'conkey')}, 'parentColumns', ${names('confrelid', 'confkey')}))
        from pg_constraint join pg_class parent on parent.oid = confrelid
        where contype = 'f' and conrelid = class.oid and confrelid <> class.oid), '[]') as references
    from pg_class class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const byName = new Map(rows.map((table) => [table.name, table]));
  const ordered = new Set<Table>();
  const visit = (table: Table, path: readonly Table[]) => {
    if (path.includes(table)) throw new Error(`${table.name} refers to itself in a circle.`);
    for (const { parent } of table.references) {
      const found = byName.get(parent);
      if (found) visit(found, [...path, table]);
    }
    ordered.add(table);
  };
  for (const table of rows) visit(table, []);
  return [...ordered];
}

const names = (relation: string, keys: string) =>
  `(select json_agg(quote_ident(attname) order by place)
    from unnest(${keys}) with ordinality as one(number, place)
    join pg_attribute on attrelid = ${relation} and attnum = number)`;
