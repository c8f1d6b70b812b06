import type { DutyWatch } from '@brandwright/contract/tariffs/duty-watch.ts';
import { and, eq } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { Context } from '../kernel/request/context.ts';
import { countryName } from './data/countries.ts';
import type { Schedule } from './schedule.ts';
import { dutyWatches } from './tables.ts';
import { dutyAround, lineOf, watchRows, type WatchedGood } from './watched-goods.ts';

export type WatchRow = typeof dutyWatches.$inferSelect;

export const ofStore = (context: Context, id: string) =>
  and(eq(dutyWatches.storeId, context.storeId), eq(dutyWatches.id, id));

/** A watch with its duty today and the changes around today; null for a code that is no rate line. */
export async function described(
  context: Context,
  schedule: Schedule,
  goods: readonly WatchedGood[],
): Promise<DutyWatch | null> {
  const first = goods.find(({ source }) => source === 'WATCH') ?? goods[0];
  const classified = first && (await lineOf(schedule, first.hts));
  if (!classified) return null;
  const { duty, changes } = dutyAround(classified, first.country, context.clock.now());
  return {
    watchId: first.source === 'WATCH' ? first.id : null,
    name: first.source === 'WATCH' ? first.name : classified.name,
    hts: first.hts,
    country: first.country,
    countryName: duty.countryName,
    source: first.source,
    totalRatePercent: duty.totalRatePercent,
    rateRange: duty.rateRange,
    changes,
    createdAt: first.createdAt?.toISOString() ?? null,
  };
}

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word.length > 2 && !['the', 'from', 'duty', 'tariff', 'watch'].includes(word))
    .map((word) => word.replace(/s$/, ''));

export const labelOf = ({ name, country }: Pick<WatchRow, 'name' | 'country'>) =>
  `${name} from ${countryName(country) ?? country}`;

/** Watches by words of their product, for the partner. */
export const dutyWatchFinder: RecordFinder = {
  kind: 'duty_watch',
  async find(context, words) {
    const asked = new Set(wordsOf(words));
    const rows = await watchRows(context);
    return rows.flatMap((row) => {
      const hits = wordsOf(`${row.name} ${row.words}`).filter((word) => asked.has(word));
      if (hits.length === 0) return [];
      const matched = words.split(/\s+/).filter((word) => hits.some((hit) => wordsOf(word).includes(hit)));
      return [
        {
          kind: 'duty_watch' as const,
          value: row.id,
          id: row.id,
          label: labelOf(row),
          matched: matched.join(' '),
          score: 0.6,
        },
      ];
    });
  },
};
