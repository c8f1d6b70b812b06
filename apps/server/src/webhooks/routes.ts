import {
  recordPaymentEvent,
  recordShopWebhook,
  recordSubscriptionEvent,
  recordTrackingNews,
  recordWalletEvent,
} from '@brandwright/platform';
import { Hono } from 'hono';
import type { Gateway, ServerEnv } from '../gateway.ts';
import { receivePayPal } from './receive-paypal.ts';
import { receiveShippo } from './receive-shippo.ts';
import { receiveBigCommerce } from './receive-bigcommerce.ts';
import { receiveShopify, type ShopWebhooks } from './receive-shopify.ts';
import { receiveStripe } from './receive-stripe.ts';
import { receiveTwilio } from './receive-twilio.ts';
import { receiveWooCommerce } from './receive-woocommerce.ts';

/** Where services outside tell what happened there. Nobody is logged in: each call is believed for its signature, or its token, alone. */
export function webhookRoutes(gateway: Gateway): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post('/webhooks/twilio', (call) => receiveTwilio(gateway, call));
  const { kernel, log, providers } = gateway;
  const { payments, shipping, wallet } = providers;
  // Signatures grow old by the real time, whatever the store's clock says.
  const webhook = { payments, log, now: () => new Date() };
  app.post('/webhooks/stripe', (call) =>
    receiveStripe(
      {
        ...webhook,
        record: (event) =>
          event.about === 'CHARGE'
            ? recordPaymentEvent(kernel, payments, event)
            : recordSubscriptionEvent(kernel, payments, event),
      },
      call,
    ),
  );
  app.post('/webhooks/paypal', (call) =>
    receivePayPal({ wallet, log, record: (event) => recordWalletEvent(kernel, wallet, event) }, call),
  );
  const shops: ShopWebhooks = {
    log,
    record: (domain, event) => recordShopWebhook(kernel, domain, event),
  };
  app.post('/webhooks/shopify', (call) => receiveShopify(shops, call));
  app.post('/webhooks/woocommerce', (call) => receiveWooCommerce(shops, call));
  app.post('/webhooks/bigcommerce', (call) => receiveBigCommerce(shops, call));
  app.post('/webhooks/shippo', (call) =>
    receiveShippo({ shipping, log, record: (number) => recordTrackingNews(kernel, number) }, call),
  );
  return app;
}
