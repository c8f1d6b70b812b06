import type {
  MySupplier,
  MySupplierDetail,
  SupplierNote,
} from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../kernel/request/context.ts';
import { marketplaceSuppliers } from '../../marketplace/tables.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { mayResendAt } from './rules.ts';
import { mySupplierEvents, mySupplierNotes, mySuppliers } from './tables.ts';

export type MySupplierRow = typeof mySuppliers.$inferSelect;

/** The suppliers of the store that were not taken out. */
export const ofStore = (context: Context) =>
  and(eq(mySuppliers.storeId, context.storeId), isNull(mySuppliers.removedAt));

/** The text that a search looks through. */
export const searchableOf = (row: {
  name: string;
  country: string | null;
  city: string | null;
  address: string | null;
  sector: string | null;
  email: string | null;
  website: string | null;
}) =>
  plainWords(
    [
      row.name,
      row.city,
      row.address,
      row.country && countryName(row.country),
      row.sector,
      row.email,
      row.website,
    ]
      .filter(Boolean)
      .join(' '),
  ).slice(0, 2000);

/** Rows as lists show them, with their notes counted and their logos. */
export async function mySupplierSummaries(
  context: Context,
  rows: readonly MySupplierRow[],
): Promise<MySupplier[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const noted = await context.db
    .select({
      supplierId: mySupplierNotes.supplierId,
      notes: count(),
      last: sql<string>`(array_agg(${mySupplierNotes.text} order by ${mySupplierNotes.createdAt} desc))[1]`,
    })
    .from(mySupplierNotes)
    .where(and(eq(mySupplierNotes.storeId, context.storeId), inArray(mySupplierNotes.supplierId, ids)))
    .groupBy(mySupplierNotes.supplierId);
  const profiles = rows.flatMap((row) => row.marketplaceSupplierId ?? []);
  const logos =
    profiles.length === 0
      ? []
      : await context.db
          .select({ id: marketplaceSuppliers.id, logoUrl: marketplaceSuppliers.logoUrl })
          .from(marketplaceSuppliers)
          .where(inArray(marketplaceSuppliers.id, profiles));
  const notesOf = new Map(noted.map((one) => [one.supplierId, one]));
  const logoOf = new Map(logos.map((one) => [one.id, one.logoUrl]));
  return rows.map((row) => ({
    supplierId: row.id,
    name: row.name,
    source: row.source,
    country: row.country,
    countryName: row.country && countryName(row.country),
    city: row.city,
    address: row.address,
    sector: row.sector,
    email: row.email,
    website: row.website,
    phoneNumber: row.phoneNumber,
    tags: row.tags,
    noteCount: notesOf.get(row.id)?.notes ?? 0,
    lastNote: notesOf.get(row.id)?.last ?? null,
    invite: inviteOf(row),
    hasProfile: row.marketplaceSupplierId !== null && logoOf.has(row.marketplaceSupplierId),
    logoUrl: (row.marketplaceSupplierId && logoOf.get(row.marketplaceSupplierId)) ?? null,
    conversationSid: row.conversationSid,
    lastContactAt: row.lastContactAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

function inviteOf(row: MySupplierRow): MySupplier['invite'] {
  if (row.inviteState === null || row.inviteSentAt === null) return null;
  return {
    state: row.inviteState,
    sentAt: row.inviteSentAt.toISOString(),
    timesSent: row.inviteTimesSent,
    mayResendAt: row.inviteState === 'INVITED' ? mayResendAt(row.inviteSentAt).toISOString() : null,
    answeredAt: row.inviteAnsweredAt?.toISOString() ?? null,
  };
}

/** One row as it stands in the database now. */
export async function readMySupplier(context: Context, id: string): Promise<MySupplier> {
  const [row] = await context.db
    .select()
    .from(mySuppliers)
    .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, id)));
  const [summary] = row ? await mySupplierSummaries(context, [row]) : [];
  if (!summary) throw new Error('A supplier was lost while it was read.');
  return summary;
}

/** Most lines of the history that are shown. */
const mostEvents = 40;

export async function mySupplierDetailOf(context: Context, id: string): Promise<MySupplierDetail> {
  const summary = await readMySupplier(context, id);
  const notes = await context.db
    .select()
    .from(mySupplierNotes)
    .where(and(eq(mySupplierNotes.storeId, context.storeId), eq(mySupplierNotes.supplierId, id)))
    .orderBy(desc(mySupplierNotes.createdAt), asc(mySupplierNotes.id));
  const events = await context.db
    .select()
    .from(mySupplierEvents)
    .where(and(eq(mySupplierEvents.storeId, context.storeId), eq(mySupplierEvents.supplierId, id)))
    .orderBy(desc(mySupplierEvents.at), desc(mySupplierEvents.id))
    .limit(mostEvents);
  return {
    ...summary,
    notes: notes.map(toNote),
    history: events.map(({ at, text }) => ({ at: at.toISOString(), text })),
  };
}

export const toNote = (row: typeof mySupplierNotes.$inferSelect): SupplierNote => ({
  noteId: row.id,
  text: row.text,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
});

/** Who does this, by name. */
export const authorOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.name : 'Brandwright');

/** Adds a line to the history of suppliers; answers the ids of the lines, for undo. */
export async function addEvents(
  context: Context,
  supplierIds: readonly string[],
  text: string,
): Promise<string[]> {
  if (supplierIds.length === 0) return [];
  const rows = supplierIds.map((supplierId) => ({
    storeId: context.storeId,
    id: randomUUID(),
    supplierId,
    text,
    at: context.clock.now(),
  }));
  await context.db.insert(mySupplierEvents).values(rows);
  return rows.map((row) => row.id);
}

export async function dropEvents(context: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await context.db
    .delete(mySupplierEvents)
    .where(and(eq(mySupplierEvents.storeId, context.storeId), inArray(mySupplierEvents.id, [...ids])));
}
