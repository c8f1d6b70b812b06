import { storeHashOf } from '@brandwright/contract/catalog/shop-domains.ts';
import { z } from 'zod';
import { createBcClient, type BcClient } from '../../shop-catalog/bigcommerce/bigcommerce-client.ts';
import type { RestSettings } from '../../shop-catalog/rest-client.ts';
import { ShopRefused, type BigCommerceAccess } from '../../shop-catalog/shop-catalog.ts';
import { changedPage, unread } from '../changed-pages.ts';
import type { ShopOrder, ShopOrders } from '../shop-orders.ts';
import { fulfillAtBigCommerce } from './fulfill.ts';
import {
  bcCoupon,
  bcOrder,
  bcProductOfOrder,
  bcShippingAddress,
  type BcOrder,
  type BcProductOfOrder,
} from './order-answers.ts';
import { bcOrderOf } from './read-order.ts';
import { readBcWebhook, registerAtBigCommerce, removeAtBigCommerce } from './webhooks.ts';

/** Lines and address of each order are asked for by themselves. */
const pageSize = 10;
const partSize = 250;
/** No shopper places an order with more lines than this. */
const mostLines = 1000;

interface BcOrdersSettings extends RestSettings {
  now?: () => Date;
}

/** The orders of a store at BigCommerce. Requests go to no other host than the platform’s. */
export function createBigCommerceOrders(
  access: BigCommerceAccess,
  webhookSecret: string,
  settings: BcOrdersSettings = {},
): ShopOrders {
  const { domain } = access;
  if (storeHashOf(domain) === undefined) throw new Error('Not a BigCommerce store.');
  const now = settings.now ?? (() => new Date());
  const open = () =>
    createBcClient(access, settings, {
      tooLarge: `${domain} has more order data than can be read. Import an order export (CSV) instead.`,
      scopes: 'Orders (modify) and Information & Settings (read-only)',
    });

  return {
    isTest: false,
    async changedSince(wanted, signal) {
      const client = open();
      const { rows, next } = await changedPage(wanted, now(), async (from, page) => {
        const query = {
          // A second earlier, so that the instant itself is never left out.
          min_date_modified: new Date(from.getTime() - 1000).toISOString().replace('Z', '+00:00'),
          sort: 'date_modified:asc',
          limit: String(pageSize),
          page: String(page),
        };
        const found = await client.ask('/v2/orders', query, z.array(bcOrder), signal);
        const rowsFound = found.map((order) => ({
          id: String(order.id),
          updatedAt: order.date_modified,
          order,
        }));
        return { rows: rowsFound, isLast: found.length < pageSize };
      });
      const orders: ShopOrder[] = [];
      for (const { order } of rows) orders.push((await wholeOrder(client, order, signal)).read);
      return { orders, next };
    },
    async read(orderId, signal) {
      const client = open();
      const order = await readOne(client, orderId, signal);
      return order && (await wholeOrder(client, order, signal)).read;
    },
    async fulfill(fulfillment, signal) {
      const client = open();
      const order = await readOne(client, fulfillment.orderId, signal);
      if (!order) throw new ShopRefused('shop', `${domain} no longer has this order.`);
      const whole = await wholeOrder(client, order, signal);
      return fulfillAtBigCommerce(client, domain, whole, fulfillment, signal);
    },
    readWebhook: (webhook) => readBcWebhook(webhookSecret, webhook),
    registerWebhooks: (url, signal) => registerAtBigCommerce(open(), webhookSecret, url, signal),
    removeWebhooks: (url, signal) => removeAtBigCommerce(open(), url, signal),
  };
}

const readOne = (client: BcClient, orderId: string, signal: AbortSignal) =>
  /^\d{1,18}$/.test(orderId)
    ? client.find(`/v2/orders/${orderId}`, bcOrder, signal)
    : Promise.resolve(undefined);

/** With its lines, where it goes, and the coupon that was used. */
async function wholeOrder(client: BcClient, order: BcOrder, signal: AbortSignal) {
  const path = `/v2/orders/${order.id}`;
  const products: BcProductOfOrder[] = [];
  for (let page = 1; ; page += 1) {
    const query = { limit: String(partSize), page: String(page) };
    const rows = await client.ask(`${path}/products`, query, z.array(bcProductOfOrder), signal);
    products.push(...rows);
    if (rows.length < partSize) break;
    if (products.length > mostLines) throw unread();
  }
  const query = { limit: String(partSize) };
  const addresses = order.order_is_digital
    ? []
    : await client.ask(`${path}/shipping_addresses`, query, z.array(bcShippingAddress), signal);
  const coupons =
    Number(order.coupon_discount) > 0
      ? await client.ask(`${path}/coupons`, query, z.array(bcCoupon), signal)
      : [];
  return {
    products,
    read: bcOrderOf(order, { products, addresses, couponCode: coupons[0]?.code ?? null }),
  };
}
