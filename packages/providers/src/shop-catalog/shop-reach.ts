import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { isPublicAddress } from '../web-pages/public-address.ts';
import { hostOf } from '../web-pages/public-url.ts';
import { ShopRefused } from './shop-catalog.ts';

interface Reached {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a GET with credentials. Undefined where nothing answered properly. Redirects come as they are. */
export type Reach = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<Reached | undefined>;

export interface ReachSettings {
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<readonly string[]>;
  /** Which addresses may be connected to; the public ones. */
  isAllowed?: (address: string) => boolean;
}

const timeoutMs = 30_000;
const largestBytes = 16 * 1024 * 1024;

/** For a host that we chose: the platform’s own, or a stand-in on this machine. */
export const reachKnown: Reach = async (url, headers, signal) => {
  const answer = await fetch(url, { headers, redirect: 'manual', signal: withLimit(signal) }).catch(
    () => undefined,
  );
  signal.throwIfAborted();
  if (!answer) return undefined;
  const text = await textOf(answer.body ?? []).catch(() => undefined);
  return text === undefined ? undefined : { status: answer.status, headers: answer.headers, text };
};

/**
 * For a host that someone entered: its name is resolved once, all its addresses must be public, and the connection goes to one
 * of those, so a name cannot change its mind in between. Redirects are not followed: credentials go to no other host.
 */
export function reachPublic({
  resolve = resolveAll,
  isAllowed = isPublicAddress,
}: ReachSettings = {}): Reach {
  return async (url, headers, signal) => {
    const host = hostOf(url);
    const addresses = isIP(host) > 0 ? [host] : await resolve(host);
    if (addresses.length === 0)
      throw new ShopRefused('domain', `No shop was found at ${host}. Check its address.`);
    if (url.protocol !== 'https:' || !addresses.every(isAllowed))
      throw new ShopRefused('domain', `${host} isn’t on the public web, so it can’t be connected.`);
    const agent = agentTo(addresses);
    try {
      const answer = await request(url.href, {
        dispatcher: agent,
        method: 'GET',
        headers,
        signal: withLimit(signal),
      });
      // A body that is dropped says so as an error, of which nobody needs to hear.
      answer.body.on('error', () => undefined);
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

/** Counts what comes, so that nothing larger is ever kept. */
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

function headersOf(given: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  return headers;
}

function agentTo(addresses: readonly string[]): Agent {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const pinned: LookupFunction = (_host, { all }, done) => {
    const [first] = known;
    if (all) done(null, known);
    else if (first) done(null, first.address, first.family);
  };
  return new Agent({ connect: { lookup: pinned, timeout: 10_000 }, connections: 1, pipelining: 0 });
}

async function resolveAll(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, verbatim: true }).catch(() => []);
  return found.map(({ address }) => address);
}
