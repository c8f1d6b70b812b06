import { OperationError } from '@brandwright/contract';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { and, eq, max } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { byWhom } from './change-receiving.ts';
import { lockReceiving, type ReceivingRow } from './find-receiving.ts';
import { lockAnnouncements, newLine } from './new-lines.ts';
import { showReceiving } from './show-receiving.ts';
import { receivingLines, receivings } from './tables.ts';

const kept = z.object({ id: z.uuid() });

/** The next number of the store, under the lock on announcements. */
async function nextNumber({ db, storeId }: Context): Promise<number> {
  const [last] = await db
    .select({ number: max(receivings.number) })
    .from(receivings)
    .where(eq(receivings.storeId, storeId));
  return (last?.number ?? 1000) + 1;
}

function requireOnce(ids: readonly (string | null | undefined)[], what: string): void {
  const named = ids.filter(Boolean);
  if (new Set(named).size < named.length)
    throw new OperationError('conflict', `${what} is listed twice. Put its units on one line.`);
}

export default implement(createReceiving, {
  async run(context, { purchaseItemId, sku, quantity, lines: several, ...given }) {
    await lockAnnouncements(context);
    const number = await nextNumber(context);
    const asked = several.length > 0 ? several : [{ purchaseItemId, sku, expectedUnits: quantity }];
    const now = context.clock.now();
    const row: ReceivingRow = {
      storeId: context.storeId,
      id: randomUUID(),
      number,
      status: given.trackingNumber === undefined ? 'NOT_YET_SHIPPED' : 'NOT_YET_DELIVERED',
      receivingStatus: 'NONE',
      destination: given.destination,
      carrier: given.carrier ?? null,
      trackingNumber: given.trackingNumber ?? null,
      expectedOn: given.expectedOn ?? null,
      note: given.note ?? null,
      createdBy: byWhom(context),
      cancelReason: null,
      createdAt: now,
      updatedAt: now,
    };
    const lines = [];
    for (const line of asked) lines.push(await newLine(context, line));
    requireOnce(
      lines.map(({ purchaseItemId: id }) => id),
      'A purchase order',
    );
    requireOnce(
      lines.map(({ skuId }) => skuId),
      'A product',
    );
    await context.db.insert(receivings).values(row);
    await context.db.insert(receivingLines).values(
      lines.map((line, position) => ({
        ...line,
        storeId: context.storeId,
        id: randomUUID(),
        receivingId: row.id,
        position,
      })),
    );
    return {
      output: await showReceiving(context, row),
      undo: { id: row.id } satisfies z.output<typeof kept>,
      subject: { kind: 'receiving', id: row.id },
    };
  },
  async undo(context, given) {
    const { id } = kept.parse(given);
    const row = await lockReceiving(context, id);
    refuseChangedSince('receiving', { updatedAt: row.createdAt, receivingStatus: 'NONE' }, row);
    await context.db
      .delete(receivings)
      .where(and(eq(receivings.storeId, context.storeId), eq(receivings.id, id)));
  },
});
