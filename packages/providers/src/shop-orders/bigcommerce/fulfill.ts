import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { BcClient } from '../../shop-catalog/bigcommerce/bigcommerce-client.ts';
import { ShopRefused } from '../../shop-catalog/shop-catalog.ts';
import type { ShopFulfillment, ShopOrder } from '../shop-orders.ts';
import { bcShipment, type BcProductOfOrder, type BcShipment } from './order-answers.ts';

const pageSize = 250;
const mostPages = 20;

/** Carriers that BigCommerce makes tracking links for, by their usual names ("tracking_carrier"). */
const carriers: Readonly<Record<string, string>> = {
  usps: 'usps',
  ups: 'ups',
  fedex: 'fedex',
  dhl: 'dhl',
  'dhl express': 'dhl',
  'dhl ecommerce': 'dhl-global-mail',
};

/**
 * A shipment for each address that the order's items go to. What was told under the tracking number before is not told again.
 * BigCommerce moves the order to shipped, or partially shipped, by itself.
 */
export async function fulfillAtBigCommerce(
  client: BcClient,
  domain: string,
  { read, products }: { read: ShopOrder; products: readonly BcProductOfOrder[] },
  fulfillment: ShopFulfillment,
  signal: AbortSignal,
): Promise<{ id: string; isNew: boolean }> {
  const { orderId, trackingNumber, trackingUrl, carrier } = fulfillment;
  const path = `/v2/orders/${orderId}/shipments`;
  const told = (await everyShipment(client, path, signal)).filter(
    ({ tracking_number: number }) => number === trackingNumber,
  );
  const wanted = leftToTell(fulfillment, told);
  const [before] = told;
  if (before && wanted.size === 0) return { id: String(before.id), isNew: false };
  const short = [...wanted].reduce((sum, [lineId, units]) => {
    const left = read.lines.find(({ id }) => id === lineId)?.unfulfilledQuantity ?? 0;
    return sum + Math.max(0, units - left);
  }, 0);
  if (short > 0 || read.canceledAt !== null)
    throw new ShopRefused(
      'shop',
      `BigCommerce has fewer units left to fulfill than were shipped: ${short} short. They were shipped, canceled or refunded there. Check the order in BigCommerce.`,
    );
  let id = before?.id;
  for (const [addressId, items] of byAddress(products, wanted)) {
    const code = carriers[carrier.toLowerCase()];
    const made = await client.write(
      'POST',
      path,
      {
        order_address_id: addressId,
        tracking_number: trackingNumber,
        shipping_method: carrier,
        ...(code === undefined ? {} : { tracking_carrier: code }),
        ...(trackingUrl === null ? {} : { tracking_link: trackingUrl }),
        items,
      },
      bcShipment,
      signal,
    );
    id ??= made.id;
  }
  if (id === undefined)
    throw new OperationError('upstream', `BigCommerce’s response for ${domain} can’t be read.`);
  return { id: String(id), isNew: true };
}

async function everyShipment(client: BcClient, path: string, signal: AbortSignal): Promise<BcShipment[]> {
  const found: BcShipment[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { limit: String(pageSize), page: String(page) };
    const rows = await client.ask(path, query, z.array(bcShipment), signal);
    found.push(...rows);
    if (rows.length < pageSize) break;
  }
  return found;
}

/** Units by line that the store does not know of yet. */
function leftToTell({ lines }: ShopFulfillment, told: readonly BcShipment[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { lineId, quantity } of lines) wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity);
  for (const { order_product_id: product, quantity } of told.flatMap(({ items }) => items))
    wanted.set(String(product), (wanted.get(String(product)) ?? 0) - quantity);
  return new Map([...wanted].filter(([, quantity]) => quantity > 0));
}

function byAddress(products: readonly BcProductOfOrder[], wanted: ReadonlyMap<string, number>) {
  const found = new Map<number, { order_product_id: number; quantity: number }[]>();
  for (const { id, order_address_id: addressId } of products) {
    const quantity = wanted.get(String(id));
    if (quantity === undefined) continue;
    const key = addressId ?? 0;
    found.set(key, [...(found.get(key) ?? []), { order_product_id: id, quantity }]);
  }
  return found;
}
