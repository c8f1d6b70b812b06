import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeSettings } from '../payments/stripe/client.ts';
import { standIn, type StandIn } from './stand-in.ts';
import { customerRoutes } from './stripe/customers.ts';
import { readForm } from './stripe/form.ts';
import { previewRoutes } from './stripe/invoice-previews.ts';
import { invoiceRoutes } from './stripe/invoices.ts';
import { confirmIntent, intentRoutes } from './stripe/payment-intents.ts';
import { productRoutes } from './stripe/products.ts';
import { promotionCodeRoutes, promotionCodes } from './stripe/promotion-codes.ts';
import { refundRoutes } from './stripe/refunds.ts';
import { invalid, StripeRefusal } from './stripe/refusals.ts';
import { scheduleRoutes } from './stripe/schedules.ts';
import { subscriptionRoutes } from './stripe/subscriptions.ts';
import type { World } from './stripe/world.ts';

export interface StripeStandIn extends StandIn {
  settings: StripeSettings;
  world: World;
  /** The next so many requests are done but answered with 500, as when a line breaks after the work. */
  failAfterWork(times: number): void;
  /** The next so many requests are turned away with 429. */
  beBusy(times: number): void;
  /** Method and path of every request that had the right key. */
  asked: string[];
  /** What the person says on the bank's page. */
  confirm(chargeId: string, decision: 'APPROVED' | 'DECLINED'): void;
  /** The body and the header of a webhook, as Stripe signs it. */
  signedEvent(event: unknown, at: Date): { body: string; signature: string };
}

const routes = [
  ...customerRoutes,
  ...intentRoutes,
  ...refundRoutes,
  ...productRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...previewRoutes,
  ...invoiceRoutes,
  ...promotionCodeRoutes,
];

interface Answered {
  status: number;
  body: string;
}

/** How long a write takes: meanwhile its key is in use. */
const workMs = 5;

/**
 * Speaks as much of Stripe's API (version 2026-10-28) as we use: forms, error objects, keys of idempotency, lists, test
 * cards, signed webhooks. Source: Stripe's published OpenAPI description and its documentation of testing.
 */
export async function stripeStandIn(now: () => Date = () => new Date()): Promise<StripeStandIn> {
  const secretKey = 'sk_test_stand_in';
  const webhookSecret = 'whsec_stand_in';
  const world: World = {
    customers: new Map(),
    methods: new Map(),
    intents: new Map(),
    products: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    schedules: new Map(),
    coupons: new Map(),
    promotionCodes: [...promotionCodes],
    slowRefunds: 0,
    now: () => Math.floor(now().getTime() / 1000),
  };
  const asked: string[] = [];
  const keys = new Map<string, { sent: string; answered: Answered | undefined }>();
  let failures = 0;
  let busy = 0;

  function work(method: string, url: URL, sent: string): Answered {
    try {
      const route = routes.find((one) => one.method === method && one.path.test(url.pathname));
      if (!route)
        throw new StripeRefusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${url.pathname}).`,
        });
      const form = readForm(method === 'POST' ? sent : url.search);
      const unknown = form.names().find((name) => name !== 'expand' && !route.takes.includes(name));
      if (unknown !== undefined)
        throw invalid(`Received unknown parameter: ${unknown}`, {
          code: 'parameter_unknown',
          param: unknown,
        });
      const id = decodeURIComponent(route.path.exec(url.pathname)?.[1] ?? '');
      return said(200, route.answer({ world, id, form, expand: form.list('expand') }));
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return said(error.status, { error: error.error });
    }
  }

  /** A key is answered once; asked again it gets the same answer, refusals too. */
  async function workOnce(key: string, method: string, url: URL, sent: string): Promise<Answered> {
    const first = keys.get(key);
    const request = `${url.pathname} ${sent}`;
    if (first && first.sent !== request)
      return refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one you used if you meant to execute a different request.',
      });
    if (first)
      return (
        first.answered ??
        refusal(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key.`,
        })
      );
    const entry: { sent: string; answered: Answered | undefined } = { sent: request, answered: undefined };
    keys.set(key, entry);
    await setTimeout(workMs);
    entry.answered = work(method, url, sent);
    return entry.answered;
  }

  async function answer(request: {
    method: string;
    url: URL;
    authorization: string;
    key: string;
    sent: string;
  }) {
    const { method, url, key, sent } = request;
    if (request.authorization !== `Bearer ${secretKey}`)
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_*****' });
    asked.push(`${method} ${url.pathname}`);
    if (busy > 0) {
      busy -= 1;
      return refusal(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Too many requests',
      });
    }
    const answered =
      method === 'POST' && key !== '' ? await workOnce(key, method, url, sent) : work(method, url, sent);
    if (failures === 0) return answered;
    failures -= 1;
    return refusal(500, { type: 'api_error', message: 'An unknown error occurred' });
  }

  const server = await standIn((request, bytes, response) => {
    void answer({
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://stand-in'),
      authorization: request.headers.authorization ?? '',
      key: String(request.headers['idempotency-key'] ?? ''),
      sent: bytes.toString('utf8'),
    }).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
  });

  return {
    ...server,
    settings: {
      secretKey,
      publishableKey: 'pk_test_stand_in',
      webhookSecret,
      baseUrl: server.url,
      now,
    },
    world,
    asked,
    confirm: (chargeId, decision) => confirmIntent(world, chargeId, decision),
    failAfterWork: (times) => {
      failures = times;
    },
    beBusy: (times) => {
      busy = times;
    },
    signedEvent(event, at) {
      const body = JSON.stringify(event);
      const timestamp = Math.floor(at.getTime() / 1000);
      const { webhooks } = new Stripe(secretKey);
      return {
        body,
        signature: webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp }),
      };
    },
  };
}

const said = (status: number, body: unknown): Answered => ({ status, body: JSON.stringify(body) });

const refusal = (status: number, error: Record<string, unknown>): Answered => said(status, { error });
