import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { TwilioSettings } from './twilio-settings.ts';

/** An answer of Twilio: its status and what it says. `code` is Twilio's own for a refusal, else null. */
export interface TwilioAnswer {
  status: number;
  code: number | null;
  body: unknown;
}

export interface TwilioClient {
  /** Asks again when Twilio is busy or broken; for what may be asked twice. */
  ask(method: 'GET' | 'POST', path: string, form?: Record<string, string>): Promise<TwilioAnswer>;
  /** Asks once: null when Twilio was busy, broken or not reached, so that what became of it is not known. */
  tryOnce(method: 'GET' | 'POST', path: string, form?: Record<string, string>): Promise<TwilioAnswer | null>;
  /** Waits as long as is right before the attempt of that number (from 1). */
  backOff(attempt: number): Promise<void>;
  /** Rows of a list, page by page, until `most` or the end. */
  list(path: string, key: string, most: number): Promise<unknown[]>;
}

/** Attempts of a request that may be made twice, the first one included. */
export const attempts = 4;
const timeoutMs = 15_000;
const firstWaitMs = 300;
const longestWaitMs = 8000;

/** Twilio's codes that matter here (twilio.com/docs/api/errors). */
export const twilioCodes = {
  badCredentials: 20003,
  notFound: 20404,
  tooManyRequests: 20429,
  conversationNotFound: 50300,
  conversationExists: 50353,
  bindingExists: 50416,
  participantExists: 50433,
} as const;

const refusal = z.object({ code: z.number().nullish(), message: z.string().nullish() });
const page = z.object({ meta: z.object({ next_page_url: z.string().nullish() }) });

/** Speaks Twilio's REST interface: basic auth with an API key, forms in, JSON out. */
export function createTwilioClient(settings: TwilioSettings): TwilioClient {
  const base = settings.baseUrl.replace(/\/+$/, '');
  const service = `/v1/Services/${settings.serviceSid}`;
  const authorization = `Basic ${Buffer.from(`${settings.apiKey}:${settings.apiSecret}`).toString('base64')}`;
  const wait = settings.wait ?? ((milliseconds: number) => sleep(milliseconds));
  let asked = 0;

  async function tryOnce(
    method: 'GET' | 'POST',
    path: string,
    form?: Record<string, string>,
  ): Promise<TwilioAnswer | null> {
    const address = path.startsWith('/v1/') ? `${base}${path}` : `${base}${service}${path}`;
    const response = await fetch(address, {
      method,
      headers: {
        authorization,
        // What we write ourselves is recorded already: it need not come back as a webhook.
        ...(form ? { 'X-Twilio-Webhook-Enabled': 'false' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (!response) return null;
    const body: unknown = await response.json().catch(() => undefined);
    const code = response.ok ? null : (refusal.safeParse(body).data?.code ?? null);
    if (response.status === 429 || code === twilioCodes.tooManyRequests) {
      asked = Number(response.headers.get('retry-after')) * 1000 || 0;
      return null;
    }
    if (response.status >= 500) return null;
    if (response.status === 401 || code === twilioCodes.badCredentials) {
      throw new OperationError(
        'upstream',
        'Twilio doesn’t accept our key. Check TWILIO_ACCOUNT_SID, TWILIO_API_KEY and TWILIO_API_SECRET.',
      );
    }
    return { status: response.status, code, body };
  }

  async function backOff(attempt: number): Promise<void> {
    const own = firstWaitMs * 2 ** (attempt - 1);
    await wait(Math.min(longestWaitMs, Math.max(own, asked)));
    asked = 0;
  }

  async function ask(method: 'GET' | 'POST', path: string, form?: Record<string, string>) {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const answer = await tryOnce(method, path, form);
      if (answer) return answer;
      if (attempt < attempts) await backOff(attempt);
    }
    throw noAnswer();
  }

  return {
    ask,
    tryOnce,
    backOff,
    async list(path, key, most) {
      const rows: unknown[] = [];
      for (let next: string | null = path; next !== null && rows.length < most;) {
        const { status, code, body } = await ask('GET', next);
        if (status !== 200) throw refused(code, body);
        const read = z.object({ [key]: z.array(z.unknown()) }).safeParse(body);
        rows.push(...(read.data?.[key] ?? []));
        const following = page.safeParse(body).data?.meta.next_page_url;
        // Only the path of it: the key goes nowhere but to the address that is set.
        next = following ? pathOf(following) : null;
      }
      return rows.slice(0, most);
    },
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

export const noAnswer = () =>
  new OperationError(
    'upstream',
    'Twilio isn’t responding. Nothing is lost. Try again; the message is delivered only once.',
  );

/** What Twilio refused, in words. */
export function refused(code: number | null, body: unknown): OperationError {
  if (code === twilioCodes.notFound || code === twilioCodes.conversationNotFound)
    return new OperationError('not_found', 'Twilio can’t find that conversation.');
  const said = refusal.safeParse(body).data?.message;
  return new OperationError(
    'upstream',
    `Twilio refused${code === null ? '' : ` (${code})`}${said ? `: ${said}` : '.'}`,
  );
}
