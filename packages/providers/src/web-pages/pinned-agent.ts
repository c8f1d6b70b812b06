import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { hostOf } from './public-url.ts';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** The addresses of a URL's host, to be checked before a connection goes to one; none where its name leads nowhere. */
export async function addressesOf(url: URL, resolve: Resolve = resolveAll): Promise<readonly string[]> {
  const host = hostOf(url);
  return isIP(host) > 0 ? [host] : resolve(host);
}

/** Connections of this agent go to these addresses, whatever the name resolves to by then. */
export function pinnedAgent(addresses: readonly string[], limits: Agent.Options = {}): Agent {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const pinned: LookupFunction = (_host, { all }, done) => {
    const [first] = known;
    if (all) done(null, known);
    else if (first) done(null, first.address, first.family);
  };
  return new Agent({
    connect: { lookup: pinned, timeout: 10_000 },
    connections: 1,
    pipelining: 0,
    ...limits,
  });
}

/** Sends over a pinned agent. Redirects come as they are. */
export async function sendPinned(
  url: URL,
  dispatcher: Agent,
  what: Omit<Dispatcher.RequestOptions, 'origin' | 'path'>,
): Promise<Dispatcher.ResponseData> {
  const answer = await request(url.href, { ...what, dispatcher });
  // Dropping the body raises an error that nobody needs to see.
  answer.body.on('error', () => undefined);
  return answer;
}

export function headersOf(given: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  return headers;
}

async function resolveAll(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, verbatim: true }).catch(() => []);
  return found.map(({ address }) => address);
}
