import { OperationError } from '@brandwright/contract';
import { takeBackStockMovements } from '@brandwright/contract/catalog/take-back-stock-movements.ts';
import { receivingState } from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { receiveReceiving } from '@brandwright/contract/fulfillment/receivings/receive-receiving.ts';
import { countedStatus, discrepancyWords } from '@brandwright/contract/fulfillment/receivings/rules.ts';
import { receivingStatus } from '@brandwright/contract/purchasing/enums.ts';
import { takeBackPurchaseReceipt } from '@brandwright/contract/purchasing/take-back-purchase-receipt.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { tellPeople } from '../../kernel/notifications/tell-people.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { byWhom, changeReceiving, requireTransition } from './change-receiving.ts';
import { bookCounts, countsOf } from './count-units.ts';
import { linesOf, lockReceiving, snOf } from './find-receiving.ts';
import { showReceiving } from './show-receiving.ts';
import { receivingLines, receivingReceipts } from './tables.ts';

const kept = z.object({
  id: z.uuid(),
  receiptId: z.uuid(),
  tokens: z.array(z.string()),
  keys: z.array(z.string()),
  counts: z.array(z.object({ lineId: z.uuid(), receivedUnits: z.int(), damagedUnits: z.int() })),
  was: z.object({ status: receivingState, receivingStatus }),
  left: z.object({ receivingStatus, updatedAt: z.string() }),
});

async function photosOf(context: Context, fileIds: readonly string[]) {
  const photos = [];
  for (const fileId of new Set(fileIds)) {
    const { id, name, contentType } = await context.call(getFile, { fileId });
    if (!contentType.startsWith('image/'))
      throw new OperationError('unsupported_file', `${name} isn’t a picture. Attach photos of what arrived.`);
    photos.push({ fileId: id, name });
  }
  return photos;
}

/** Adds units to a line, or takes them back where they are below zero. */
const addUnits = (context: Context, lineId: string, receivedUnits: number, damagedUnits: number) =>
  context.db
    .update(receivingLines)
    .set({
      receivedUnits: sql`${receivingLines.receivedUnits} + ${receivedUnits}`,
      damagedUnits: sql`${receivingLines.damagedUnits} + ${damagedUnits}`,
    })
    .where(and(eq(receivingLines.storeId, context.storeId), eq(receivingLines.id, lineId)));

/** Tells of units that are missing, too many or damaged once a delivery is counted. */
async function tellDiscrepancy(
  context: Context,
  { id, number, receivingStatus: state }: Awaited<ReturnType<typeof changeReceiving>>,
): Promise<void> {
  if (state !== 'RECEIVED') return;
  const words = discrepancyWords(await linesOf(context, id));
  if (words === null) return;
  await tellPeople(context, {
    kind: 'RECEIVING_DISCREPANCY',
    key: `receiving:${id}:${context.requestId}`,
    topic: `receiving:${id}`,
    title: `${snOf(number)} was counted with a discrepancy`,
    detail: words,
    path: `/receivings/${snOf(number)}/details`,
  });
}

export default implement(receiveReceiving, {
  async run(context, { sn, isFinal, photoFileIds, note, countedBefore, ...asked }) {
    const row = await lockReceiving(context, sn);
    const lines = await linesOf(context, row.id);
    if (row.receivingStatus === 'RECEIVED')
      throw new OperationError(
        'conflict',
        `All of ${snOf(row.number)} has already been counted. Nothing was added. Undo the count to change it.`,
      );
    requireTransition(row, 'RECEIVED_BY_PIETRA');
    const before = lines.reduce((sum, line) => sum + line.receivedUnits + line.damagedUnits, 0);
    if (countedBefore !== undefined && countedBefore !== before)
      throw new OperationError(
        'conflict',
        `${before.toLocaleString('en-US')} units of ${snOf(row.number)} have been counted in the meantime. Check them before you add more.`,
      );
    const counts = countsOf(row, lines, asked).filter(
      ({ receivedUnits, damagedUnits }) => receivedUnits + damagedUnits > 0,
    );
    if (counts.length === 0 && !isFinal)
      throw new OperationError('bad_input', `How many units of ${snOf(row.number)} arrived?`, [
        { path: 'quantity', message: 'At least one.' },
      ]);
    const photos = await photosOf(context, photoFileIds);
    const booked = await bookCounts(context, row, counts);
    for (const { line, receivedUnits, damagedUnits } of counts)
      await addUnits(context, line.id, receivedUnits, damagedUnits);
    const receiptId = randomUUID();
    await context.db.insert(receivingReceipts).values({
      storeId: context.storeId,
      id: receiptId,
      receivingId: row.id,
      by: byWhom(context),
      note: note ?? null,
      counts: counts.map(({ line, receivedUnits, damagedUnits }) => ({
        title: line.title,
        receivedUnits,
        damagedUnits,
      })),
      photos,
      createdAt: context.clock.now(),
    });
    const changed = await changeReceiving(context, row.id, {
      status: 'RECEIVED_BY_PIETRA',
      receivingStatus: countedStatus(await linesOf(context, row.id), isFinal),
    });
    await tellDiscrepancy(context, changed);
    return {
      output: await showReceiving(context, changed),
      undo: {
        id: row.id,
        receiptId,
        ...booked,
        counts: counts.map(({ line, receivedUnits, damagedUnits }) => ({
          lineId: line.id,
          receivedUnits,
          damagedUnits,
        })),
        was: { status: row.status, receivingStatus: row.receivingStatus },
        left: {
          receivingStatus: changed.receivingStatus,
          updatedAt: changed.updatedAt.toISOString(),
        },
      } satisfies z.output<typeof kept>,
      subject: { kind: 'receiving', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, receiptId, tokens, keys, counts, was, left } = kept.parse(given);
    const row = await lockReceiving(context, id);
    refuseChangedSince('receiving', left, { ...row, updatedAt: row.updatedAt.toISOString() });
    for (const token of tokens) await context.call(takeBackPurchaseReceipt, { token });
    if (keys.length > 0) await context.call(takeBackStockMovements, { keys });
    for (const { lineId, receivedUnits, damagedUnits } of counts)
      await addUnits(context, lineId, -receivedUnits, -damagedUnits);
    await context.db
      .delete(receivingReceipts)
      .where(and(eq(receivingReceipts.storeId, context.storeId), eq(receivingReceipts.id, receiptId)));
    await changeReceiving(context, id, was);
  },
});
