import { OperationError } from '@brandwright/contract';
import { isIP } from 'node:net';
import { addressesOf, pinnedAgent, sendPinned, type Resolve } from '../web-pages/pinned-agent.ts';
import { isPublicAddress } from '../web-pages/public-address.ts';
import { hostOf, publicUrl } from '../web-pages/public-url.ts';
import { PageRefused } from '../web-pages/web-pages.ts';
import type { Slack } from './slack.ts';

export interface SlackSettings {
  /** Ports and protocol that may be asked; https at 443 unless a test says otherwise. */
  ports?: readonly string[];
  protocol?: 'https:' | 'http:';
  resolve?: Resolve;
  /** Which addresses may be connected to; the public ones. */
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

/** Bytes of an answer that are read before the connection is dropped. */
const readOfAnswer = 2000;

/** Slack’s own escapes, so that a text can’t call a channel or a person (`<!channel>`). */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Posts only to addresses of the public internet: the name is resolved once, and the connection goes to what was checked. No redirects. */
export function createSlack(settings: SlackSettings = {}): Slack {
  const ports = new Set(settings.ports ?? ['443']);
  const protocol = settings.protocol ?? 'https:';
  const isAllowed = settings.isAllowed ?? isPublicAddress;
  const timeoutMs = settings.timeoutMs ?? 10_000;

  return {
    check: (webhookUrl) => void placeOf(webhookUrl),
    async post(webhookUrl, text, given) {
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = given ? AbortSignal.any([given, limit]) : limit;
      try {
        await send(placeOf(webhookUrl), escaped(text), signal);
      } catch (error) {
        if (error instanceof OperationError) throw error;
        throw limit.aborted
          ? new OperationError(
              'timeout',
              `Slack didn’t answer within ${timeoutMs / 1000} seconds. Try again.`,
            )
          : new OperationError(
              'upstream',
              'The webhook couldn’t be reached. Check its address and try again.',
            );
      }
    },
  };

  function placeOf(webhookUrl: string): URL {
    try {
      const url = publicUrl(webhookUrl, ports);
      const isAddress = isIP(hostOf(url)) > 0;
      if (url.protocol === protocol && (!isAddress || isAllowed(hostOf(url)))) return url;
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
    }
    throw notPublic();
  }

  async function send(url: URL, text: string, signal: AbortSignal): Promise<void> {
    const addresses = await orAbort(addressesOf(url, settings.resolve), signal);
    if (addresses.length === 0)
      throw new OperationError(
        'upstream',
        `No server was found at ${hostOf(url)}. Check the webhook’s address.`,
      );
    if (!addresses.every(isAllowed)) throw notPublic();
    const agent = pinnedAgent(addresses, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
    try {
      const { statusCode, body } = await sendPinned(url, agent, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Brandwright/1.0' },
        body: JSON.stringify({ text }),
        signal,
      });
      let read = 0;
      for await (const part of body) {
        read += (part as Uint8Array).length;
        if (read > readOfAnswer) break;
      }
      body.destroy();
      refuseUnless(statusCode);
    } finally {
      void agent.destroy().catch(() => undefined);
    }
  }
}

const notPublic = () =>
  new OperationError(
    'bad_input',
    'A webhook must be at a public https:// address, such as the one that Slack shows under Incoming Webhooks.',
  );

function refuseUnless(status: number): void {
  if (status >= 200 && status <= 299) return;
  if (status >= 300 && status <= 399)
    throw new OperationError(
      'upstream',
      'The webhook redirects to another address, and redirects aren’t followed.',
    );
  if (status === 429)
    throw new OperationError(
      'too_many_requests',
      'Slack isn’t accepting more posts right now. Try again in a minute.',
    );
  if ([400, 401, 403, 404, 410].includes(status))
    throw new OperationError(
      'conflict',
      `Slack refused the post (${status}). Create a new webhook in Slack and enter it under Account, in Store.`,
    );
  throw new OperationError('upstream', `The webhook returned ${status}. Try again later.`);
}

/** A name that takes for ever to resolve must not hold up the caller. */
async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  work.catch(() => undefined);
  return Promise.race([work, aborted]);
}
