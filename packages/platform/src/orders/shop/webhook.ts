import { OperationError } from '@brandwright/contract';
import type { ShopOrderEvent, ShopWebhook } from '@brandwright/providers';
import { and, eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Context } from '../../kernel/request/context.ts';
import { openShop } from './open-shop.ts';
import { shopDeliveries, shopOrders } from './tables.ts';
import { takeShopOrderJob, type TakeOrderPayload } from './take-order-job.ts';

/** A shop that gets no answer sends again for a few hours; a delivery is remembered well beyond that. */
const rememberedMs = 14 * 86_400_000;

/**
 * Takes a webhook of a shop, for each store that has it connected and whose secret it is signed with. It is on record before it is
 * answered, and one that comes again changes nothing. Answers how many stores it was new to. Errors: `forbidden` when no store's
 * shop signed it.
 */
export async function recordShopWebhook(
  kernel: Kernel,
  domain: string,
  webhook: ShopWebhook,
): Promise<number> {
  const caller = { via: 'system' as const, requestId: randomUUID(), signal: AbortSignal.timeout(30_000) };
  const storeIds = await kernel.inContext({ ...caller, actor: { kind: 'public' } }, async ({ db }) => {
    const { rows } = await db.execute(sql`select store_id from stores_of_shop(${domain}) as store_id`);
    return z
      .array(z.object({ store_id: z.uuid() }))
      .parse(rows)
      .map((row) => row.store_id);
  });
  let isSigned = false;
  let news = 0;
  for (const storeId of storeIds) {
    const isNew = await kernel
      .inContext({ ...caller, actor: { kind: 'system', storeId } }, (context) =>
        record(context, domain, webhook),
      )
      .catch(unlessForbidden);
    if (isNew === undefined) continue;
    isSigned = true;
    if (isNew) news += 1;
  }
  if (!isSigned) throw new OperationError('forbidden', 'This webhook was not signed by a connected shop.');
  return news;
}

function unlessForbidden(error: unknown): undefined {
  if (error instanceof OperationError && (error.code === 'forbidden' || error.code === 'conflict'))
    return undefined;
  throw error;
}

/** Whether it says something that is not known yet. */
async function record(context: Context, domain: string, webhook: ShopWebhook): Promise<boolean> {
  const shop = await openShop(context);
  if (shop.key !== domain) return false;
  const event = shop.orders.readWebhook(webhook);
  if (!event || !(await isFirst(context, domain, event)) || (await isOld(context, domain, event)))
    return false;
  await context.jobs.enqueue(takeShopOrderJob.name, {
    shop: domain,
    orderId: event.orderId,
  } satisfies TakeOrderPayload);
  return true;
}

async function isFirst({ db, storeId, clock }: Context, shop: string, { deliveryId }: ShopOrderEvent) {
  const now = clock.now();
  const kept = await db
    .insert(shopDeliveries)
    .values({ storeId, id: randomUUID(), shop, deliveryId, receivedAt: now })
    .onConflictDoNothing({ target: [shopDeliveries.storeId, shopDeliveries.shop, shopDeliveries.deliveryId] })
    .returning({ id: shopDeliveries.id });
  if (kept.length === 0) return false;
  await db
    .delete(shopDeliveries)
    .where(
      and(
        eq(shopDeliveries.storeId, storeId),
        lt(shopDeliveries.receivedAt, new Date(now.getTime() - rememberedMs)),
      ),
    );
  return true;
}

/** Whether what is here is as new as what it tells. */
async function isOld({ db, storeId }: Context, shop: string, { orderId, updatedAt }: ShopOrderEvent) {
  if (updatedAt === null) return false;
  const [row] = await db
    .select({ changedAt: shopOrders.changedAt })
    .from(shopOrders)
    .where(
      and(eq(shopOrders.storeId, storeId), eq(shopOrders.shop, shop), eq(shopOrders.externalId, orderId)),
    );
  // Within the same second the shop may have changed it again.
  return row !== undefined && row.changedAt > new Date(updatedAt);
}
