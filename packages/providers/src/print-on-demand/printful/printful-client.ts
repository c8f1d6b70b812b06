import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { PrintfulSettings } from './printful-settings.ts';

export type PrintfulMethod = 'GET' | 'POST' | 'DELETE';

/** An answer of Printful: its status and `result`; `reason` in words for a refusal. */
export interface PrintfulAnswer {
  status: number;
  result: unknown;
  reason: string | null;
}

export interface PrintfulClient {
  /** For what may be asked twice: asks again when Printful is busy, broken or not reached. */
  ask(method: PrintfulMethod, path: string, body?: unknown): Promise<PrintfulAnswer>;
  /**
   * For what must not happen twice: asks again only when Printful turned it away unread (429). When nobody knows what
   * became of it, that is said and nothing is repeated.
   */
  askOnce(method: PrintfulMethod, path: string, body?: unknown): Promise<PrintfulAnswer>;
  /** The bytes of a picture that Printful made. */
  picture(address: string): Promise<{ bytes: Uint8Array; contentType: string }>;
}

/** Attempts, the first one included. */
export const attempts = 4;
const timeoutMs = 30_000;
const firstWaitMs = 500;
/** Printful locks a caller out for a minute (developers.printful.com, rate limiting). */
const longestWaitMs = 61_000;
const largestPicture = 25 * 1024 * 1024;

const envelope = z.object({ code: z.number().optional(), result: z.unknown().optional() });
const refusal = z.object({
  error: z.object({ message: z.string().nullish(), reason: z.string().nullish() }),
});

/** Speaks Printful's REST interface v1: bearer token, JSON in and out, everything under `result`. */
export function createPrintfulClient(settings: PrintfulSettings): PrintfulClient {
  const base = settings.baseUrl.replace(/\/+$/, '');
  const wait = settings.wait ?? ((milliseconds: number) => sleep(milliseconds));

  async function send(method: PrintfulMethod, path: string, body: unknown): Promise<Response | undefined> {
    return fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        ...(settings.storeId ? { 'X-PF-Store-Id': settings.storeId } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
  }

  async function read(response: Response): Promise<PrintfulAnswer> {
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 401 || response.status === 403)
      throw new OperationError(
        'upstream',
        'Printful doesn’t accept our key. Check PRINTFUL_API_KEY and PRINTFUL_STORE_ID.',
      );
    const reason = response.ok ? null : reasonOf(body);
    return { status: response.status, result: envelope.safeParse(body).data?.result, reason };
  }

  async function repeat(
    method: PrintfulMethod,
    path: string,
    body: unknown,
    mayRepeat: (response: Response | undefined) => boolean,
  ): Promise<PrintfulAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(method, path, body);
      if (response && response.status !== 429 && response.status < 500) return read(response);
      if (!mayRepeat(response) || attempt === attempts) throw noAnswer(response?.status === 429);
      const asked = Number(response?.headers.get('retry-after')) * 1000 || 0;
      await wait(Math.min(longestWaitMs, Math.max(firstWaitMs * 2 ** (attempt - 1), asked)));
    }
  }

  return {
    ask: (method, path, body) => repeat(method, path, body, () => true),
    askOnce: (method, path, body) => repeat(method, path, body, (response) => response?.status === 429),
    async picture(address) {
      const host = new URL(address).hostname;
      // Only from Printful itself, or from the stand-in that plays it.
      if (!/(^|\.)printful\.com$/.test(host) && host !== new URL(base).hostname)
        throw new OperationError(
          'upstream',
          'Printful pointed to a picture on another host, which isn’t read.',
        );
      const response = await fetch(address, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      }).catch(() => undefined);
      const contentType = response?.headers.get('content-type')?.split(';')[0] ?? '';
      if (!response?.ok || !contentType.startsWith('image/')) throw noAnswer(false);
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.byteLength > largestPicture)
        throw new OperationError('upstream', 'Printful returned a picture that is too large.');
      return { bytes, contentType };
    },
  };
}

const noAnswer = (isBusy: boolean) =>
  new OperationError(
    'upstream',
    isBusy
      ? 'Printful isn’t taking more requests for a minute. Nothing was done; try again then.'
      : 'Printful isn’t responding. Try again in a moment.',
  );

function reasonOf(body: unknown): string {
  const said = refusal.safeParse(body).data?.error;
  const plain = envelope.safeParse(body).data?.result;
  return said?.message ?? said?.reason ?? (typeof plain === 'string' ? plain : 'no reason given');
}

/** A refusal of Printful, in words. */
export const refusedBy = ({ status, reason }: PrintfulAnswer): OperationError =>
  status === 404
    ? new OperationError('not_found', 'Printful can’t find that.')
    : new OperationError('upstream', `Printful refused (${status}): ${reason ?? 'no reason given'}`);
