import { wooAddressOf } from '@brandwright/contract/catalog/shop-domains.ts';
import { z } from 'zod';
import { ShopRefused, type WooCommerceAccess } from '../../shop-catalog/shop-catalog.ts';
import {
  createWooClient,
  wooApi,
  type WooClient,
  type WooSettings,
} from '../../shop-catalog/woocommerce/woocommerce-client.ts';
import { changedPage } from '../changed-pages.ts';
import type { ShopOrder, ShopOrders } from '../shop-orders.ts';
import { fulfillAtWooCommerce } from './fulfill.ts';
import { wooOrder, wooRefund, type WooOrder } from './order-answers.ts';
import { wooOrderOf } from './read-order.ts';
import { readWooWebhook, registerAtWooCommerce, removeAtWooCommerce } from './webhooks.ts';

const pageSize = 50;

interface WooOrdersSettings extends WooSettings {
  now?: () => Date;
}

/** The orders of a WooCommerce shop, at its own address. */
export function createWooCommerceOrders(
  access: WooCommerceAccess,
  webhookSecret: string,
  settings: WooOrdersSettings = {},
): ShopOrders {
  const { domain } = access;
  if (wooAddressOf(domain) !== domain) throw new Error('Not a WooCommerce shop’s address.');
  const now = settings.now ?? (() => new Date());
  const open = () =>
    createWooClient(access, settings, {
      name: 'orders',
      tooLarge: `${domain} has more order data than can be read. Import an order export (CSV) instead.`,
    });

  return {
    isTest: false,
    async changedSince(wanted, signal) {
      const client = open();
      const { rows, next } = await changedPage(wanted, now(), async (from, page) => {
        const query = {
          // "After" leaves the instant itself out.
          modified_after: new Date(from.getTime() - 1000).toISOString().slice(0, 19),
          dates_are_gmt: 'true',
          orderby: 'modified',
          order: 'asc',
          status: 'any',
          per_page: String(pageSize),
          page: String(page),
        };
        const { found, headers } = await client.ask(`${wooApi}/orders`, query, z.array(wooOrder), signal);
        const pages = Number(headers.get('x-wp-totalpages') ?? Number.NaN);
        const isLast = Number.isNaN(pages) ? found.length < pageSize : page >= pages;
        return { rows: found.map(asRow), isLast };
      });
      const orders: ShopOrder[] = [];
      for (const { order } of rows) orders.push(await wholeOrder(client, order, signal));
      return { orders, next };
    },
    async read(orderId, signal) {
      const client = open();
      const order = await readOne(client, orderId, signal);
      return order && wholeOrder(client, order, signal);
    },
    async fulfill(fulfillment, signal) {
      const client = open();
      const order = await readOne(client, fulfillment.orderId, signal);
      if (!order) throw new ShopRefused('shop', `${domain} no longer has this order.`);
      const read = await wholeOrder(client, order, signal);
      return fulfillAtWooCommerce(client, domain, { order, read }, fulfillment, signal);
    },
    readWebhook: (webhook) => readWooWebhook(webhookSecret, webhook),
    registerWebhooks: (url, signal) => registerAtWooCommerce(open(), webhookSecret, url, signal),
    removeWebhooks: (url, signal) => removeAtWooCommerce(open(), url, signal),
  };
}

const asRow = (order: WooOrder) => ({
  id: String(order.id),
  updatedAt: order.date_modified_gmt ?? order.date_created_gmt ?? new Date(0).toISOString(),
  order,
});

async function readOne(
  client: WooClient,
  orderId: string,
  signal: AbortSignal,
): Promise<WooOrder | undefined> {
  if (!/^\d{1,18}$/.test(orderId)) return undefined;
  const path = `${wooApi}/orders/${orderId}`;
  const order = await client.find(path, 'woocommerce_rest_shop_order_invalid_id', wooOrder, signal);
  return order?.status === 'trash' ? undefined : order;
}

/** With the lines of its refunds, which the order itself doesn't have. */
async function wholeOrder(client: WooClient, order: WooOrder, signal: AbortSignal): Promise<ShopOrder> {
  if (order.refunds.length === 0) return wooOrderOf(order, []);
  const path = `${wooApi}/orders/${order.id}/refunds`;
  const { found } = await client.ask(path, { per_page: '100' }, z.array(wooRefund), signal);
  return wooOrderOf(order, found);
}
