import { OperationError } from '@brandwright/contract';
import { getCatalogItem, listFavorites } from '@brandwright/contract/sourcing/operations.ts';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { dayWords } from '@brandwright/contract/tariffs/tariff-words.ts';
import type { Context } from '../kernel/context.ts';
import { declareFeedSource, type FeedCandidate } from '../kernel/feed.ts';
import { classify, type Classified } from './classify.ts';
import { dutyFrom } from './country-duty.ts';
import { daysOfChange, nextDay } from './duty-changes.ts';
import { easternDay } from './engine/eastern-day.ts';
import { openSchedule, type Schedule } from './schedule.ts';

/** How far the feed looks for a day on which a duty changes. */
const daysBack = 30;
const daysAhead = 60;
/** Things saved that are looked at, newest first. */
const mostSaved = 24;

/** Something the store saved that would be imported. */
interface Saved {
  id: string;
  name: string;
  kind: 'supplier' | 'catalog_item';
  hts: string;
  country: string;
}

const shipment = {
  customsValueMinor: null,
  quantity: null,
  weightKg: null,
  freightMinor: 0,
  postal: false,
  transport: null,
  claims: [],
  facts: {},
  isWhole: false,
};

async function savedGoods(context: Context): Promise<Saved[]> {
  const { rows } = await context.call(listFavorites, { page: 0, size: mostSaved });
  const saved: Saved[] = [];
  for (const { supplier, item } of rows) {
    if (supplier?.indicativeDuty) {
      const { supplierId: id, name, country } = supplier;
      saved.push({ id, name, kind: 'supplier', hts: supplier.indicativeDuty.htsCode, country });
    }
    if (!item) continue;
    const { htsCandidate } = await context.call(getCatalogItem, { itemId: item.itemId });
    if (htsCandidate === null) continue;
    const { itemId: id, title: name, supplierCountry: country } = item;
    saved.push({ id, name, kind: 'catalog_item', hts: htsCandidate, country });
  }
  return saved.filter(({ country }) => country !== 'US');
}

/** Goods that share a code and a country share their duty. */
function byDuty(saved: readonly Saved[]): Saved[][] {
  const groups = new Map<string, Saved[]>();
  for (const one of saved) {
    const key = `${one.hts} ${one.country}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** The line of a code; undefined for one that the schedule does not have: suppliers' guesses are not always right. */
async function lineOf(schedule: Schedule, hts: string | undefined): Promise<Classified | undefined> {
  try {
    return await classify(schedule, { hts });
  } catch (error) {
    if (error instanceof OperationError) return undefined;
    throw error;
  }
}

const rateOn = (classified: Classified, country: string, entryDay: string): CountryDuty =>
  dutyFrom(country, classified, { ...shipment, entryDay });

function changesOf(context: Context, classified: Classified, goods: readonly Saved[]): FeedCandidate[] {
  const [first] = goods;
  if (!first) return [];
  const now = context.clock.now();
  const today = easternDay(now);
  const on = (day: string) => rateOn(classified, first.country, day);
  const [from, to] = [nextDay(today, -daysBack), nextDay(today, daysAhead)];
  const days = daysOfChange(
    [from, today, to].flatMap((day) => on(day).layers),
    from,
    to,
  );
  return days.flatMap((day): FeedCandidate[] => {
    const before = on(nextDay(day, -1));
    const after = on(day);
    const [was, is] = [before.totalRatePercent, after.totalRatePercent];
    if (was === null || is === null || was === is) return [];
    const rises = is > was;
    const isAhead = day > today;
    const what = `${classified.name} from ${after.countryName}`;
    return [
      {
        key: `${first.hts}-${first.country}-${day}`,
        weight: {
          urgency: isAhead && rises ? 'TODAY' : 'SOON',
          ...(isAhead ? { dueAt: new Date(`${day}T05:00:00Z`) } : {}),
        },
        title: `Duty on ${what} ${isAhead ? (rises ? 'rises' : 'falls') : rises ? 'rose' : 'fell'} from ${was}% to ${is}% on ${dayWords(day)}`,
        detail:
          `It concerns ${goods.length === 1 ? first.name : `${goods.length} of your favourites`}.` +
          (isAhead ? ' The law can still change before that day.' : ''),
        records: goods.map(({ id, name, kind }) => ({
          kind,
          id,
          label: name,
          detail: null,
          path: kind === 'supplier' ? `/supplier-profile/${id}` : `/browse-suppliers/catalog-item/${id}`,
        })),
        recordCount: goods.length,
        figures: [
          { label: 'Before', value: `${was}%` },
          { label: isAhead ? 'Then' : 'Now', value: `${is}%` },
        ],
        say: `What is the duty on ${first.hts} from ${after.countryName}, entering ${day}?`,
        sayLabel: 'See the duty',
        parts: [`${day}:${is}`],
        since: isAhead ? now : new Date(`${day}T05:00:00Z`),
      },
    ];
  });
}

/** Duties that changed lately or are about to, by dated programs, for goods that the store saved. */
export const dutyChanges = declareFeedSource({
  name: 'duty_changes',
  kind: 'CHANGED',
  words: ['duty change', 'tariff change', 'dutie', 'duty', 'tariff'],
  async read(context) {
    const groups = byDuty(await savedGoods(context));
    if (groups.length === 0) return [];
    const schedule = await openSchedule(context);
    const candidates: FeedCandidate[] = [];
    for (const goods of groups) {
      const classified = await lineOf(schedule, goods[0]?.hts);
      if (classified) candidates.push(...changesOf(context, classified, goods));
    }
    return candidates;
  },
});
