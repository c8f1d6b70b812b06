import { catalogMessages, OperationError } from '@brandwright/contract';
import { ShopRefused, type ShopFulfillment } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import type { StagedJobHandler, WritePart } from '../../kernel/jobs/jobs.ts';
import type { Context } from '../../kernel/request/context.ts';
import { orderShipments } from '../tables.ts';
import { inShop } from './fulfillments.ts';
import { openShopOf, type OpenShop } from './open-shop.ts';
import { tellClients } from './sync-job.ts';
import { shopFulfillments } from './tables.ts';
import { tellPayload, tellShopJobName, type TellPayload } from './tell-shop-payload.ts';

/** Waits before the second try and the third; then a person decides. No worker is held meanwhile. */
const retryWaitsMs = [5_000, 60_000];

/**
 * Tells a shop of a shipment. That it is asked is on record before it is, so a server that dies meanwhile asks again, and the shop
 * takes a tracking number once. What the shop refuses stays as failed with its reason; where it doesn't answer it is tried again.
 */
export const tellShopJob: StagedJobHandler = {
  name: tellShopJobName,
  async begin(context, given) {
    const payload = tellPayload.parse(given);
    const { shipmentId } = payload;
    const prepared = await prepareTelling(context, shipmentId).catch((error: unknown) => {
      if (!(error instanceof OperationError)) throw error;
      return error;
    });
    if (!prepared) return undefined;
    if (prepared instanceof OperationError)
      return () => Promise.resolve((writing) => fail(writing, payload, prepared));
    const { shop, fulfillment, askedBefore } = prepared;
    return async (_report, signal): Promise<WritePart> => {
      try {
        const { id } = await shop.orders.fulfill(fulfillment, signal);
        return (writing) => succeed(writing, shipmentId, id);
      } catch (error) {
        if (signal.aborted) throw error;
        // A refusal tells nothing of an earlier asking whose answer was lost.
        const asked = isRefusal(error) ? { sentAt: askedBefore } : {};
        return (writing) => fail(writing, payload, error, asked);
      }
    };
  },
};

const mine = ({ storeId }: Context, shipmentId: string) =>
  and(eq(shopFulfillments.storeId, storeId), eq(shopFulfillments.id, shipmentId));

/** What is to be told, marked as being told; undefined when there is nothing to tell any more. */
async function prepareTelling(
  context: Context,
  shipmentId: string,
): Promise<{ shop: OpenShop; fulfillment: ShopFulfillment; askedBefore: Date | null } | undefined> {
  const { db, storeId, clock } = context;
  const [row] = await db.select().from(shopFulfillments).where(mine(context, shipmentId)).for('update');
  if (row?.status !== 'QUEUED' && row?.status !== 'SENDING') return undefined;
  const [shipment] = await db
    .select()
    .from(orderShipments)
    .where(and(eq(orderShipments.storeId, storeId), eq(orderShipments.id, shipmentId)));
  const order = await inShop(context, row.orderId);
  if (!order || !shipment || shipment.trackingNumber === null) return undefined;
  const shop = await openShopOf(context, order);
  const lines = shipment.items.map(({ lineItemId, quantity, title }) => {
    const lineId = order.lines.find((line) => line.lineItemId === lineItemId)?.externalId;
    if (lineId === undefined)
      throw new OperationError(
        'conflict',
        `${title} isn’t on order ${order.externalName} in ${order.shopName}. Fulfill it there.`,
      );
    return { lineId, quantity };
  });
  await db
    .update(shopFulfillments)
    .set({ status: 'SENDING', sentAt: clock.now() })
    .where(mine(context, shipmentId));
  return {
    shop,
    askedBefore: row.sentAt,
    fulfillment: {
      orderId: order.externalId,
      lines,
      trackingNumber: shipment.trackingNumber,
      trackingUrl: shipment.trackingUrl,
      carrier: shipment.carrier,
    },
  };
}

async function succeed(context: Context, shipmentId: string, externalId: string) {
  await context.db
    .update(shopFulfillments)
    .set({ status: 'SENT', externalId, failure: null, sentAt: context.clock.now() })
    .where(mine(context, shipmentId));
  await tellClients(context);
  return { shipmentId, told: true };
}

const isRefusal = (error: unknown) =>
  error instanceof ShopRefused || (error instanceof OperationError && error.code === 'conflict');

async function fail(
  context: Context,
  { shipmentId, attempt }: TellPayload,
  error: unknown,
  asked: { sentAt?: Date | null } = {},
) {
  const waitMs = retryWaitsMs[attempt];
  const isFinal = isRefusal(error) || waitMs === undefined;
  context.log.warn({ error: String(error), shipmentId, attempt }, 'a shop was not told of a shipment');
  await context.db
    .update(shopFulfillments)
    .set({
      ...asked,
      status: isFinal ? 'FAILED' : 'QUEUED',
      failure: error instanceof OperationError ? error.message : catalogMessages.generic,
    })
    .where(mine(context, shipmentId));
  if (!isFinal)
    await context.jobs.enqueue(
      tellShopJobName,
      { shipmentId, attempt: attempt + 1 } satisfies TellPayload,
      waitMs,
    );
  await tellClients(context);
  return { shipmentId, told: false };
}
