import { OperationError } from '@brandwright/contract';
import { cancelReceiving } from '@brandwright/contract/fulfillment/receivings/cancel-receiving.ts';
import { receivingState } from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changeReceiving, requireTransition } from './change-receiving.ts';
import { linesOf, lockReceiving, snOf } from './find-receiving.ts';
import { lockAnnouncements, requireOpenUnits } from './new-lines.ts';
import { showReceiving } from './show-receiving.ts';

const kept = z.object({ id: z.uuid(), was: receivingState });

export default implement(cancelReceiving, {
  async run(context, { sn, reason }) {
    const row = await lockReceiving(context, sn);
    if (row.status === 'CANCELED')
      throw new OperationError('conflict', `${snOf(row.number)} is already canceled.`);
    if (row.receivingStatus !== 'NONE')
      throw new OperationError(
        'bad_transition',
        `Units of ${snOf(row.number)} have been counted into stock, so it can’t be canceled. Undo the count first, or record that nothing more is coming.`,
      );
    requireTransition(row, 'CANCELED');
    const changed = await changeReceiving(context, row.id, {
      status: 'CANCELED',
      cancelReason: reason ?? null,
    });
    return {
      output: await showReceiving(context, changed),
      undo: { id: row.id, was: row.status } satisfies z.output<typeof kept>,
      subject: { kind: 'receiving', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, was } = kept.parse(given);
    await lockAnnouncements(context);
    const row = await lockReceiving(context, id);
    refuseChangedSince('receiving', { status: 'CANCELED' }, row);
    // Its units may have been announced again since, or their purchase order canceled.
    for (const line of await linesOf(context, id)) await requireOpenUnits(context, line);
    await changeReceiving(context, id, { status: was, cancelReason: null });
  },
});
