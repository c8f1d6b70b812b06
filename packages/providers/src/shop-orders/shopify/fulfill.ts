import { OperationError } from '@brandwright/contract';
import { ShopRefused } from '../../shop-catalog/shop-catalog.ts';
import type { ShopifyClient } from '../../shop-catalog/shopify/shopify-client.ts';
import type { ShopFulfillment } from '../shop-orders.ts';
import { fulfillData, fulfillQuery, toFulfillData, toFulfillQuery, type ToFulfill } from './order-queries.ts';
import { idOf, orderGid } from './read-order.ts';

/** Parts of an order that may be fulfilled now (shopify.dev, FulfillmentOrderStatus). */
const openStatuses = new Set(['OPEN', 'IN_PROGRESS', 'INCOMPLETE']);

// oxlint-disable-next-line brandwright/american-words -- the status as Shopify names it
const canceled = 'CANCELLED';

interface Part {
  fulfillmentOrderId: string;
  fulfillmentOrderLineItems: { id: string; quantity: number }[];
}

/**
 * Fulfills lines of an order by its fulfillment orders: one fulfillment for each place that they leave from, since Shopify takes no
 * two places in one. What was told under the tracking number before is not told again.
 */
export async function fulfillAtShopify(
  client: ShopifyClient,
  domain: string,
  fulfillment: ShopFulfillment,
  signal: AbortSignal,
): Promise<{ id: string; isNew: boolean }> {
  const { orderId, trackingNumber, trackingUrl, carrier } = fulfillment;
  const { order } = await client.ask(toFulfillQuery, { id: orderGid(orderId) }, toFulfillData, signal);
  if (!order) throw new ShopRefused('shop', `${domain} no longer has this order.`);
  const told = order.fulfillments.filter(
    ({ status, trackingInfo }) =>
      status !== canceled && trackingInfo.some(({ number }) => number === trackingNumber),
  );
  const wanted = leftToTell(fulfillment, told);
  const [before] = told;
  // One with more lines than are read was told whole, as all of ours are.
  const isWhole = told.some(({ fulfillmentLineItems }) => fulfillmentLineItems.pageInfo.hasNextPage);
  if (before && (isWhole || wanted.size === 0)) return { id: idOf(before.id), isNew: false };
  let id = before?.id;
  for (const parts of partsByPlace(order, wanted, domain)) {
    const { fulfillmentCreate } = await client.ask(
      fulfillQuery,
      {
        fulfillment: {
          lineItemsByFulfillmentOrder: parts,
          notifyCustomer: false,
          trackingInfo: {
            number: trackingNumber,
            company: carrier,
            ...(trackingUrl === null ? {} : { url: trackingUrl }),
          },
        },
      },
      fulfillData,
      signal,
      // Asked again after a lost answer it would ship twice; the next try looks first.
      { isOnce: true },
    );
    if (!fulfillmentCreate.fulfillment)
      throw new ShopRefused(
        'shop',
        `Shopify didn’t accept the fulfillment for ${domain}. Check the order in Shopify, then try again.`,
      );
    id ??= fulfillmentCreate.fulfillment.id;
  }
  if (id === undefined)
    throw new OperationError('upstream', `Shopify’s response for ${domain} can’t be read.`);
  return { id: idOf(id), isNew: true };
}

/** Units by line that the shop does not know of yet. */
function leftToTell(fulfillment: ShopFulfillment, told: ToFulfill['fulfillments']): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { lineId, quantity } of fulfillment.lines)
    wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity);
  for (const { quantity, lineItem } of told.flatMap(
    ({ fulfillmentLineItems }) => fulfillmentLineItems.nodes,
  )) {
    const lineId = idOf(lineItem.id);
    wanted.set(lineId, (wanted.get(lineId) ?? 0) - (quantity ?? 0));
  }
  return new Map([...wanted].filter(([, quantity]) => quantity > 0));
}

/** Which units of which fulfillment orders, by the place that they leave from. Errors: ShopRefused when there are fewer left. */
function partsByPlace(order: ToFulfill, wanted: ReadonlyMap<string, number>, domain: string): Part[][] {
  const left = new Map(wanted);
  const places = new Map<string, Part[]>();
  for (const part of order.fulfillmentOrders.nodes) {
    if (!openStatuses.has(part.status)) continue;
    const items = part.lineItems.nodes.flatMap(({ id, remainingQuantity, lineItem }) => {
      const lineId = idOf(lineItem.id);
      const quantity = Math.min(remainingQuantity, left.get(lineId) ?? 0);
      if (quantity <= 0) return [];
      left.set(lineId, (left.get(lineId) ?? 0) - quantity);
      return [{ id, quantity }];
    });
    const place = part.assignedLocation.location?.id ?? '';
    if (items.length > 0)
      places.set(place, [
        ...(places.get(place) ?? []),
        { fulfillmentOrderId: part.id, fulfillmentOrderLineItems: items },
      ]);
  }
  const short = [...left.values()].reduce((sum, quantity) => sum + quantity, 0);
  const isCut = [
    order.fulfillmentOrders,
    ...order.fulfillmentOrders.nodes.map(({ lineItems }) => lineItems),
  ].some(({ pageInfo }) => pageInfo.hasNextPage);
  if (short > 0 && isCut)
    throw new ShopRefused(
      'shop',
      `This order has too many lines to report to ${domain}. Fulfill it in Shopify.`,
    );
  if (short > 0)
    throw new ShopRefused(
      'shop',
      `Shopify has fewer units left to fulfill than were shipped: ${short} short. They were fulfilled, canceled or put on hold there. Check the order in Shopify.`,
    );
  return [...places.values()];
}
