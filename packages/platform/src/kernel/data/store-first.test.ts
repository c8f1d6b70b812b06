import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/**
 * A cluster that distributes rows over machines by store (such as Citus) can hold a uniqueness or a reference only where
 * the store is part of it. Indexes that promise nothing are local to each machine and may lead with what they like.
 */
interface Rule {
  name: string;
  table: string;
  kind: 'key' | 'unique' | 'foreign';
  columns: string[];
  /** Columns that a foreign key points at, and whether each store has rows of its own there. */
  target: string[] | null;
  targetIsOwned: boolean | null;
}

const rules = `
  with owned as (
    select c.oid, c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  ), names as (
    select attrelid, attnum, attname::text from pg_attribute
  )
  select con.conname as name, o.relname as "table", 'foreign' as kind,
    (select array_agg(n.attname order by k.place) from unnest(con.conkey) with ordinality k(num, place)
       join names n on n.attrelid = con.conrelid and n.attnum = k.num) as columns,
    (select array_agg(n.attname order by k.place) from unnest(con.confkey) with ordinality k(num, place)
       join names n on n.attrelid = con.confrelid and n.attnum = k.num) as target,
    exists (select from owned t where t.oid = con.confrelid) as "targetIsOwned"
  from pg_constraint con join owned o on o.oid = con.conrelid where con.contype = 'f'
  union all
  select i.indexrelid::regclass::text, o.relname,
    case when i.indisprimary then 'key' else 'unique' end,
    (select array_agg(coalesce(n.attname, '(expression)') order by k.place)
       from unnest(i.indkey::int2[]) with ordinality k(num, place)
       left join names n on n.attrelid = i.indrelid and n.attnum = k.num and k.num <> 0),
    null, null
  from pg_index i join owned o on o.oid = i.indrelid where i.indisunique
  order by 2, 1`;

/** What does not lead with the store, and why that is right. */
const exceptions: Record<string, string> = {
  analytics_events_pkey:
    'Reports of clients may belong to no store; only the owner of the database reads them.',
  sessions_pkey: 'A login is found by its own id before it is known which store it acts in.',
  sessions_user_id_users_id_fk: 'A person may be in several stores; people are on every machine.',
  memberships_user_id_users_id_fk: 'A person may be in several stores; people are on every machine.',
  supplier_reviews_supplier_id_marketplace_suppliers_id_fk:
    'All stores share the marketplace, which is on every machine.',
};

let client: pg.Client;
let found: Rule[];
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  found = (await client.query<Rule>(rules)).rows;
});
afterAll(() => client.end());

const leads = ({ columns, target, targetIsOwned }: Rule) =>
  columns[0] === 'store_id' && (targetIsOwned !== true || target?.[0] === 'store_id');
const described = ({ table, kind, name, columns }: Rule) =>
  `${table}: ${kind} ${name} (${columns.join(', ')})`;

describe('a table of which each store has rows of its own', () => {
  it.each(['key', 'unique', 'foreign'] as const)('leads with the store in every %s', (kind) => {
    const ofKind = found.filter((rule) => rule.kind === kind);
    expect(ofKind.length).toBeGreaterThan(5);
    expect(ofKind.filter((rule) => !leads(rule) && !(rule.name in exceptions)).map(described)).toEqual([]);
  });

  it('has no exception that is none', () => {
    const known = new Set(found.filter((rule) => !leads(rule)).map(({ name }) => name));
    expect(Object.keys(exceptions).filter((name) => !known.has(name))).toEqual([]);
  });
});

// PostgreSQL reads `order by x desc` from such an index only where its nulls stand first, even if there can be none.
it('is in the order of its lists: an index that goes down has its nulls first, unless a list asks for them last', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '% DESC NULLS LAST%' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['customers_by_last_order']);
});
