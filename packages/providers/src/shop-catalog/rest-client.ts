import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reach, ReachRequest } from './shop-reach.ts';

export interface RestSettings {
  /** Where a stand-in answers for all shops; for tests and development. */
  standInUrl?: string;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Of all answers to one client together. */
  mostBytes?: number;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  said: unknown;
}

export interface RestClient {
  get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<RestAnswer>;
  /** A POST is sent once: a lost answer is not asked for again, since what was asked may have been done. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    query: Readonly<Record<string, string>>,
    body: object | undefined,
    signal: AbortSignal,
  ): Promise<RestAnswer>;
}

export interface RestShop {
  /** As people call it: "WooCommerce". */
  platform: string;
  domain: string;
  /** "https://maple.com/wp-json", without a slash at its end. */
  base: string;
  headers: Readonly<Record<string, string>>;
  /** Where requests may go, and how. */
  reach: Reach;
  /** Milliseconds to wait after "too many requests". */
  waitOf: (headers: Headers) => number;
  /** Said when the shop sends more than can be read. */
  tooLarge: string;
}

/** Without an answer, or with one of a broken server. */
const mostFailures = 3;
const firstWaitMs = 500;
const mostThrottled = 20;
const shortestWaitMs = 250;
const longestWaitMs = 30_000;
const usualMostBytes = 200_000_000;

/**
 * A shop that is reached over plain REST: asks again where that helps. What it refuses, whoever asks makes words of. A client is for
 * one reading: it counts what the shop sends, so that no shop fills the memory of everybody's server.
 */
export function createRestClient(
  shop: RestShop,
  { wait = waitFor, mostBytes = usualMostBytes }: RestSettings,
): RestClient {
  const { platform, domain, base, headers, reach, waitOf, tooLarge } = shop;
  let taken = 0;

  async function ask(
    path: string,
    query: Readonly<Record<string, string>>,
    { method, body, headers: own }: ReachRequest,
    signal: AbortSignal,
  ): Promise<RestAnswer> {
    const url = new URL(`${base}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    let failures = 0;
    let throttled = 0;
    for (;;) {
      const request = { method, body, headers: { accept: 'application/json', ...headers, ...own } };
      const answer = await reach(url, request, signal);
      signal.throwIfAborted();
      taken += Buffer.byteLength(answer?.text ?? '');
      if (taken > mostBytes) throw new OperationError('too_large', tooLarge);
      if (!answer || answer.status >= 500) {
        failures += 1;
        if (failures >= mostFailures || method === 'POST')
          throw new OperationError(
            'upstream',
            `${platform} isn’t responding for ${domain}. Try again in a few minutes.`,
          );
        await wait(firstWaitMs * 2 ** (failures - 1), signal);
        continue;
      }
      if (answer.status === 429) {
        throttled += 1;
        if (throttled > mostThrottled)
          throw new OperationError(
            'upstream',
            `${platform} is too busy to answer for ${domain}. Try again in a few minutes.`,
          );
        await wait(Math.min(longestWaitMs, Math.max(shortestWaitMs, waitOf(answer.headers) || 0)), signal);
        continue;
      }
      return { status: answer.status, headers: answer.headers, said: parsed(answer.text) };
    }
  }

  return {
    get: (path, query, signal) => ask(path, query, { method: 'GET', headers: {} }, signal),
    send: (method, path, query, body, signal) =>
      ask(
        path,
        query,
        body === undefined
          ? { method, headers: {} }
          : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        signal,
      ),
  };
}

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal });

function parsed(text: string): unknown {
  try {
    // Some shops put a byte order mark before their answers.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Seconds of `Retry-After` as milliseconds. */
export const retryAfterMs = (headers: Headers): number =>
  Number(headers.get('retry-after') ?? 2) * 1000 || 2000;
