import { OperationError } from '@brandwright/contract';
import { redeemStoreCredit } from '@brandwright/contract/orders/credits/redeem-store-credit.ts';
import { listWords, money } from '@brandwright/contract/orders/words.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { updateOrder } from '../change-order.ts';
import { lockOrder } from '../find-order.ts';
import { afterChange } from '../read-order.ts';
import { orderPayments } from '../tables.ts';
import { lockCredit } from './find-credit.ts';
import { move } from './movements.ts';
import { expiryAfterReturn } from './rules.ts';
import { redeemCredits } from './redeem-credits.ts';

const kept = z.object({
  orderId: z.uuid(),
  uses: z.array(z.object({ paymentId: z.uuid(), creditId: z.uuid(), amountMinor: z.int() })),
});

export default implement(redeemStoreCredit, {
  async run(context, { id, orderNumber, ...input }) {
    const order = await lockOrder(context, { id, orderNumber });
    const { uses, owedMinor } = await redeemCredits(context, order, input);
    const inWords = (minor: number) => money(minor, order.currency);
    const taken = uses.map(
      ({ code, amountMinor, leftMinor }) =>
        `${inWords(amountMinor)} of ${code}${leftMinor > 0 ? `, which has ${inWords(leftMinor)} left` : ''}`,
    );
    const rest = owedMinor === 0 ? 'It’s paid in full.' : `${inWords(owedMinor)} of it is still to be paid.`;
    return {
      output: {
        ...(await afterChange(
          context,
          order.id,
          `Paid order #${order.orderNumber} with ${listWords(taken, 4)}. ${rest}`,
        )),
        uses: uses.map(({ code, amountMinor, leftMinor }) => ({ code, amountMinor, leftMinor })),
      },
      undo: {
        orderId: order.id,
        uses: uses.map(({ paymentId, creditId, amountMinor }) => ({ paymentId, creditId, amountMinor })),
      } satisfies z.output<typeof kept>,
      subject: { kind: 'order', id: order.id },
    };
  },
  async undo(context, given) {
    const { orderId, uses } = kept.parse(given);
    const order = await lockOrder(context, { id: orderId });
    for (const use of uses) await takeOff(context, order, use);
    const backMinor = uses.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    await updateOrder(context, orderId, { creditMinor: order.creditMinor - backMinor });
  },
});

/** Takes a use off an order and gives the credit back what it paid. Errors: conflict once some of it went back. */
async function takeOff(
  context: Context,
  order: { id: string; orderNumber: number },
  { paymentId, creditId, amountMinor }: z.output<typeof kept>['uses'][number],
): Promise<void> {
  const gone = await context.db
    .delete(orderPayments)
    .where(
      and(
        eq(orderPayments.storeId, context.storeId),
        eq(orderPayments.id, paymentId),
        eq(orderPayments.refundedMinor, 0),
      ),
    )
    .returning({ id: orderPayments.id });
  if (gone.length === 0)
    throw new OperationError(
      'conflict',
      `Store credit of order #${order.orderNumber} has gone back since then, so this can’t be undone.`,
    );
  const { expiresOn } = await lockCredit(context, creditId);
  await move(
    context,
    creditId,
    { kind: 'UNDONE', amountMinor, order, paymentId },
    { expiresOn: expiryAfterReturn(expiresOn, context.clock.now()) },
  );
}
