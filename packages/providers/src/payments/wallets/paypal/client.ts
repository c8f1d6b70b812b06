import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { createAppLogin } from '../../../app-login.ts';
import { PaymentRefused } from '../../payments.ts';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** `https://api-m.paypal.com` or `https://api-m.sandbox.paypal.com`, unless a stand-in answers. */
  baseUrl: string;
  /** PayPal's id of the webhook that is set up for this server; without it none is believed. */
  webhookId?: string | undefined;
  wait?: (milliseconds: number) => Promise<void>;
}

export interface PayPalRequest {
  method: 'GET' | 'POST';
  path: string;
  /** PayPal does what carries the same one once, and answers the same again. */
  requestId?: string;
  body?: unknown;
  /** JSON that must arrive byte by byte, in place of a body. */
  json?: string;
}

/** What PayPal answered: a body, or the issue that it names. */
export type PayPalAnswer = { body: unknown; issue?: undefined } | { issue: string };

const refusal = z.object({
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().optional() })).optional(),
});

const attempts = 3;
const timeoutMs = 30_000;
const firstWaitMs = 400;

export type AskPayPal = ReturnType<typeof createPayPalClient>;

/** Asks PayPal's REST API (developer.paypal.com/api/rest) with a token of the app, and asks again while it is busy. */
export function createPayPalClient(settings: PayPalSettings) {
  const wait = settings.wait ?? ((milliseconds: number) => sleep(milliseconds));
  const base = settings.baseUrl.replace(/\/+$/, '');
  const login = createAppLogin({
    ...settings,
    grant: { grant_type: 'client_credentials' },
    ask: (request) => reach(`${base}/v1/oauth2/token`, request),
    noAnswer,
    refused: 'PayPal doesn’t accept our app. Check PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.',
  });

  /** Errors: not_found, upstream; PaymentRefused for a refusal that isn't among `expected`, whose issue is answered. */
  return async function ask(request: PayPalRequest, expected: readonly string[] = []): Promise<PayPalAnswer> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const token = await login.token();
      const response = await reach(`${base}${request.path}`, {
        method: request.method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(request.requestId === undefined ? {} : { 'paypal-request-id': request.requestId }),
        },
        ...bodyOf(request),
      });
      const body: unknown = await response?.json().catch(() => undefined);
      if (response?.status === 401) login.forget();
      else if (response && response.status < 500 && response.status !== 429)
        return answerOf(response, body, expected);
      if (attempt < attempts) await wait(firstWaitMs * 2 ** (attempt - 1));
    }
    throw noAnswer();
  };
}

function bodyOf({ json, body }: PayPalRequest): { body?: string } {
  if (json !== undefined) return { body: json };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function answerOf(response: Response, body: unknown, expected: readonly string[]): PayPalAnswer {
  if (response.ok) return { body };
  if (response.status === 404)
    throw new OperationError('not_found', 'PayPal doesn’t know this payment any more.');
  const said = refusal.safeParse(body).data;
  const issues = said?.details ?? [];
  const issue = issues.find((one) => expected.includes(one.issue))?.issue;
  if (issue !== undefined) return { issue };
  const why = issues[0]?.description ?? said?.message;
  throw new PaymentRefused(`PayPal refused the payment${why ? `: ${why}` : '.'}`);
}

const reach = (address: string, request: RequestInit): Promise<Response | undefined> =>
  fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );

const noAnswer = () =>
  new OperationError(
    'upstream',
    'PayPal isn’t responding. Nothing is lost. Try again: nothing is paid twice.',
  );
