import { OperationError } from '@brandwright/contract';
import { stockPlaceKind } from '@brandwright/contract/catalog/enums.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import type { Context } from '../kernel/request/context.ts';
import { stockPlaces } from './tables.ts';

export type PlaceRecord = typeof stockPlaces.$inferSelect;

const inUse = (storeId: string) => and(eq(stockPlaces.storeId, storeId), isNull(stockPlaces.archivedAt));

/** Places of the store that are in use, the default one first. */
export const readPlaces = ({ db, storeId }: Context): Promise<PlaceRecord[]> =>
  db
    .select()
    .from(stockPlaces)
    .where(inUse(storeId))
    .orderBy(desc(stockPlaces.isDefault), asc(stockPlaces.name), asc(stockPlaces.id));

/** The place that stock comes to and leaves when none is named. Made when a store first keeps stock. */
export async function defaultPlace(context: Context): Promise<PlaceRecord> {
  const { db, storeId } = context;
  const isDefault = and(inUse(storeId), eq(stockPlaces.isDefault, true));
  const read = () => db.select().from(stockPlaces).where(isDefault).limit(1);
  const [there] = await read();
  if (there) return there;
  await db
    .insert(stockPlaces)
    .values({
      storeId,
      id: randomUUID(),
      name: 'Own stock',
      kind: stockPlaceKind.enum.OWN,
      isDefault: true,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('The store has no default place of stock.');
  return made;
}

const ownWords = /^(?:our|my|the)?\s*(?:own (?:stock|place|warehouse|studio)|home|studio)$/i;

const placeKind: RecordKindDeclaration<PlaceRecord> = {
  called: { noun: 'stock place', plural: 'stock places' },
  nameOf: ({ name }) => name,
  likeness: (place, said) =>
    Math.max(nameLikeness(place.name, said, /./, 'first').score, ownsWords(place, said)),
  lookUp: 'Look at your stock places.',
  async byId(context, id) {
    return (await readPlaces(context)).find((place) => place.id === id);
  },
  named: (context) => readPlaces(context),
};

const ownsWords = (place: PlaceRecord, said: string) =>
  place.isDefault && ownWords.test(said.trim()) ? 0.9 : 0;

/** The place of an id or of a name, its row locked until the transaction ends. Errors: not_found, conflict, bad_input asks which. */
export async function lockPlace(
  context: Context,
  { id, place }: { id?: string | undefined; place?: string | undefined },
): Promise<PlaceRecord> {
  const said = id ?? place;
  if (said === undefined)
    throw new OperationError('bad_input', 'Which place? Say its name.', [
      { path: 'place', message: 'Which place?' },
    ]);
  const found = await findPlace(context, said);
  // Movements hold the rows of their places (`holdPlaces`), so this waits for those that are under way.
  const [locked] = await context.db
    .select()
    .from(stockPlaces)
    .where(and(inUse(context.storeId), eq(stockPlaces.id, found.id)))
    .for('update');
  if (!locked) throw new OperationError('conflict', `${found.name} was archived a moment ago.`);
  return locked;
}

/** Holds the places that stock comes to, so that none is archived meanwhile. Errors: conflict where one was. */
export async function holdPlaces({ db, storeId }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ name: stockPlaces.name, archivedAt: stockPlaces.archivedAt })
    .from(stockPlaces)
    .where(and(eq(stockPlaces.storeId, storeId), inArray(stockPlaces.id, [...ids])))
    .orderBy(stockPlaces.id)
    .for('key share');
  const archived = rows.find(({ archivedAt }) => archivedAt !== null);
  if (archived)
    throw new OperationError(
      'conflict',
      `${archived.name} is no longer used, so no stock can go there. Name another place.`,
    );
}

/** The place that is named, or the default one. Errors: not_found, conflict. */
export async function findPlace(context: Context, said: string | undefined): Promise<PlaceRecord> {
  if (said === undefined) return defaultPlace(context);
  if (!isUuid(said)) await defaultPlace(context);
  return resolveRecord(context, placeKind, said);
}
