import { OperationError } from '@brandwright/contract';
import { stopDutyWatch } from '@brandwright/contract/tariffs/stop-duty-watch.ts';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { countryName } from './data/countries.ts';
import { dutyWatches } from './tables.ts';
import { watchRows } from './watched-goods.ts';
import { type WatchRow, wordsOf, labelOf, ofStore } from './duty-watches.ts';

const quietPreview = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };

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
      { path: 'watch', message: 'Matches more than one.' },
    ]);
  throw new OperationError(
    'not_found',
    rows.length === 0
      ? 'You haven’t set any duty watches yourself. Those for favorites and purchase orders end when those do.'
      : `No watched duty matches “${words}”. You’re watching ${names(rows)}.`,
  );
}

const undoStop = z.object({
  id: z.uuid(),
  name: z.string(),
  words: z.string(),
  hts: z.string(),
  country: z.string(),
  createdAt: z.iso.datetime(),
});

export default implement(stopDutyWatch, {
  async prepare(context, { watch }) {
    const row = await meant(context, watch);
    return {
      input: { watch: row.id },
      preview: {
        ...quietPreview,
        verb: 'Stop watching',
        what: `Stops watching the duty on ${labelOf(row)}.`,
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
});
