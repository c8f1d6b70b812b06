import { addressesOf, headersOf, pinnedAgent, sendPinned, type Resolve } from '../web-pages/pinned-agent.ts';
import { isPublicAddress } from '../web-pages/public-address.ts';
import { hostOf } from '../web-pages/public-url.ts';
import { ShopRefused } from './shop-catalog.ts';

interface Reached {
  status: number;
  headers: Headers;
  text: string;
}

export interface ReachRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** Sends a request with credentials. Undefined where nothing answered properly. Redirects come as they are. */
export type Reach = (url: URL, request: ReachRequest, signal: AbortSignal) => Promise<Reached | undefined>;

export interface ReachSettings {
  resolve?: Resolve;
  /** Which addresses may be connected to; the public ones. */
  isAllowed?: (address: string) => boolean;
}

const timeoutMs = 30_000;
const largestBytes = 16 * 1024 * 1024;

/** For a host that we chose: the platform’s own, or a stand-in on this machine. */
export const reachKnown: Reach = async (url, { method, headers, body }, signal) => {
  const answer = await fetch(url, {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
    signal: withLimit(signal),
  }).catch(() => undefined);
  signal.throwIfAborted();
  if (!answer) return undefined;
  const text = await textOf(answer.body ?? []).catch(() => undefined);
  return text === undefined ? undefined : { status: answer.status, headers: answer.headers, text };
};

/**
 * For a host that someone entered: its name is resolved once, all its addresses must be public, and the connection goes to one
 * of those, so a name cannot resolve differently in between. Redirects are not followed: credentials go to no other host.
 */
export function reachPublic({ resolve, isAllowed = isPublicAddress }: ReachSettings = {}): Reach {
  return async (url, { method, headers, body }, signal) => {
    const host = hostOf(url);
    const addresses = await addressesOf(url, resolve);
    if (addresses.length === 0)
      throw new ShopRefused('domain', `No shop was found at ${host}. Check its address.`);
    if (url.protocol !== 'https:' || !addresses.every(isAllowed))
      throw new ShopRefused('domain', `${host} isn’t on the public web, so it can’t be connected.`);
    const agent = pinnedAgent(addresses);
    try {
      const answer = await sendPinned(url, agent, {
        method,
        headers,
        body: body ?? null,
        signal: withLimit(signal),
      });
      return {
        status: answer.statusCode,
        headers: headersOf(answer.headers),
        text: await textOf(answer.body),
      };
    } catch {
      signal.throwIfAborted();
      return undefined;
    } finally {
      void agent.destroy().catch(() => undefined);
    }
  };
}

const withLimit = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

/** Counts bytes as they arrive, so that nothing larger is ever kept. */
async function textOf(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of pieces) {
    size += part.length;
    if (size > largestBytes) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
