import { recordKinds } from '@brandwright/contract';
import { stopDutyWatch } from '@brandwright/contract/tariffs/stop-duty-watch.ts';
import { z } from 'zod';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { quietPreview } from '../kernel/approvals/plain-preview.ts';
import { implement } from '../kernel/request/implementation.ts';
import { countryName } from './data/countries.ts';
import { dutyWatches } from './tables.ts';
import { watchRows } from './watched-goods.ts';
import { type WatchRow, wordsOf, labelOf, ofStore } from './duty-watches.ts';

/** The share of the words that name its product, its country or its code. */
function likeness(row: WatchRow, said: string): number {
  const asked = wordsOf(said);
  const own = new Set([...wordsOf(`${row.name} ${row.words}`), ...wordsOf(labelOf(row)), row.hts]);
  return asked.length === 0 ? 0 : asked.filter((word) => own.has(word)).length / asked.length;
}

const watchKind: RecordKindDeclaration<WatchRow> = {
  called: recordKinds.duty_watch,
  nameOf: ({ name }) => name,
  labelOf,
  likeness,
  // A single word of many is enough: who names most of them is meant.
  least: 0.01,
  lookUp: 'Say "show my duty watches" to see them.',
  noneYet: 'No duty is watched by hand. Those of favorites and purchases leave when these do.',
  byId: async (context, id) => (await watchRows(context)).find((row) => row.id === id),
  named: watchRows,
};

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
    const row = await resolveRecord(context, watchKind, watch);
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
    const row = await resolveRecord(context, watchKind, watch);
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
