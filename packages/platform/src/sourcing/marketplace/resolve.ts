import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { searchTokens } from './rules.ts';
import { itemWithSupplier, supplierColumns, type ItemRow, type SupplierRow } from './rows.ts';
import { marketplaceCategories, marketplaceItems, marketplaceSuppliers } from './tables.ts';

/** The supplier of an id or a name; refuses with the choices when several fit. */
export async function findSupplier(context: Context, idOrName: string): Promise<SupplierRow> {
  const select = () => context.db.select(supplierColumns).from(marketplaceSuppliers);
  if (isUuid(idOrName)) {
    const [row] = await select().where(eq(marketplaceSuppliers.id, idOrName.toLowerCase()));
    if (row) return row;
    throw new OperationError(
      'not_found',
      'There is no supplier with that id. Search the marketplace to find it again.',
    );
  }
  const exact = await select().where(eq(sql`lower(${marketplaceSuppliers.name})`, idOrName.toLowerCase()));
  const found =
    exact.length > 0
      ? exact
      : await select()
          .where(namedLike(marketplaceSuppliers.name, idOrName))
          .orderBy(sql`rank desc`)
          .limit(6);
  return onlyOne(found, `supplier called "${idOrName}"`, (row) => `${row.name} (${row.city})`);
}

/** The catalog item of an id or a title; refuses with the choices when several fit. */
export async function findItem(context: Context, idOrTitle: string): Promise<ItemRow> {
  const select = () =>
    context.db
      .select(itemWithSupplier)
      .from(marketplaceItems)
      .innerJoin(marketplaceSuppliers, eq(marketplaceSuppliers.id, marketplaceItems.supplierId));
  if (isUuid(idOrTitle)) {
    const [row] = await select().where(eq(marketplaceItems.id, idOrTitle.toLowerCase()));
    if (row) return row;
    throw new OperationError(
      'not_found',
      'There is no catalog item with that id. Search the catalog to find it again.',
    );
  }
  const exact = await select().where(eq(sql`lower(${marketplaceItems.title})`, idOrTitle.toLowerCase()));
  const found =
    exact.length > 0
      ? exact
      : await select()
          .where(namedLike(marketplaceItems.title, idOrTitle))
          .orderBy(sql`${marketplaceItems.rank} desc`)
          .limit(6);
  return onlyOne(found, `catalog item called "${idOrTitle}"`, (row) => `${row.title} by ${row.supplierName}`);
}

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
      `There is no category "${name}". There are ${rows.map((row) => row.name).join(', ')}.`,
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

/** All words of what was said stand in the name, in any order. */
function namedLike(column: unknown, said: string) {
  const words = searchTokens(said);
  const all = (words.length > 0 ? words : [said.toLowerCase()]).map(
    (word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`,
  );
  return sql`lower(${column}) like all (${sql.param(all)}::text[])`;
}

function onlyOne<T>(rows: readonly T[], what: string, label: (row: T) => string): T {
  const [first, second] = rows;
  if (!first)
    throw new OperationError(
      'not_found',
      `There is no ${what}. Check the name, or search for what is made, as in "find suppliers for candles".`,
    );
  if (!second) return first;
  throw new OperationError(
    'conflict',
    `Several fit the ${what}: ${rows.slice(0, 5).map(label).join(', ')}. Which one?`,
  );
}
