import { OperationError } from '@brandwright/contract';
import { mostWatches } from '@brandwright/contract/tariffs/duty-watch.ts';
import { watchDuty } from '@brandwright/contract/tariffs/watch-duty.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { classify } from './classify.ts';
import { openSchedule } from './schedule.ts';
import { dutyWatches } from './tables.ts';
import { watchRows, watchedGood } from './watched-goods.ts';
import { type WatchRow, described, ofStore } from './duty-watches.ts';

const undoWatch = z.object({ watchId: z.uuid().nullable() });

export default implement(watchDuty, {
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
    const watch = await described(context, schedule, [watchedGood(row)]);
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
});
