import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PayPalSettings } from '../payments/wallets/paypal/client.ts';
import { standIn, type StandIn } from './stand-in.ts';

interface Order {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  unit: { custom_id: string; description: string; amount: { currency_code: string; value: string } };
  captures: { id: string; status: string; amount: { currency_code: string; value: string } }[];
  isEmpty: boolean;
}

export interface PayPalStandIn extends StandIn {
  settings: PayPalSettings;
  orders: Map<string, Order>;
  /** How often a token was given. */
  logins: number;
  approve(orderId: string, from: 'FULL' | 'EMPTY'): Promise<void>;
  /** Tokens given so far are good no longer. */
  forgetTokens(): void;
  /** The next so many requests are turned away with 429. */
  beBusy(times: number): void;
  /** The next so many requests are done but answered with 500, as when a line breaks after the work. */
  failAfterWork(times: number): void;
  /** A webhook as PayPal sends it about an order: its body and headers. A refund names its capture alone. */
  webhook(eventType: string, orderId: string): { body: string; headers: Record<string, string> };
  /** Captures are under review from now on, or go through. */
  review(on: boolean): void;
}

const created = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().max(255),
        description: z.string().max(127),
        amount: z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d+\.\d\d$/) }),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }).loose() }),
  }),
});

const webhookId = '1JE4291016473214C';

const asked = z.object({
  auth_algo: z.literal('SHA256withRSA'),
  cert_url: z.url(),
  transmission_id: z.string().min(1),
  transmission_sig: z.string().min(1),
  transmission_time: z.iso.datetime(),
  webhook_id: z.string().min(1),
  webhook_event: z.object({ id: z.string(), event_type: z.string() }).loose(),
});

/** Speaks as much of PayPal's Orders v2 as we use: tokens, request ids, issues. Source: PayPal's published API reference. */
export async function paypalStandIn(): Promise<PayPalStandIn> {
  const orders = new Map<string, Order>();
  const answered = new Map<string, { status: number; body: unknown }>();
  let logins = 0;
  let oldest = 1;
  let busy = 0;
  let broken = 0;
  let reviews = false;
  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const sent = bytes.toString('utf8');
    if (request.url === '/v1/oauth2/token') {
      const basic = Buffer.from('client:secret').toString('base64');
      if (request.headers.authorization !== `Basic ${basic}` || sent !== 'grant_type=client_credentials')
        return say(401, { error: 'invalid_client' });
      logins += 1;
      return say(200, { access_token: `token ${logins}`, token_type: 'Bearer', expires_in: 32_400 });
    }
    const token = /^Bearer token (\d+)$/.exec(request.headers.authorization ?? '');
    if (Number(token?.[1] ?? 0) < oldest) return say(401, { error: 'invalid_token' });
    if (busy > 0) {
      busy -= 1;
      return say(429, { name: 'RATE_LIMIT_REACHED' });
    }
    const requestId = request.headers['paypal-request-id'];
    const known = typeof requestId === 'string' ? answered.get(requestId) : undefined;
    const answer = known ?? act(request.method ?? '', request.url ?? '', sent);
    // What was refused may be asked again under the same id; what was done is answered the same.
    if (typeof requestId === 'string' && answer.status < 300) answered.set(requestId, answer);
    if (broken > 0) {
      broken -= 1;
      return say(500, { name: 'INTERNAL_SERVER_ERROR' });
    }
    say(answer.status, answer.body);
  });

  const refuse = (issue: string) => ({
    status: 422,
    body: {
      name: 'UNPROCESSABLE_ENTITY',
      message: 'The requested action could not be performed.',
      details: [{ issue }],
    },
  });

  const shown = (order: Order) => ({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        ...order.unit,
        ...(order.captures.length > 0 ? { payments: { captures: order.captures } } : {}),
      },
    ],
    links:
      order.status === 'COMPLETED'
        ? [{ rel: 'self', href: `${server.url}/v2/checkout/orders/${order.id}`, method: 'GET' }]
        : [{ rel: 'payer-action', href: `${server.url}/checkoutnow?token=${order.id}`, method: 'GET' }],
  });

  /** The signature of a body in this stand-in; PayPal's is RSA over a checksum of it. */
  const signatureOf = (body: string, transmissionId: string) =>
    createHmac('sha256', webhookId).update(`${transmissionId} ${body}`).digest('base64');

  function verify(sent: string): { status: number; body: unknown } {
    const { success, data } = asked.safeParse(JSON.parse(sent));
    if (!success) return refuse('VALIDATION_ERROR');
    // The event as its bytes came, not as they may be written again.
    const event = sent.slice(sent.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isOurs =
      data.webhook_id === webhookId && data.transmission_sig === signatureOf(event, data.transmission_id);
    return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
  }

  function act(method: string, url: string, sent: string): { status: number; body: unknown } {
    const missing = {
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
    };
    if (method === 'POST' && url === '/v1/notifications/verify-webhook-signature') return verify(sent);
    const [, captureId] = /^\/v2\/payments\/captures\/([^/]+)$/.exec(url) ?? [];
    if (captureId !== undefined) {
      const of = [...orders.values()].find(({ captures }) => captures.some(({ id }) => id === captureId));
      if (!of) return missing;
      return {
        status: 200,
        body: { id: captureId, supplementary_data: { related_ids: { order_id: of.id } } },
      };
    }
    if (method === 'POST' && url === '/v2/checkout/orders') {
      const [unit] = created.parse(JSON.parse(sent)).purchase_units;
      if (!unit) return refuse('MISSING_REQUIRED_PARAMETER');
      const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
      const order: Order = { id, status: 'PAYER_ACTION_REQUIRED', unit, captures: [], isEmpty: false };
      orders.set(id, order);
      return { status: 200, body: shown(order) };
    }
    const [, id = '', capture] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(url) ?? [];
    const order = orders.get(decodeURIComponent(id));
    if (!order) return missing;
    if (method === 'GET' && !capture) return { status: 200, body: shown(order) };
    if (method !== 'POST' || !capture) return missing;
    if (order.status === 'COMPLETED') return refuse('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refuse('ORDER_NOT_APPROVED');
    if (order.isEmpty) return refuse('INSTRUMENT_DECLINED');
    order.status = 'COMPLETED';
    order.captures.push({
      id: randomUUID(),
      status: reviews ? 'PENDING' : 'COMPLETED',
      amount: order.unit.amount,
    });
    return { status: 201, body: shown(order) };
  }

  return {
    ...server,
    settings: {
      clientId: 'client',
      clientSecret: 'secret',
      baseUrl: server.url,
      webhookId,
      wait: () => Promise.resolve(),
    },
    orders,
    webhook(eventType, orderId) {
      const capture = orders.get(orderId)?.captures.at(-1)?.id ?? randomUUID();
      const links = [{ rel: 'up', href: `${server.url}/v2/payments/captures/${capture}`, method: 'GET' }];
      const resource = eventType.startsWith('CHECKOUT.')
        ? { id: orderId, status: 'APPROVED' }
        : eventType.endsWith('.REFUNDED')
          ? { id: randomUUID(), links }
          : { id: capture, supplementary_data: { related_ids: { order_id: orderId } } };
      // Spaces, so that a body that was parsed and written again is another.
      const body = JSON.stringify({ id: `WH-${randomUUID()}`, event_type: eventType, resource }, null, 1);
      const transmissionId = randomUUID();
      return {
        body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': `${server.url}/v1/notifications/certs/CERT-1`,
          'paypal-transmission-id': transmissionId,
          'paypal-transmission-sig': signatureOf(body, transmissionId),
          'paypal-transmission-time': '2026-11-20T15:00:00Z',
        },
      };
    },
    get logins() {
      return logins;
    },
    async approve(orderId, from) {
      const order = orders.get(orderId);
      if (order) Object.assign(order, { status: 'APPROVED', isEmpty: from === 'EMPTY' });
    },
    forgetTokens: () => {
      oldest = logins + 1;
    },
    beBusy: (times) => {
      busy = times;
    },
    failAfterWork: (times) => {
      broken = times;
    },
    review: (on) => {
      reviews = on;
    },
  };
}
