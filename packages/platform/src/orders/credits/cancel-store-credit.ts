import { OperationError } from '@brandwright/contract';
import { cancelStoreCredit } from '@brandwright/contract/orders/credits/cancel-store-credit.ts';
import { money } from '@brandwright/contract/orders/words.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { lockCredit } from './find-credit.ts';
import { move } from './movements.ts';
import { showCredit } from './show-credit.ts';
import type { CreditRecord } from './tables.ts';

const kept = z.object({ id: z.uuid(), amountMinor: z.int() });

/** Refuses what can't be canceled: the code may be in use. Errors: conflict, bad_transition. */
function requireUnused({ code, canceledAt, leftMinor, amountMinor, currency }: CreditRecord): void {
  if (canceledAt !== null)
    throw new OperationError('conflict', `${code} is already canceled. Nothing was changed.`);
  if (leftMinor !== amountMinor)
    throw new OperationError(
      'bad_transition',
      `${money(amountMinor - leftMinor, currency)} of ${code} was used, so it can’t be canceled. Take it off the order first.`,
    );
}

export default implement(cancelStoreCredit, {
  async run(context, { credit: called, reason }) {
    const row = await lockCredit(context, called);
    requireUnused(row);
    const after = await move(
      context,
      row.id,
      { kind: 'CANCELED', amountMinor: -row.leftMinor },
      { canceledAt: context.clock.now(), cancelReason: reason ?? null },
    );
    const amount = money(row.amountMinor, row.currency);
    return {
      output: {
        ...(await showCredit(context, after)),
        change: `Canceled ${row.code} of ${row.customerName}, ${amount}. Its code can’t be used now.`,
      },
      undo: { id: row.id, amountMinor: row.leftMinor } satisfies z.output<typeof kept>,
      subject: { kind: 'store_credit', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, amountMinor } = kept.parse(given);
    const row = await lockCredit(context, id);
    refuseChangedSince('store credit', { isCanceled: true }, { isCanceled: row.canceledAt !== null });
    await move(context, id, { kind: 'REOPENED', amountMinor }, { canceledAt: null, cancelReason: null });
  },
});
