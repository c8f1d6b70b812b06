import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { ShippingRefused } from '../shipping.ts';

export interface ShippoSettings {
  /** `shippo_live_…` or `shippo_test_…`. */
  token: string;
  /** `https://api.goshippo.com`, unless a stand-in answers. */
  baseUrl: string;
  /** What our webhook's address carries as `token`; null where no webhook is set up. */
  webhookToken: string | null;
  wait?: (milliseconds: number) => Promise<void>;
}

const attempts = 3;
const timeoutMs = 40_000;
const firstWaitMs = 400;
const largestLabel = 5 * 1024 * 1024;
/** Where Shippo keeps its labels. */
const labelHosts = /(?:^|\.)(?:goshippo\.com|amazonaws\.com)$/;

/** Asks Shippo's REST API (docs.goshippo.com). What only reads is asked again while Shippo is busy; what buys is not. */
export function createShippoClient(settings: ShippoSettings) {
  const wait = settings.wait ?? ((milliseconds: number) => sleep(milliseconds));
  const base = settings.baseUrl.replace(/\/+$/, '');

  /** Errors: not_found, upstream; ShippingRefused for a refusal, with Shippo's reason. */
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    mayRepeat = true,
  ): Promise<unknown> {
    for (let attempt = 1; attempt <= (mayRepeat ? attempts : 1); attempt += 1) {
      const response = await reach(`${base}${path}`, {
        method,
        headers: {
          authorization: `ShippoToken ${settings.token}`,
          'content-type': 'application/json',
          'shippo-api-version': '2018-02-08',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response?.json().catch(() => undefined);
      if (response?.ok) return answer;
      if (response?.status === 401 || response?.status === 403)
        throw new OperationError('upstream', 'Shippo doesn’t accept our token. Check SHIPPO_API_TOKEN.');
      if (response?.status === 404) throw new OperationError('not_found', 'Shippo doesn’t know this label.');
      if (response && response.status < 500 && response.status !== 429)
        throw new ShippingRefused(`Shippo refused it: ${reasonIn(answer)}`);
      if (attempt < attempts && mayRepeat) await wait(firstWaitMs * 2 ** (attempt - 1));
    }
    throw noAnswer();
  }

  /** A label's file, from where Shippo keeps them only. */
  async function download(address: string): Promise<Uint8Array> {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isOurs =
      url?.origin === new URL(base).origin || (url?.protocol === 'https:' && labelHosts.test(url.hostname));
    if (!url || !isOurs) throw noAnswer();
    const response = await reach(url.href, { method: 'GET' });
    if (!response?.ok || Number(response.headers.get('content-length') ?? 0) > largestLabel) throw noAnswer();
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
    if (!isPdf || bytes.length > largestLabel) throw noAnswer();
    return bytes;
  }

  return { ask, download };
}

const reach = (address: string, request: RequestInit): Promise<Response | undefined> =>
  fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );

/** The first text in a refusal: Shippo answers fields with lists of sentences. */
export function reasonIn(answer: unknown): string {
  if (typeof answer === 'string') return answer.slice(0, 300);
  if (typeof answer !== 'object' || answer === null) return 'no reason was given.';
  for (const part of Object.values(answer)) {
    const reason = reasonIn(part);
    if (reason !== 'no reason was given.') return reason;
  }
  return 'no reason was given.';
}

export const noAnswer = () =>
  new OperationError(
    'upstream',
    'Shippo isn’t responding. Nothing was lost. Try again: nothing is bought twice.',
  );

export type ShippoClient = ReturnType<typeof createShippoClient>;
