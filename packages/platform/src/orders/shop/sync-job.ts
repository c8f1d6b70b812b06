import { catalogMessages, OperationError } from '@brandwright/contract';
import { orderReads } from '@brandwright/contract/orders/order-ref.ts';
import { shopSyncReads } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { z } from 'zod';
import type { StagedJobHandler } from '../../kernel/jobs/jobs.ts';
import type { Context } from '../../kernel/request/context.ts';
import { attempt } from './each-alone.ts';
import { openShop } from './open-shop.ts';
import { readChanges, type Changes } from './read-changes.ts';
import { addTaken, endSync, failSync, syncOf } from './sync-state.ts';
import { takeShopOrders } from './take-shop-orders.ts';

const payload = z.object({
  shop: z.string(),
  /** The sync that this continues; a later one does its own reading. */
  startedAt: z.string(),
  since: z.string().nullable(),
  after: z.string().nullable(),
});
export type SyncPayload = z.output<typeof payload>;

/**
 * Brings in some pages and queues the next. What was taken stays, so an interrupted sync resumes from the newest change that
 * was taken.
 */
export const syncShopJob: StagedJobHandler = {
  name: 'orders.sync_shop',
  async begin(context, given) {
    const from = payload.parse(given);
    if (!(await rowOf(context, from))) return undefined;
    const opened = await attempt(context, () => openShop(context));
    if ('error' in opened) return () => Promise.resolve((writing) => fail(writing, from, opened.error));
    const shop = opened.done;
    if (shop.key !== from.shop) return undefined;
    return async (_report, signal) => {
      const read = await readChanges(shop.orders, from, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return error;
      });
      return async (writing) => {
        if (!isChanges(read)) return fail(writing, from, read);
        const written = await attempt(writing, () => write(writing, from, read));
        return 'done' in written ? written.done : fail(writing, from, written.error);
      };
    };
  },
};

const isChanges = (read: unknown): read is Changes =>
  typeof read === 'object' && read !== null && 'orders' in read;

/** The sync's own row, unless another one began or another shop was connected. */
async function rowOf(context: Context, { shop, startedAt }: SyncPayload) {
  const row = await syncOf(context, { key: shop });
  return row?.status === 'RUNNING' && row.startedAt.toISOString() === startedAt ? row : undefined;
}

async function write(context: Context, from: SyncPayload, { orders, next, newest }: Changes) {
  const shop = await openShop(context);
  const row = await rowOf(context, from);
  if (!row || shop.key !== from.shop) return { taken: 0 };
  const after = await addTaken(context, row, await takeShopOrders(context, shop, orders), newest);
  if (next === null) await endSync(context, after);
  else await context.jobs.enqueue(syncShopJob.name, { ...from, after: next });
  await tellClients(context);
  return { taken: orders.length };
}

async function fail(context: Context, from: SyncPayload, error: unknown) {
  const row = await rowOf(context, from);
  if (!(error instanceof OperationError))
    context.log.error({ error: String(error) }, 'orders of a shop could not be read');
  if (row)
    await failSync(context, row, error instanceof OperationError ? error.message : catalogMessages.generic);
  await tellClients(context);
  return { taken: 0 };
}

export const tellClients = (context: Context) =>
  context.events.publish({ type: 'invalidate', operations: [...orderReads, ...shopSyncReads] });
