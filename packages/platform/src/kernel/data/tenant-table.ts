import { sql } from 'drizzle-orm';
import {
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  uuid,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { appRole } from './database.ts';

const role = pgRole(appRole).existing();

/** The store in whose name the transaction runs; null when there is none, and null equals nothing. */
const currentStore = sql`(nullif(current_setting('app.store_id', true), ''))::uuid`;

const identity = () => ({ storeId: uuid('store_id').notNull(), id: uuid('id').notNull() });

type Columns<C extends Record<string, PgColumnBuilderBase>> = ReturnType<typeof identity> & C;
type Extra<C extends Record<string, PgColumnBuilderBase>> = (self: {
  [K in keyof Columns<C>]: ExtraConfigColumn;
}) => PgTableExtraConfigValue[];

/**
 * A table of one store's rows: key (store_id, id), row-level security on. Indexes given in `extra` must lead
 * with `storeId`, and foreign keys include it.
 */
export function tenantTable<Name extends string, C extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: C,
  extra?: Extra<C>,
) {
  const all = { ...identity(), ...columns } as Columns<C>;
  return pgTable<Name, Columns<C>>(name, all, (self) => [
    primaryKey({ columns: [self.storeId as never, self.id as never] }),
    pgPolicy(`${name}_store`, {
      for: 'all',
      to: role,
      using: sql`store_id = ${currentStore}`,
      withCheck: sql`store_id = ${currentStore}`,
    }),
    ...(extra ? extra(self as never) : []),
  ]);
}

/**
 * A table that all stores share (marketplace, schedules): everybody reads, only the database's owner writes
 * (imports, seeds).
 */
export function sharedTable<Name extends string, C extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: C,
  extra?: (self: { [K in keyof C]: ExtraConfigColumn }) => PgTableExtraConfigValue[],
) {
  return pgTable<Name, C>(name, columns, (self) => [
    pgPolicy(`${name}_read`, { for: 'select', to: role, using: sql`true` }),
    ...(extra ? extra(self as never) : []),
  ]);
}
