import { readAsked } from '@brandwright/language/products/product-words.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { OperationError } from '@brandwright/contract';
import { mostFactoriesAtOnce } from '@brandwright/contract/sourcing/outreach/entities.ts';
import type { OutreachSource } from '@brandwright/contract/sourcing/outreach/enums.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { expandedNetworkSuppliers as expanded } from '../network/expanded/tables.ts';
import { mySuppliers } from '../network/my-suppliers/tables.ts';
import { lookUpExpanded } from '../network/expanded/find-expanded.ts';
import { mineKind } from '../network/my-suppliers/find.ts';
import { pickNamed } from '../../kernel/records/resolve-record.ts';
import { findFittingSuppliers } from '../marketplace/fit/find-suppliers.ts';
import { askedWords, nothingFitsWords } from '../marketplace/fit/nothing-fits.ts';
import { findSupplier, suppliersByIds } from '../marketplace/resolve.ts';
import { categoryNames, type SupplierRow } from '../marketplace/rows.ts';
import { marketplaceSuppliers } from '../marketplace/tables.ts';

/** A factory of the marketplace, of the expanded network, or one of the store's own suppliers. */
export interface Factory {
  supplierId: string;
  name: string;
  /** OWN_LIST: one of the store's own suppliers that is in neither. */
  source: OutreachSource;
  countryName: string;
  city: string | null;
  /** What it makes, in a few words. */
  makes: string;
  /** Of the expanded network, where one is known; lower case. */
  email: string | null;
  website: string | null;
  address: string | null;
}

/** The factories that ids or names mean, each once, in the order said. Refuses more than 20, and names of several. */
export async function findFactories(context: Context, named: readonly string[]): Promise<Factory[]> {
  const said = [
    ...new Set(
      named
        .flatMap((one) => one.split(','))
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ];
  if (said.length === 0) throw new OperationError('bad_input', 'Name at least one factory.');
  if (said.length > mostFactoriesAtOnce)
    throw new OperationError(
      'bad_input',
      `At most ${mostFactoriesAtOnce} factories are written to at once, and you named ${said.length}. Choose the best ${mostFactoriesAtOnce} first.`,
    );
  const names = await categoryNames(context);
  const found: Factory[] = [];
  for (const one of said) found.push(await findFactory(context, one, names));
  return [...new Map(found.map((factory) => [factory.supplierId, factory])).values()];
}

/**
 * A factory may stand in three lists: a whole name of another network or of the store's own comes before a near one of the
 * marketplace, so no single kind of record answers it; each list is looked through with its own.
 */
async function findFactory(
  context: Context,
  said: string,
  names: ReadonlyMap<string, string>,
): Promise<Factory> {
  const outside = (await findExpanded(context, said)) ?? (await findOwn(context, said));
  if (outside) return outside;
  const row = await supplierNamed(context, said);
  return {
    supplierId: row.id,
    name: row.name,
    source: 'IN_NETWORK',
    countryName: row.countryName,
    city: row.city,
    makes: row.categoryIds.map((id) => names.get(id) ?? id).join(', '),
    email: null,
    website: null,
    address: null,
  };
}

/** Makers that are named where a product was said in place of a name. */
const mostNamed = 5;

/** A supplier by name. Where none is called so and a product was said ("mug makers"), the refusal names who makes it. */
async function supplierNamed(context: Context, said: string): Promise<SupplierRow> {
  try {
    return await findSupplier(context, said);
  } catch (error) {
    const wanted = readAsked(said);
    if (!(error instanceof OperationError) || error.code !== 'not_found' || wanted.length === 0) throw error;
    const { makers, near } = await findFittingSuppliers(context, wanted);
    const asked = wanted.map(askedWords).join(' or ');
    if (makers.length === 0) throw new OperationError('not_found', nothingFitsWords(asked, near));
    const rows = await suppliersByIds(
      context,
      makers.slice(0, mostNamed).map(({ supplierId }) => supplierId),
    );
    throw new OperationError(
      'not_found',
      `No factory matches “${said}”. ${makers.length === 1 ? 'The maker' : 'Makers'} of ${asked}: ${rows.map(({ name }) => name).join(', ')}. Which one?`,
    );
  }
}

/** A factory outside the marketplace by id or by its whole name; the marketplace's own wins. */
async function findExpanded(context: Context, said: string): Promise<Factory | undefined> {
  const isId = isUuid(said);
  if (!isId && (await isInMarketplace(context, said))) return undefined;
  const row = await lookUpExpanded(context, said, eq(sql`lower(${expanded.name})`, said.toLowerCase()));
  return (
    row && {
      supplierId: row.id,
      name: row.name,
      source: 'EXPANDED_NETWORK',
      countryName: row.countryName,
      city: row.city,
      makes: row.sector,
      email: row.email?.trim().toLowerCase() || null,
      website: row.website,
      address: row.address,
    }
  );
}

/** A supplier of the store's own, by id or by its whole name, that is in neither network. */
async function findOwn(context: Context, said: string): Promise<Factory | undefined> {
  const isId = isUuid(said);
  if (!isId && (await isInMarketplace(context, said))) return undefined;
  const rows = await context.db
    .select()
    .from(mySuppliers)
    .where(
      and(
        eq(mySuppliers.storeId, context.storeId),
        inArray(mySuppliers.source, ['INVITE', 'IMPORT']),
        isNull(mySuppliers.removedAt),
        isNull(mySuppliers.marketplaceSupplierId),
        isId
          ? eq(mySuppliers.id, said.toLowerCase())
          : eq(sql`lower(${mySuppliers.name})`, said.toLowerCase()),
      ),
    )
    .orderBy(mySuppliers.createdAt)
    .limit(6);
  const row = isId ? rows[0] : pickNamed(rows, mineKind, said);
  return (
    row && {
      supplierId: row.id,
      name: row.name,
      source: 'OWN_LIST',
      countryName: row.country === null ? '' : countryName(row.country),
      city: row.city,
      makes: row.sector ?? '',
      email: row.email,
      website: row.website,
      address: row.address,
    }
  );
}

async function isInMarketplace(context: Context, name: string): Promise<boolean> {
  const [row] = await context.db
    .select({ id: marketplaceSuppliers.id })
    .from(marketplaceSuppliers)
    .where(inArray(sql`lower(${marketplaceSuppliers.name})`, [name.toLowerCase()]))
    .limit(1);
  return row !== undefined;
}
