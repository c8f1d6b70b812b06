import { OperationError, type InputOf } from '@brandwright/contract';
import { stockPlaceKind, stockPlaceKindLabels } from '@brandwright/contract/catalog/enums.ts';
import { updateStockPlace } from '@brandwright/contract/catalog/update-stock-place.ts';
import { listWords } from '@brandwright/contract/catalog/words.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { refuseLaterChange } from './later-change.ts';
import { placeTaken, refuseTakenPlace } from './place-name.ts';
import { lockPlace, readPlaces, type PlaceRecord } from './places.ts';
import { readStockPlace } from './read-stock-place.ts';
import { stockPlaces } from './tables.ts';

const values = z
  .object({ name: z.string(), kind: stockPlaceKind, address: z.string().nullable(), isDefault: z.boolean() })
  .partial();
type Values = z.output<typeof values>;
const names = values.keyof().options;

const changedValues = z.object({
  placeId: z.uuid(),
  before: values,
  after: values,
  /** The place that was the default before, where that moved on. */
  defaultBefore: z.uuid().nullable(),
});

function wantedOf({ name, kind, address, makeDefault }: InputOf<typeof updateStockPlace>): Values {
  return {
    ...(name === undefined ? {} : { name }),
    ...(kind === undefined ? {} : { kind }),
    ...(address === undefined ? {} : { address: address || null }),
    ...(makeDefault === true ? { isDefault: true } : {}),
  };
}

const only = (wanted: readonly (keyof Values)[], of: Values): Values =>
  Object.fromEntries(wanted.map((name) => [name, of[name]]));

async function write(context: Context, placeId: string, change: Partial<PlaceRecord>): Promise<PlaceRecord> {
  const { db, storeId, clock } = context;
  try {
    const [row] = await db
      .update(stockPlaces)
      .set({ ...change, updatedAt: clock.now() })
      .where(and(eq(stockPlaces.storeId, storeId), eq(stockPlaces.id, placeId)))
      .returning();
    if (!row) throw new OperationError('not_found', 'That place is gone. Look at your stock places.');
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) throw placeTaken(change.name ?? 'that');
    throw error;
  }
}

/** One place is the default: the other steps back before. Answers the one that was. */
async function stepBack(context: Context): Promise<string | null> {
  const { db, storeId } = context;
  const [before] = await db
    .update(stockPlaces)
    .set({ isDefault: false })
    .where(and(eq(stockPlaces.storeId, storeId), eq(stockPlaces.isDefault, true)))
    .returning({ id: stockPlaces.id });
  return before?.id ?? null;
}

function changeWords(place: PlaceRecord, changed: readonly (keyof Values)[], after: Values): string {
  const name = after.name ?? place.name;
  const renamed = changed.includes('name') ? `Renamed ${place.name} to ${name}.` : null;
  const rest = [
    changed.includes('address') && (after.address ? `its address is ${after.address}` : 'it has no address'),
    changed.includes('kind') && after.kind && `it’s run by ${kindWords[after.kind]}`,
    changed.includes('isDefault') && 'it’s the default place for stock',
  ].filter((words) => typeof words === 'string');
  if (rest.length === 0) return renamed ?? `Nothing changed: ${name} was already like that.`;
  return `${renamed ? `${renamed} Now` : `${name}: now`} ${listWords(rest)}.`;
}

const kindWords = {
  OWN: 'you',
  FULFILLMENT_PARTNER: `a ${stockPlaceKindLabels.FULFILLMENT_PARTNER.toLowerCase()}`,
};

export default implement(updateStockPlace, {
  async run(context, input) {
    const place = await lockPlace(context, input);
    refuseLaterChange(place.name, input.seenAt, place.updatedAt ?? place.createdAt);
    const wanted = wantedOf(input);
    if (Object.keys(wanted).length === 0)
      throw new OperationError(
        'bad_input',
        `What should change about ${place.name}? Say its new name or address, or make it the default.`,
      );
    if (wanted.name !== undefined) refuseTakenPlace(await readPlaces(context), wanted.name, place.id);
    const changed = names.filter((name) => wanted[name] !== undefined && wanted[name] !== place[name]);
    const after = only(changed, wanted);
    const defaultBefore = after.isDefault === true ? await stepBack(context) : null;
    const row = changed.length > 0 ? await write(context, place.id, after) : place;
    return {
      output: { place: await readStockPlace(context, row), change: changeWords(place, changed, after) },
      ...(changed.length === 0
        ? {}
        : { undo: { placeId: place.id, before: only(changed, place), after, defaultBefore } }),
      subject: { kind: 'stock_place', id: place.id },
    };
  },
  async undo(context, given) {
    const { placeId, before, after, defaultBefore } = changedValues.parse(given);
    const now = await lockPlace(context, { id: placeId });
    refuseChangedSince('place', after, now);
    if (before.name !== undefined) refuseTakenPlace(await readPlaces(context), before.name, placeId);
    await write(context, placeId, before);
    if (defaultBefore !== null) {
      const was = await lockPlace(context, { id: defaultBefore });
      await write(context, was.id, { isDefault: true });
    }
  },
});
