import { OperationError, recordKinds } from '@brandwright/contract';
import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../kernel/request/context.ts';
import { searchTokens } from './rules.ts';
import { itemWithSupplier, supplierColumns, type ItemRow, type SupplierRow } from './rows.ts';
import { marketplaceCategories, marketplaceItems, marketplaceSuppliers } from './tables.ts';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

const mostNamed = 6;
const lookUp = 'Check the name, or search for what is made, as in "find suppliers for candles".';

/** Those called exactly so where there are any, else those whose name holds all the words. */
async function exactOrHolding<Row>(
  column: AnyPgColumn,
  said: string,
  select: (where: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  const exact = await select(eq(sql`lower(${column})`, said.toLowerCase()));
  if (exact.length > 0) return exact;
  const words = searchTokens(said);
  return select(
    holdsAll(
      column,
      (words.length > 0 ? words : [said.toLowerCase()]).map((word) => `%${escapeLike(word)}%`),
    ),
  );
}

const selectSuppliers = (context: Context, where: SQL): Promise<SupplierRow[]> =>
  context.db
    .select(supplierColumns)
    .from(marketplaceSuppliers)
    .where(where)
    .orderBy(desc(marketplaceSuppliers.rank))
    .limit(mostNamed);

const supplierKind: RecordKindDeclaration<SupplierRow> = {
  called: recordKinds.supplier,
  nameOf: ({ name }) => name,
  labelOf: ({ name, city }) => `${name} (${city})`,
  lookUp,
  byId: async (context, id) => (await selectSuppliers(context, eq(marketplaceSuppliers.id, id)))[0],
  named: (context, said) =>
    exactOrHolding(marketplaceSuppliers.name, said, (where) => selectSuppliers(context, where)),
};

/** The supplier of an id or a name; refuses with the choices when several fit. */
export const findSupplier = (context: Context, idOrName: string): Promise<SupplierRow> =>
  resolveRecord(context, supplierKind, idOrName);

const selectItems = (context: Context, where: SQL): Promise<ItemRow[]> =>
  context.db
    .select(itemWithSupplier)
    .from(marketplaceItems)
    .innerJoin(marketplaceSuppliers, eq(marketplaceSuppliers.id, marketplaceItems.supplierId))
    .where(where)
    .orderBy(desc(marketplaceItems.rank))
    .limit(mostNamed);

const itemKind: RecordKindDeclaration<ItemRow> = {
  called: recordKinds.catalog_item,
  nameOf: ({ title }) => title,
  labelOf: ({ title, supplierName }) => `${title} by ${supplierName}`,
  lookUp,
  byId: async (context, id) => (await selectItems(context, eq(marketplaceItems.id, id)))[0],
  named: (context, said) =>
    exactOrHolding(marketplaceItems.title, said, (where) => selectItems(context, where)),
};

/** The catalog item of an id or a title; refuses with the choices when several fit. */
export const findItem = (context: Context, idOrTitle: string): Promise<ItemRow> =>
  resolveRecord(context, itemKind, idOrTitle);

/** Category ids of ids, names or other words for them. Undefined stays undefined. */
export async function findCategories(
  context: Context,
  named: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (named === undefined || named.length === 0) return undefined;
  const wanted = named.map((name) => name.toLowerCase());
  const rows = await context.db
    .select({
      id: marketplaceCategories.id,
      name: marketplaceCategories.name,
      words: marketplaceCategories.words,
    })
    .from(marketplaceCategories)
    .orderBy(marketplaceCategories.position);
  const ids = wanted.flatMap((name) => {
    const fitting = rows.filter(
      (row) => row.id === name || row.name.toLowerCase() === name || row.words.includes(name),
    );
    if (fitting.length > 0) return fitting.map((row) => row.id);
    throw new OperationError(
      'not_found',
      `There’s no category "${name}". Choose from ${rows.map((row) => row.name).join(', ')}.`,
    );
  });
  return [...new Set(ids)];
}

/** Rows of suppliers by id, in the order asked for. */
export async function suppliersByIds(
  context: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<SupplierRow[]> {
  if (ids.length === 0) return [];
  const rows = await context.db
    .select(supplierColumns)
    .from(marketplaceSuppliers)
    .where(inArray(marketplaceSuppliers.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
