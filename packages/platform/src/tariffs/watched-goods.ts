import { OperationError } from '@brandwright/contract';
import { getCatalogItem, listFavorites } from '@brandwright/contract/sourcing/operations.ts';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import type { DutyChange, DutyWatch } from '@brandwright/contract/tariffs/duty-watch.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../kernel/context.ts';
import { classify, type Classified } from './classify.ts';
import { dutyFrom } from './country-duty.ts';
import { dutyChangesAround } from './duty-changes.ts';
import { easternDay } from './engine/eastern-day.ts';
import type { Schedule } from './schedule.ts';
import { dutyWatches } from './tables.ts';

/** Things saved or bought that are looked at, newest first. */
const mostLookedAt = 24;

/** Something of the store that is or would be imported, and why its duty is watched. */
export interface WatchedGood {
  id: string;
  name: string;
  source: DutyWatch['source'];
  kind: 'supplier' | 'catalog_item' | 'duty_watch';
  hts: string;
  country: string;
  createdAt: Date | null;
}

/** Watches that were set by hand, oldest first. */
export const watchRows = (context: Context) =>
  context.db
    .select()
    .from(dutyWatches)
    .where(eq(dutyWatches.storeId, context.storeId))
    .orderBy(asc(dutyWatches.createdAt), asc(dutyWatches.id));

/** What was set by hand, then what is saved. Goods made in the United States pay no duty. */
export async function watchedGoods(context: Context): Promise<WatchedGood[]> {
  const set = (await watchRows(context)).map(({ id, name, hts, country, createdAt }): WatchedGood => ({
    id,
    name,
    source: 'WATCH',
    kind: 'duty_watch',
    hts,
    country,
    createdAt,
  }));
  return [...set, ...(await savedGoods(context))].filter(({ country }) => country !== 'US');
}

async function savedGoods(context: Context): Promise<WatchedGood[]> {
  const { rows } = await context.call(listFavorites, { page: 0, size: mostLookedAt });
  const saved: WatchedGood[] = [];
  for (const { supplier, item, createdAt } of rows) {
    const since = { source: 'FAVORITE' as const, createdAt: new Date(createdAt) };
    if (supplier?.indicativeDuty) {
      const { supplierId: id, name, country } = supplier;
      saved.push({ id, name, ...since, kind: 'supplier', hts: supplier.indicativeDuty.htsCode, country });
    }
    if (!item) continue;
    const { htsCandidate } = await context.call(getCatalogItem, { itemId: item.itemId });
    if (htsCandidate === null) continue;
    const { itemId: id, title: name, supplierCountry: country } = item;
    saved.push({ id, name, ...since, kind: 'catalog_item', hts: htsCandidate, country });
  }
  return saved;
}

/** Goods that share a code and a country share their duty. */
export function byDuty(goods: readonly WatchedGood[]): WatchedGood[][] {
  const groups = new Map<string, WatchedGood[]>();
  for (const one of goods) {
    const key = `${one.hts} ${one.country}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** The line of a code; undefined for one that the schedule does not have: suppliers' guesses are not always right. */
export async function lineOf(schedule: Schedule, hts: string): Promise<Classified | undefined> {
  try {
    return await classify(schedule, { hts });
  } catch (error) {
    if (error instanceof OperationError) return undefined;
    throw error;
  }
}

/** The duty of a line from a country on a day, as a rate. */
export const rateOn = (classified: Classified, country: string, entryDay: string): CountryDuty =>
  dutyFrom(country, classified, {
    entryDay,
    customsValueMinor: null,
    quantity: null,
    weightKg: null,
    freightMinor: 0,
    postal: false,
    transport: null,
    claims: [],
    facts: {},
    isWhole: false,
  });

/** Today's duty of a line from a country, and the days around today on which it changes. */
export function dutyAround(
  classified: Classified,
  country: string,
  now: Date,
): { duty: CountryDuty; changes: DutyChange[] } {
  const today = easternDay(now);
  const on = (day: string) => rateOn(classified, country, day);
  return { duty: on(today), changes: dutyChangesAround(today, on) };
}
