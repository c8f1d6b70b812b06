import type { PurchaseItemRow } from '@brandwright/contract/purchasing/entities.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { getSuppliers } from '@brandwright/contract/sourcing/marketplace/get-suppliers.ts';
import { listFavorites } from '@brandwright/contract/sourcing/marketplace/list-favorites.ts';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import type { DutyChange, DutyWatch } from '@brandwright/contract/tariffs/duty-watch.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { classify, type Classified } from './classify.ts';
import { dutyFrom } from './country-duty.ts';
import { dutyChangesAround } from './duty-changes.ts';
import { easternDay } from './engine/eastern-day.ts';
import type { Schedule } from './schedule.ts';
import { orNothing } from './or-nothing.ts';
import { dutyWatches } from './tables.ts';

/** Things saved or bought that are looked at, newest first. */
const mostLookedAt = 24;

/** Something of the store that is or would be imported, and why its duty is watched. */
export interface WatchedGood {
  id: string;
  name: string;
  source: DutyWatch['source'];
  kind: 'supplier' | 'catalog_item' | 'duty_watch' | 'purchase_item';
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

/** A watch as something that is watched. */
export const watchedGood = ({
  id,
  name,
  hts,
  country,
  createdAt,
}: typeof dutyWatches.$inferSelect): WatchedGood => ({
  id,
  name,
  source: 'WATCH',
  kind: 'duty_watch',
  hts,
  country,
  createdAt,
});

/** What was set by hand, then what is bought and saved. Goods made in the United States pay no duty. */
export async function watchedGoods(context: Context, schedule: Schedule): Promise<WatchedGood[]> {
  const goods = [
    ...(await watchRows(context)).map(watchedGood),
    ...(await boughtGoods(context, schedule)),
    ...(await savedGoods(context)),
  ];
  return goods.filter(({ country }) => country !== 'US');
}

/** Services have no duty, and what was canceled will not come. */
const isImported = ({ status, orderType }: PurchaseItemRow) =>
  status !== 'CANCELED' && orderType !== 'SMART_SETUP_SERVICES' && orderType !== 'ADHOC_PAYMENT';

/** Goods that were bought: the line by the words of their title, else the one that the supplier's goods fall under. */
async function boughtGoods(context: Context, schedule: Schedule): Promise<WatchedGood[]> {
  const { rows } = await context.call(listPurchaseItems, { isArchived: false, page: 0, size: mostLookedAt });
  const bought: WatchedGood[] = [];
  for (const row of rows.filter(isImported)) {
    const supplier = row.supplierId === null ? null : await supplierOf(context, row.supplierId);
    if (!supplier) continue;
    const line = await orNothing(() => classify(schedule, { product: row.title }));
    const hts = line?.line.hts ?? supplier.indicativeDuty?.htsCode;
    if (hts === undefined) continue;
    bought.push({
      id: row.purchaseItemId,
      name: row.title,
      source: 'PURCHASE',
      kind: 'purchase_item',
      hts,
      country: supplier.country,
      createdAt: new Date(row.createdAt),
    });
  }
  return bought;
}

async function supplierOf(context: Context, supplierId: string) {
  const found = await orNothing(() => context.call(getSuppliers, { supplierIds: [supplierId] }));
  return found?.rows[0];
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
export const lineOf = (schedule: Schedule, hts: string): Promise<Classified | undefined> =>
  orNothing(() => classify(schedule, { hts }));

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
