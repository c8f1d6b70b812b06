import { OperationError } from '@brandwright/contract';
import { updateReceiving } from '@brandwright/contract/fulfillment/receivings/update-receiving.ts';
import { stateAfter } from '@brandwright/contract/fulfillment/receivings/rules.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changeReceiving, requireNotCanceled, requireTransition } from './change-receiving.ts';
import { lockReceiving, snOf } from './find-receiving.ts';
import { showReceiving } from './show-receiving.ts';
import type { receivings } from './tables.ts';

type Change = Partial<
  Pick<typeof receivings.$inferInsert, 'status' | 'destination' | 'carrier' | 'trackingNumber' | 'expectedOn'>
>;

const kept = z.object({
  id: z.uuid(),
  before: z.record(z.string(), z.string().nullable()),
  after: z.record(z.string(), z.string().nullable()),
});

export default implement(updateReceiving, {
  async run(context, { sn, step, ...given }) {
    const row = await lockReceiving(context, sn);
    requireNotCanceled(row);
    if (step !== undefined) requireTransition(row, stateAfter[step]);
    if (given.destination !== undefined && row.receivingStatus !== 'NONE')
      throw new OperationError(
        'conflict',
        `Units of ${snOf(row.number)} have been counted, so their destination can’t change. Move the stock instead.`,
      );
    const change: Change = {
      ...given,
      // A tracking number says that it left.
      ...(step === undefined && given.trackingNumber !== undefined && row.status === 'NOT_YET_SHIPPED'
        ? { status: 'NOT_YET_DELIVERED' }
        : {}),
      ...(step === undefined ? {} : { status: stateAfter[step] }),
    };
    const after = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const names = Object.keys(after) as (keyof Change)[];
    if (names.length === 0)
      throw new OperationError(
        'bad_input',
        `What happened with ${snOf(row.number)}: has it shipped, or was it delivered?`,
        [{ path: 'step', message: 'Say what happened.' }],
      );
    const before = Object.fromEntries(names.map((name) => [name, row[name]]));
    const changed = await changeReceiving(context, row.id, after);
    return {
      output: await showReceiving(context, changed),
      undo: { id: row.id, before, after },
      subject: { kind: 'receiving', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, before, after } = kept.parse(given);
    refuseChangedSince('receiving', after, await lockReceiving(context, id));
    await changeReceiving(context, id, before);
  },
});
