import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { ShopAccess } from '../shop-catalog.ts';
import { envelope, type Costs } from './shopify-answer.ts';
import { createShopifyLogin } from './shopify-login.ts';
import { refusalOfErrors, refusalOfStatus } from './shopify-refusals.ts';

/** Stable from October 1, 2026, and served for a year at least (shopify.dev, "About Shopify API versioning"). */
const shopifyVersion = '2026-10';

export interface ShopifySettings {
  /** Where a stand-in answers for all shops, in place of `https://NAME.myshopify.com`; for tests and development. */
  standInUrl?: string;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface ShopifyClient {
  /** `isOnce`: a lost answer is not asked for again, since what was asked may have been done. */
  ask<T>(
    query: string,
    variables: object,
    data: z.ZodType<T>,
    signal: AbortSignal,
    how?: { isOnce: boolean },
  ): Promise<T>;
}

const timeoutMs = 30_000;
const largestBytes = 16 * 1024 * 1024;
/** Without an answer, or with one of a broken server. */
const mostFailures = 3;
const firstWaitMs = 500;
const mostThrottled = 20;
const shortestWaitMs = 250;
const longestWaitMs = 30_000;

/** The Admin GraphQL API of one shop: asks slowly enough, again where that helps, and goes to no other host. */
export function createShopifyClient(access: ShopAccess, settings: ShopifySettings): ShopifyClient {
  const { domain } = access;
  const wait = settings.wait ?? ((milliseconds, signal) => sleep(milliseconds, undefined, { signal }));
  const base = settings.standInUrl ? `${settings.standInUrl}/${domain}` : `https://${domain}`;
  const login = createShopifyLogin(access, (body, signal) =>
    send('/admin/oauth/access_token', { 'content-type': 'application/x-www-form-urlencoded' }, body, signal),
  );
  let last: Costs | undefined;

  async function send(path: string, headers: Record<string, string>, body: string, signal: AbortSignal) {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'application/json', ...headers },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(() => undefined);
    signal.throwIfAborted();
    if (!response) return undefined;
    const text = await readText(response).catch(() => undefined);
    signal.throwIfAborted();
    return text === undefined
      ? undefined
      : { status: response.status, headers: response.headers, said: parsed(text) };
  }

  return {
    async ask(query, variables, data, signal, how) {
      let failures = 0;
      let throttled = 0;
      let isFresh = false;
      const slowDown = async (milliseconds: number) => {
        throttled += 1;
        if (throttled > mostThrottled)
          throw new OperationError(
            'upstream',
            `Shopify is too busy to answer for ${domain}. Try again in a few minutes.`,
          );
        await wait(Math.min(longestWaitMs, Math.max(shortestWaitMs, milliseconds)), signal);
      };
      // What the last query took is what this one is likely to take.
      const short = last ? waitFor(last) : 0;
      if (short > 0) await slowDown(short);
      for (;;) {
        const token = await login.token(signal);
        const answer = await send(
          `/admin/api/${shopifyVersion}/graphql.json`,
          { 'content-type': 'application/json', 'x-shopify-access-token': token },
          JSON.stringify({ query, variables }),
          signal,
        );
        if (!answer || answer.status >= 500) {
          failures += 1;
          if (failures >= mostFailures || how?.isOnce)
            throw new OperationError(
              'upstream',
              `Shopify isn’t responding for ${domain}. Try again in a few minutes.`,
            );
          await wait(firstWaitMs * 2 ** (failures - 1), signal);
          continue;
        }
        if (answer.status === 429) {
          await slowDown(Number(answer.headers.get('retry-after') ?? 2) * 1000 || 2000);
          continue;
        }
        if (answer.status === 401 && !isFresh && login.forget()) {
          isFresh = true;
          continue;
        }
        const refused = refusalOfStatus(answer.status, domain);
        if (refused) throw refused;
        const read = envelope.safeParse(answer.said).data;
        const cost = read?.extensions?.cost;
        if (read?.errors?.some(({ extensions }) => extensions?.code === 'THROTTLED')) {
          await slowDown(cost ? waitFor(cost) : 2000);
          continue;
        }
        if (read?.errors) throw refusalOfErrors(read.errors, domain);
        last = cost;
        const found = data.safeParse(read?.data);
        if (!found.success)
          throw new OperationError('upstream', `Shopify’s response for ${domain} can’t be read. Try again.`);
        return found.data;
      }
    },
  };
}

/** Milliseconds until there are points enough for a query that costs as much. */
const waitFor = ({ requestedQueryCost, throttleStatus }: Costs) =>
  Math.ceil(
    (Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable) / throttleStatus.restoreRate) * 1000,
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts what is unpacked as it comes, so that nothing larger is ever kept. */
async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestBytes) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
