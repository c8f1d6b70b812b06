import { OperationError } from '@brandwright/contract';
import type { Agent, Dispatcher } from 'undici';
import { addressesOf, headersOf, pinnedAgent, sendPinned, type Resolve } from '../web-pages/pinned-agent.ts';
import { isPublicAddress } from '../web-pages/public-address.ts';
import { hostOf } from '../web-pages/public-url.ts';
import { isLocalAddress } from './local-address.ts';

export interface Reach {
  allowsLocal: boolean;
  /** An address that whoever runs the installation chose: its host may be anywhere. */
  trusted?: string | undefined;
  resolve?: Resolve;
  /** Of one answer. */
  largestBytes?: number;
}

/** A long answer of a model is some 100 kB. */
const usualLargestBytes = 20_000_000;
/** A local model on a slow machine may read for minutes before its first word. */
const silenceMs = 300_000;

/** Resolves the host of an address and answers where to connect, in order. Throws conflict or upstream. */
export async function reachable(url: URL, reach: Reach): Promise<readonly string[]> {
  const { allowsLocal, trusted, resolve } = reach;
  const host = hostOf(url);
  const addresses = await addressesOf(url, resolve);
  if (addresses.length === 0)
    throw new OperationError('upstream', `No server was found at ${host}. Check the address.`);
  if (trusted !== undefined && new URL(trusted).origin === url.origin) return addresses;
  if (addresses.every(isPublicAddress)) {
    if (url.protocol === 'http:')
      throw new OperationError(
        'conflict',
        `${host} is on the internet, where others can read what http:// sends. Use its https:// address.`,
      );
    return addresses;
  }
  if (!addresses.every((one) => isLocalAddress(one)))
    throw new OperationError('conflict', `${host} isn’t an address that model servers can be reached at.`);
  if (!allowsLocal) throw localRefused(host);
  return addresses;
}

export function localRefused(host: string): OperationError {
  return new OperationError(
    'conflict',
    `${host} is on this server’s network, which stores can’t reach from here. Whoever runs the server can allow it with COPILOT_LOCAL_SERVERS=1.`,
  );
}

/** `fetch` that goes only where `reachable` says, with text bodies, without redirects. */
export function guardedFetch(reach: Reach): typeof globalThis.fetch {
  const largestBytes = reach.largestBytes ?? usualLargestBytes;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const agent = pinnedAgent(await reachable(url, reach), {
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
    });
    try {
      const answer = await sendPinned(url, agent, {
        method: init?.method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : null,
        ...(init?.signal ? { signal: init.signal } : {}),
      });
      if (answer.statusCode >= 300 && answer.statusCode < 400) {
        answer.body.destroy();
        throw new OperationError(
          'upstream',
          `${url.host} redirects to another address, which isn’t followed. Use the address it redirects to.`,
        );
      }
      return new Response(bodyOf(answer, agent, largestBytes), {
        status: answer.statusCode,
        headers: headersOf(answer.headers),
      });
    } catch (error) {
      void agent.destroy().catch(() => undefined);
      throw asFetchError(error);
    }
  };
}

/** What `fetch` throws where there is no connection; callers know it by its type. */
function asFetchError(error: unknown): unknown {
  if (error instanceof OperationError) return error;
  if (error instanceof Error && error.name === 'AbortError') return error;
  const cause = error instanceof Error ? error : undefined;
  return new TypeError('fetch failed', { cause });
}

function bodyOf(
  answer: Dispatcher.ResponseData,
  agent: Agent,
  largestBytes: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const end = () => void agent.destroy().catch(() => undefined);
  const pieces = answer.body[Symbol.asyncIterator]();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) {
          controller.close();
          end();
          return;
        }
        const piece = new Uint8Array(value);
        size += piece.length;
        if (size > largestBytes)
          throw new OperationError('too_large', 'The model server’s answer is too large.');
        controller.enqueue(piece);
      } catch (error) {
        answer.body.destroy();
        end();
        controller.error(asFetchError(error));
      }
    },
    cancel() {
      answer.body.destroy();
      end();
    },
  });
}
