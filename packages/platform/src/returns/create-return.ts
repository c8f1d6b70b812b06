import { OperationError } from '@brandwright/contract';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { setOrderReturnStatus } from '@brandwright/contract/orders/set-order-return-status.ts';
import { createReturn } from '@brandwright/contract/returns/create-return.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { chooseLines } from './choose-lines.ts';
import { enterExchange } from './exchange.ts';
import { lockReturn, updateReturn } from './find-return.ts';
import { holdOrder, refundOfChosen, writeReturn } from './new-return.ts';
import { newestStatus, readOrderFacts, requireReturnable } from './order-facts.ts';
import { orderToReturn } from './order-to-return.ts';
import { feeOf, readSettings } from './settings.ts';
import { showChanged } from './show-return.ts';
import { returnOrders } from './tables.ts';
import { requireOpen, windowOf } from './return-window.ts';

const kept = z.object({ id: z.uuid(), exchangeOrderId: z.uuid().nullable() });

export default implement(createReturn, {
  async run(context, input) {
    const { order } = await orderToReturn(context, input);
    await holdOrder(context, order.id);
    const facts = await readOrderFacts(context, { id: order.id });
    requireReturnable(facts);
    const chosen = chooseLines(facts, input);
    const rules = await readSettings(context);
    requireOpen(context, windowOf(facts, rules, context.clock.now()), input.overrideReason);
    const feeMinor = feeOf(rules);
    const refund = refundOfChosen(facts, chosen, feeMinor);
    let row = await writeReturn(context, facts, {
      chosen,
      feeMinor,
      refundMethod: input.refundMethod ?? rules.method,
      source: 'TEAM',
      createdBy: context.actor.kind === 'user' ? context.actor.name : 'System',
      teamNote: input.note,
      overrideReason: input.overrideReason,
    });
    if (input.exchangeItem !== undefined) {
      const exchange = await enterExchange(context, facts, row.handle, {
        item: input.exchangeItem,
        units: row.units,
        worthMinor: refund.totalMinor,
      });
      row = await updateReturn(context, row.id, {
        ...exchange,
        refundMinor: refund.totalMinor - exchange.exchangeMinor,
      });
    }
    return {
      output: await showChanged(context, row, `Return ${row.handle} was created.`),
      undo: { id: row.id, exchangeOrderId: row.exchangeOrderId } satisfies z.output<typeof kept>,
      subject: { kind: 'return_order', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, exchangeOrderId } = kept.parse(given);
    const row = await lockReturn(context, id).catch((error: unknown) => {
      if (error instanceof OperationError && error.code === 'not_found')
        throw new OperationError('conflict', 'The return has changed since then, so this can’t be undone.');
      throw error;
    });
    refuseChangedSince('return', { status: 'CREATED', settledAt: null, exchangeOrderId }, { ...row });
    if (exchangeOrderId !== null)
      await context.call(cancelOrder, {
        id: exchangeOrderId,
        refund: false,
        restock: true,
        reason: 'Undone',
      });
    await context.db
      .delete(returnOrders)
      .where(and(eq(returnOrders.storeId, context.storeId), eq(returnOrders.id, id)));
    await context.call(setOrderReturnStatus, {
      id: row.orderId,
      returnStatus: await newestStatus(context, row.orderId),
    });
  },
});
