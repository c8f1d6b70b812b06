import { OperationError, type InputOf } from '@brandwright/contract';
import { takeBackStockMovements } from '@brandwright/contract/catalog/take-back-stock-movements.ts';
import { setOrderReturnStatus } from '@brandwright/contract/orders/set-order-return-status.ts';
import { changeReturnStatus } from '@brandwright/contract/returns/change-return-status.ts';
import { returnStatus, returnStatusLabels } from '@brandwright/contract/returns/enums.ts';
import { money } from '@brandwright/contract/returns/words.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockReturn, updateReturn } from './find-return.ts';
import { newestStatus, paidOffBy } from './order-facts.ts';
import { damagedUnits, receiveStock, type Condition } from './receive-stock.ts';
import { requireReturnStep } from './rules.ts';
import { linesOfReturn, refundNow, showChanged, type ReturnRecord } from './show-return.ts';
import { returnLines } from './tables.ts';

const kept = z.object({
  id: z.uuid(),
  from: returnStatus,
  to: returnStatus,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  keys: z.array(z.string()),
  wasSettled: z.boolean(),
});

type Given = InputOf<typeof changeReturnStatus>;

export default implement(changeReturnStatus, {
  async run(context, input) {
    const row = await lockReturn(context, input.id);
    if (input.statusBefore !== undefined && input.statusBefore !== row.status)
      throw new OperationError(
        'conflict',
        `Return ${row.handle} is ${returnStatusLabels[row.status].toLowerCase()} now. Check it before you change it.`,
      );
    requireReturnStep(row.handle, row.status, input.status);
    refuseStray(input);
    const { after, change, keys } = await step(context, row, input);
    await tellOrder(context, row.orderId);
    return {
      output: await showChanged(context, after, change),
      undo: {
        id: row.id,
        from: row.status,
        to: input.status,
        carrier: row.carrier,
        trackingNumber: row.trackingNumber,
        keys,
        wasSettled: after.settledAt !== null,
      } satisfies z.output<typeof kept>,
      subject: { kind: 'return_order', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, from, to, keys, wasSettled, ...shipment } = kept.parse(given);
    const row = await lockReturn(context, id);
    refuseChangedSince(
      'return',
      { status: to, isSettled: wasSettled },
      { status: row.status, isSettled: row.settledAt !== null },
    );
    if (keys.length > 0) await context.call(takeBackStockMovements, { keys });
    if (to === 'RECEIVED')
      await context.db
        .update(returnLines)
        .set({ damagedQuantity: null })
        .where(and(eq(returnLines.storeId, context.storeId), eq(returnLines.returnId, id)));
    await updateReturn(context, id, {
      ...shipment,
      status: from,
      ...(to === 'SHIPPING' ? { shippedAt: null } : {}),
      ...(to === 'RECEIVED' ? { receivedAt: null, settledAt: null, settlement: null } : {}),
      ...(to === 'CANCELED' ? { canceledAt: null, cancelReason: null } : {}),
    });
    await tellOrder(context, row.orderId);
  },
});

async function step(context: Context, row: ReturnRecord, input: Given) {
  const now = context.clock.now();
  switch (input.status) {
    case 'RECEIVED':
      return receiveReturn(context, row, input);
    case 'SHIPPING': {
      const after = await updateReturn(context, row.id, {
        status: 'SHIPPING',
        shippedAt: now,
        carrier: input.carrier ?? row.carrier,
        trackingNumber: input.trackingNumber ?? row.trackingNumber,
        remoteOrderNumber: input.remoteOrderNumber ?? row.remoteOrderNumber,
      });
      const by = after.carrier === null ? '' : ` with ${after.carrier}`;
      const tracking = after.trackingNumber === null ? '' : `, tracking number ${after.trackingNumber}`;
      return {
        after,
        change: `Return ${row.handle} from ${row.customerName} is on its way back${by}${tracking}.`,
        keys: [],
      };
    }
    case 'CREATED':
    case 'CANCELED': {
      const after = await updateReturn(context, row.id, {
        status: 'CANCELED',
        canceledAt: now,
        cancelReason: input.cancelReason ?? null,
      });
      const exchange =
        row.exchangeOrderNumber === null
          ? ''
          : ` Order #${row.exchangeOrderNumber}, created for the exchange, stays open. Cancel it if it isn’t wanted.`;
      return {
        after,
        change: `Return ${row.handle} from ${row.customerName} is canceled. Nothing is refunded.${exchange}`,
        keys: [],
      };
    }
  }
}

/** Receives a return, whose row is locked: stock, condition, and what it pays back now. Where that is nothing, it is settled. */
export async function receiveReturn(context: Context, row: ReturnRecord, condition: Condition) {
  const lines = await linesOfReturn(context, row.id);
  const receipt = await receiveStock(context, row, lines, damagedUnits(lines, condition));
  const refund = await refundNow(context, row, lines);
  const now = context.clock.now();
  const after = await updateReturn(context, row.id, {
    status: 'RECEIVED',
    receivedAt: now,
    refundMinor: refund.totalMinor,
    ...(refund.totalMinor === 0 ? { settledAt: now, settlement: refund } : {}),
  });
  const next =
    refund.totalMinor === 0
      ? refund.owedMinor > 0
        ? `${money(refund.owedMinor, row.currency)} came off what’s still owed. There’s nothing to refund.`
        : 'There’s nothing left to refund.'
      : row.refundMethod === 'STORE_CREDIT'
        ? `Store credit of ${money(refund.totalMinor, row.currency)} is waiting for your yes.`
        : `The refund of ${money(refund.totalMinor, row.currency)} is waiting for your yes.`;
  return {
    after,
    change: `Return ${row.handle} from ${row.customerName} was received: ${receipt.words} ${next}`,
    receipt: receipt.words,
    keys: receipt.keys,
  };
}

/** Keeps with the order where its newest return stands, and what its returns paid off of it. */
export async function tellOrder(context: Context, orderId: string): Promise<void> {
  await context.call(setOrderReturnStatus, {
    id: orderId,
    returnStatus: await newestStatus(context, orderId),
    paidOffMinor: await paidOffBy(context, orderId),
  });
}

/** What belongs to another step is refused, not dropped. */
function refuseStray({ status, ...given }: Given): void {
  const isCondition = [given.condition, given.damagedQuantity, given.lines].some((one) => one !== undefined);
  if (isCondition && status !== 'RECEIVED')
    throw new OperationError(
      'bad_input',
      'You can record its condition once it’s received. Receive it first.',
    );
  if ((given.carrier ?? given.trackingNumber) !== undefined && status !== 'SHIPPING')
    throw new OperationError(
      'bad_input',
      'A carrier and tracking number only apply to a return that was sent.',
    );
}
