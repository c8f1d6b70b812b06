import { OperationError } from '@brandwright/contract';
import { listDutyWatches } from '@brandwright/contract/tariffs/list-duty-watches.ts';
import { mostWatches, type DutyWatch } from '@brandwright/contract/tariffs/duty-watch.ts';
import { stopDutyWatch } from '@brandwright/contract/tariffs/stop-duty-watch.ts';
import { watchDuty } from '@brandwright/contract/tariffs/watch-duty.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RecordFinder } from '../kernel/area.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { classify } from './classify.ts';
import { stampOf } from './country-duty.ts';
import { countryName } from './data/countries.ts';
import { openSchedule, type Schedule } from './schedule.ts';
import { dutyWatches } from './tables.ts';
import { byDuty, dutyAround, lineOf, watchedGoods, watchRows, type WatchedGood } from './watched-goods.ts';

type WatchRow = typeof dutyWatches.$inferSelect;

const quietPreview = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };
const ofStore = (context: Context, id: string) =>
  and(eq(dutyWatches.storeId, context.storeId), eq(dutyWatches.id, id));

/** A watch with its duty today and the changes around today; null for a code that is no rate line. */
async function described(
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

const goodOf = ({ id, name, hts, country, createdAt }: WatchRow): WatchedGood => ({
  id,
  name,
  source: 'WATCH',
  kind: 'duty_watch',
  hts,
  country,
  createdAt,
});

/** Those that change soonest first, then in the order in which they were set. */
function bySoonest(watches: readonly DutyWatch[]): DutyWatch[] {
  const soonest = ({ changes }: DutyWatch) => changes.find(({ isAhead }) => isAhead)?.day ?? '9999';
  return watches.toSorted((first, second) => soonest(first).localeCompare(soonest(second)));
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word.length > 2 && !['the', 'from', 'duty', 'tariff', 'watch'].includes(word))
    .map((word) => word.replace(/s$/, ''));

const labelOf = ({ name, country }: Pick<WatchRow, 'name' | 'country'>) =>
  `${name} from ${countryName(country) ?? country}`;

/** The watches whose product and country the words name; most words first. */
function named(rows: readonly WatchRow[], words: string): WatchRow[] {
  const exact = rows.filter(({ id }) => id === words);
  if (exact.length > 0) return exact;
  const asked = wordsOf(words);
  const scored = rows.map((row) => {
    const own = new Set([...wordsOf(`${row.name} ${row.words}`), ...wordsOf(labelOf(row)), row.hts]);
    return { row, score: asked.filter((word) => own.has(word)).length };
  });
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ row }) => row);
}

async function meant(context: Context, words: string): Promise<WatchRow> {
  const rows = await watchRows(context);
  const [found, other] = named(rows, words);
  if (found && !other) return found;
  const names = (list: readonly WatchRow[]) => list.slice(0, 6).map(labelOf).join('; ');
  if (found)
    throw new OperationError('conflict', `Which one: ${names(named(rows, words))}?`, [
      { path: 'watch', message: 'Names more than one.' },
    ]);
  throw new OperationError(
    'not_found',
    rows.length === 0
      ? 'No duty is watched by hand. Those of favorites and purchases leave when these do.'
      : `Nothing watched is called “${words}”. Watched by hand: ${names(rows)}.`,
  );
}

const undoWatch = z.object({ watchId: z.uuid().nullable() });
const undoStop = z.object({
  id: z.uuid(),
  name: z.string(),
  words: z.string(),
  hts: z.string(),
  country: z.string(),
  createdAt: z.iso.datetime(),
});

export const dutyWatchOperations = [
  implement(listDutyWatches, {
    async run(context) {
      const schedule = await openSchedule(context);
      const watches: DutyWatch[] = [];
      for (const goods of byDuty(await watchedGoods(context, schedule))) {
        const watch = await described(context, schedule, goods);
        if (watch) watches.push(watch);
      }
      return {
        output: {
          watches: bySoonest(watches),
          total: watches.length,
          ...stampOf(schedule, context.clock.now()),
        },
      };
    },
  }),

  implement(watchDuty, {
    async run(context, { product, hts, country }) {
      if (country === 'US')
        throw new OperationError(
          'bad_input',
          'Goods made in the United States pay no import duty there, so there is nothing to watch. Which other country is meant?',
        );
      const schedule = await openSchedule(context);
      const classified = await classify(schedule, { product, hts });
      const rows = await watchRows(context);
      const same = rows.find((row) => row.hts === classified.line.hts && row.country === country);
      if (!same && rows.length >= mostWatches)
        throw new OperationError(
          'conflict',
          `${mostWatches} duties are watched, which is the most. Stop watching one first.`,
        );
      const row: WatchRow = same ?? {
        storeId: context.storeId,
        id: randomUUID(),
        name: classified.name,
        words: product ?? '',
        hts: classified.line.hts,
        country,
        createdAt: context.clock.now(),
      };
      // Refuses a country that is none, before anything is written.
      const watch = await described(context, schedule, [goodOf(row)]);
      if (!watch) throw new OperationError('not_found', `${row.hts} is not a rate line of the schedule.`);
      if (!same) await context.db.insert(dutyWatches).values(row).onConflictDoNothing();
      return {
        output: { ...watch, wasThere: same !== undefined },
        undo: { watchId: same ? null : row.id },
        subject: { kind: 'duty_watch', id: row.id },
      };
    },
    async undo(context, saved) {
      const { watchId } = undoWatch.parse(saved);
      if (watchId) await context.db.delete(dutyWatches).where(ofStore(context, watchId));
    },
  }),

  implement(stopDutyWatch, {
    async prepare(context, { watch }) {
      const row = await meant(context, watch);
      return {
        input: { watch: row.id },
        preview: {
          ...quietPreview,
          verb: 'Stop watching',
          what: `The duty on ${labelOf(row)} is no longer watched.`,
        },
      };
    },
    async run(context, { watch }) {
      const row = await meant(context, watch);
      await context.db.delete(dutyWatches).where(ofStore(context, row.id));
      const { id, name, words, hts, country, createdAt } = row;
      return {
        output: { name, hts, country, countryName: countryName(country) ?? country },
        undo: { id, name, words, hts, country, createdAt: createdAt.toISOString() },
        subject: { kind: 'duty_watch', id },
      };
    },
    async undo(context, saved) {
      const { createdAt, ...row } = undoStop.parse(saved);
      await context.db
        .insert(dutyWatches)
        .values({ ...row, storeId: context.storeId, createdAt: new Date(createdAt) })
        .onConflictDoNothing();
    },
  }),
];

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
