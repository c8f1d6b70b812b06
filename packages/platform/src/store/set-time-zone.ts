import { setTimeZone } from '@brandwright/contract/store/set-time-zone.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readStoreRow } from './profile.ts';
import { stores } from './tables.ts';

const write = (context: Context, timeZone: string | null) =>
  context.db.update(stores).set({ timeZone }).where(eq(stores.id, context.storeId));

export default implement(setTimeZone, {
  async run(context, { timeZone }) {
    const { timeZone: before } = await readStoreRow(context);
    const changed = before !== timeZone;
    if (changed) await write(context, timeZone);
    return {
      output: { timeZone, changed },
      ...(changed ? { undo: { before, after: timeZone } } : {}),
      subject: { kind: 'store', id: context.storeId },
    };
  },
  async undo(context, saved) {
    const { before, after } = z.object({ before: z.string().nullable(), after: z.string() }).parse(saved);
    refuseChangedSince('time zone', { timeZone: after }, await readStoreRow(context));
    await write(context, before);
  },
});
