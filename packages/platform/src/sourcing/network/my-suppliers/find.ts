import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { lookUpExpanded } from '../expanded/find-expanded.ts';
import { expandedNetworkSuppliers } from '../expanded/tables.ts';
import { findSupplier } from '../../marketplace/resolve.ts';
import { marketplaceSuppliers } from '../../marketplace/tables.ts';
import { normalAddress, normalName, websiteKey } from './normal.ts';
import { addEvents, ofStore, searchableOf, type MySupplierRow } from './rows.ts';
import { mySuppliers } from './tables.ts';
import { escapeLike } from '../../../kernel/records/like-all.ts';
import { noneNamed, notFound, pickNamed, type NamedRows } from '../../../kernel/records/resolve-record.ts';

const labelOf = (row: MySupplierRow) =>
  (row.city ?? row.country) ? `${row.name} (${row.city ?? row.country})` : row.name;

export const mineKind: NamedRows<MySupplierRow> = {
  called: { noun: 'supplier of yours', plural: 'of your suppliers' },
  nameOf: ({ name }) => name,
  labelOf,
  lookUp: 'Check the name, or look at the list of your suppliers.',
};

/** A supplier of the store by id or name, if there is one; refuses with the choices when several fit. */
export async function lookUpMine(
  context: Context,
  idOrName: string,
  how: 'exactly' | 'loosely' = 'loosely',
): Promise<MySupplierRow | undefined> {
  const select = () => context.db.select().from(mySuppliers);
  if (isUuid(idOrName)) {
    const id = idOrName.toLowerCase();
    const [row] = await select().where(
      and(ofStore(context), or(eq(mySuppliers.id, id), eq(mySuppliers.marketplaceSupplierId, id))),
    );
    return row;
  }
  const written = await select().where(
    and(ofStore(context), eq(sql`lower(${mySuppliers.name})`, idOrName.toLowerCase())),
  );
  if (written.length > 0) return pickNamed(written, mineKind, idOrName);
  const exact = await select().where(and(ofStore(context), eq(mySuppliers.nameKey, normalName(idOrName))));
  if (exact.length > 0 || how === 'exactly') return pickNamed(exact, mineKind, idOrName);
  const words = normalName(idOrName)
    .split(' ')
    .filter((word) => word.length > 1 && !/^(?:the|and|my|our|supplier|factory)$/.test(word));
  if (words.length === 0) return undefined;
  // Where a word of the name begins; two letters are a word by themselves: "em" is not in "Gem".
  const like = words.map((word) => `% ${escapeLike(word)}${word.length < 3 ? ' ' : ''}%`);
  const found = await select()
    .where(
      and(
        ofStore(context),
        sql`(' ' || ${mySuppliers.nameKey} || ' ') like all (${sql.param(like)}::text[])`,
      ),
    )
    .limit(6);
  return pickNamed(found, mineKind, idOrName);
}

/** A supplier of the store by id or name. Refuses when it is not among them, and says so of one of the marketplace. */
export async function findMine(context: Context, idOrName: string): Promise<MySupplierRow> {
  const mine = await lookUpMine(context, idOrName);
  if (mine) return mine;
  const outside = await lookUpOutside(context, idOrName);
  if (outside)
    throw new OperationError(
      'not_found',
      `${outside.name} is not among your suppliers. Say "add ${outside.name} to my suppliers" first.`,
    );
  throw isUuid(idOrName) ? notFound(mineKind, 'with that id') : noneNamed(mineKind, idOrName);
}

/** A supplier that may be put among those of the store. */
export interface Outsider {
  id: string;
  name: string;
  source: 'MARKETPLACE' | 'EXPANDED_NETWORK';
  country: string;
  city: string | null;
  address: string | null;
  sector: string | null;
  email: string | null;
  website: string | null;
}

/** A supplier of the marketplace or the expanded network by id or name, if there is one. */
export async function lookUpOutside(context: Context, idOrName: string): Promise<Outsider | undefined> {
  try {
    const { id, name, country, city } = await findSupplier(context, idOrName);
    return {
      id,
      name,
      source: 'MARKETPLACE',
      country,
      city,
      address: null,
      sector: null,
      email: null,
      website: null,
    };
  } catch (error) {
    if (!(error instanceof OperationError) || error.code !== 'not_found') throw error;
  }
  const row = await lookUpExpanded(
    context,
    idOrName,
    eq(expandedNetworkSuppliers.nameKey, normalName(idOrName)),
  );
  if (!row) return undefined;
  const { id, name, country, city, address, sector, email, website } = row;
  return { id, name, source: 'EXPANDED_NETWORK', country, city, address, sector, email, website };
}

export interface Ensured {
  row: MySupplierRow;
  /** Whether it was put in (or back) just now. */
  added: 'NEW' | 'BACK' | null;
}

/**
 * A supplier of the store by id or name; one of the marketplace or the expanded network is put in. An exact name wins over
 * a part of one, and among equals the store's own.
 */
export async function ensureMine(context: Context, idOrName: string): Promise<Ensured> {
  const exact = await lookUpMine(context, idOrName, 'exactly');
  if (exact) return { row: exact, added: null };
  const named = isUuid(idOrName) ? undefined : await marketplaceByName(context, idOrName);
  const loose = named ? undefined : await lookUpMine(context, idOrName);
  if (loose) return { row: loose, added: null };
  const outsider = await lookUpOutside(context, named ?? idOrName);
  if (!outsider) return { row: await findMine(context, idOrName), added: null };
  return putIn(context, outsider);
}

async function marketplaceByName(context: Context, name: string): Promise<string | undefined> {
  const [row] = await context.db
    .select({ id: marketplaceSuppliers.id })
    .from(marketplaceSuppliers)
    .where(eq(sql`lower(${marketplaceSuppliers.name})`, name.toLowerCase()));
  return row?.id;
}

/** Puts a supplier of the marketplace or the expanded network among those of the store. One that was taken out comes back. */
export async function putIn(context: Context, outsider: Outsider): Promise<Ensured> {
  const there = await lookUpMine(context, outsider.id);
  if (there) return { row: there, added: null };
  const { id, name, source, country, city, address, sector, email, website } = outsider;
  const fresh = {
    storeId: context.storeId,
    id,
    name,
    nameKey: normalName(name),
    source,
    marketplaceSupplierId: source === 'MARKETPLACE' ? id : null,
    country,
    city,
    address,
    addressKey: normalAddress(address ?? ''),
    sector,
    email,
    website,
    websiteKey: website && websiteKey(website),
    tags: [],
    searchable: searchableOf(outsider),
    inviteTimesSent: 0,
    createdAt: context.clock.now(),
  };
  const [inserted] = await context.db.insert(mySuppliers).values(fresh).onConflictDoNothing().returning();
  const row = inserted ?? (await bringBack(context, id));
  const from = source === 'MARKETPLACE' ? 'the marketplace' : 'the expanded network';
  await addEvents(context, [id], inserted ? `Added from ${from}` : 'Added again');
  return { row, added: inserted ? 'NEW' : 'BACK' };
}

export async function bringBack(context: Context, id: string): Promise<MySupplierRow> {
  const [row] = await context.db
    .update(mySuppliers)
    .set({ removedAt: null })
    .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, id)))
    .returning();
  if (!row) throw new OperationError('conflict', 'That supplier was changed at the same moment. Try again.');
  return row;
}

/** Takes back what `ensureMine` did. */
export async function takeOut(context: Context, id: string, added: Ensured['added']): Promise<void> {
  const one = and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, id));
  if (added === 'NEW') await context.db.delete(mySuppliers).where(one);
  if (added === 'BACK')
    await context.db.update(mySuppliers).set({ removedAt: context.clock.now() }).where(one);
}
