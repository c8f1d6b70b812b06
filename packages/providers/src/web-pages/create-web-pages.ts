import { OperationError } from '@brandwright/contract';
import type { Agent, Dispatcher } from 'undici';
import { decodeHtml } from './decode-html.ts';
import { addressesOf, pinnedAgent, sendPinned, type Resolve } from './pinned-agent.ts';
import { isPublicAddress } from './public-address.ts';
import { hostOf, publicUrl } from './public-url.ts';
import { readBody } from './read-body.ts';
import { PageRefused, type FileLimits, type WebFile, type WebPages } from './web-pages.ts';

export interface WebPageSettings {
  /** Ports that may be asked; 80 and 443 unless said. */
  ports?: readonly string[];
  resolve?: Resolve;
  /** Which addresses may be connected to; the public ones. */
  isAllowed?: (address: string) => boolean;
  /** For the whole reading, redirects and all. */
  timeoutMs?: number;
  largestBytes?: number;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const pageAccept = 'text/html,application/xhtml+xml';
const pictureAccept = 'image/*,application/pdf';
const pictureTypes = /^(?:image\/|application\/(?:pdf|octet-stream)\s*(?:;|$))/i;
/** In bytes: as a picture that is uploaded. */
const largestPicture = 25 * 1024 * 1024;
type Take<T> = (answer: Dispatcher.ResponseData) => Promise<T>;
const htmlTypes = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/**
 * Reads public pages. Each name is resolved once, all its addresses must be public, and the connection goes to that very
 * address, so a name cannot resolve differently in between. Every redirect is checked like the first address.
 */
export function createWebPages(settings: WebPageSettings = {}): WebPages {
  const ports = new Set(settings.ports ?? ['80', '443']);
  const isAllowed = settings.isAllowed ?? isPublicAddress;
  const timeoutMs = settings.timeoutMs ?? 10_000;
  const largestBytes = settings.largestBytes ?? 2_000_000;

  return {
    async read(said, given) {
      const { first, last, content } = await reach(said, given, pageAccept, htmlOf);
      return { url: first.href, finalUrl: last.href, html: content };
    },
    async readPicture(said, given) {
      return (await reach(said, given, pictureAccept, pictureOf)).content;
    },
    async readFile(said, limits, given) {
      const take = (answer: Dispatcher.ResponseData) => fileOf(answer, limits);
      const { last, content } = await reach(said, given, limits.types.join(','), take);
      return { ...content, finalUrl: last.href };
    },
  };

  async function reach<T>(said: string, given: AbortSignal | undefined, accept: string, take: Take<T>) {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = given ? AbortSignal.any([given, limit]) : limit;
    const first = publicUrl(said, ports);
    try {
      return await orAbort(follow(first, signal, accept, take), signal);
    } catch (error) {
      throw asRefusal(error, limit, timeoutMs);
    }
  }

  async function follow<T>(first: URL, signal: AbortSignal, accept: string, take: Take<T>) {
    let url = first;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const agent = pinnedAgent([await addressOf(url)]);
      try {
        const answer = await ask(url, agent, signal, accept);
        const next = nextOf(answer, url);
        if (next === null) return { first, last: url, content: await take(answer) };
        answer.body.destroy();
        url = publicUrl(next.href, ports);
      } finally {
        void agent.destroy().catch(() => undefined);
      }
    }
    throw new OperationError(
      'upstream',
      `The page redirects more than ${mostRedirects} times, so it wasn’t read.`,
    );
  }

  async function addressOf(url: URL): Promise<string> {
    const host = hostOf(url);
    const addresses = await addressesOf(url, settings.resolve);
    const [address] = addresses;
    if (address === undefined)
      throw new OperationError('upstream', `No page was found at ${host}. Check the address.`);
    if (!addresses.every(isAllowed))
      throw new PageRefused(`${host} isn’t on the public web, so it wasn’t read.`);
    return address;
  }

  async function pictureOf({ headers, body, statusCode }: Dispatcher.ResponseData): Promise<Uint8Array> {
    if (statusCode < 200 || statusCode > 299) {
      body.destroy();
      throw new OperationError('upstream', `The address answered ${statusCode}, so there is no picture.`);
    }
    if (!pictureTypes.test(headerOf(headers, 'content-type'))) {
      body.destroy();
      throw new OperationError(
        'unsupported_file',
        'There’s no picture at this address. Use the address of the picture itself, or upload it.',
      );
    }
    return readBody(body, headerOf(headers, 'content-encoding'), largestPicture);
  }

  async function fileOf(
    { headers, body, statusCode }: Dispatcher.ResponseData,
    { types, largestBytes: largest }: FileLimits,
  ): Promise<Omit<WebFile, 'finalUrl'>> {
    const contentType = (headerOf(headers, 'content-type').split(';')[0] ?? '').trim().toLowerCase();
    const refuse = (error: OperationError): never => {
      body.destroy();
      throw error;
    };
    if (statusCode < 200 || statusCode > 299)
      refuse(
        new OperationError('upstream', `The address returned ${statusCode}, so there’s no file to download.`),
      );
    if (!types.includes(contentType))
      refuse(
        new OperationError(
          'unsupported_file',
          'Only pictures, PDF, CSV and plain text files can be downloaded.',
        ),
      );
    if (Number(headerOf(headers, 'content-length')) > largest)
      refuse(new OperationError('too_large', 'The file is larger than 10 MB, so it wasn’t downloaded.'));
    return { contentType, bytes: await readBody(body, headerOf(headers, 'content-encoding'), largest) };
  }

  async function htmlOf({ headers, body, statusCode }: Dispatcher.ResponseData): Promise<string> {
    if (statusCode < 200 || statusCode > 299) {
      body.destroy();
      throw new OperationError('upstream', `The page answered ${statusCode}, so there’s nothing to read.`);
    }
    const type = headerOf(headers, 'content-type');
    if (!htmlTypes.test(type)) {
      body.destroy();
      throw new OperationError(
        'unsupported_file',
        'This address leads to another kind of file, not a web page.',
      );
    }
    if (Number(headerOf(headers, 'content-length')) > largestBytes) {
      body.destroy();
      throw new OperationError('too_large', 'The page is too large, so it wasn’t read.');
    }
    return decodeHtml(await readBody(body, headerOf(headers, 'content-encoding'), largestBytes), type);
  }
}

const ask = (url: URL, agent: Agent, signal: AbortSignal, accept: string) =>
  sendPinned(url, agent, {
    signal,
    method: 'GET',
    headers: {
      accept,
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en',
      'user-agent': 'Brandwright/1.0 (reads one page for a person)',
    },
  });

/** Where a redirect leads, or null when the answer is none. */
function nextOf({ statusCode, headers }: Dispatcher.ResponseData, from: URL): URL | null {
  const location = headerOf(headers, 'location');
  if (!redirects.has(statusCode) || location === '') return null;
  if (!URL.canParse(location, from.href))
    throw new PageRefused('The page redirects to an address that isn’t valid.');
  return new URL(location, from.href);
}

function headerOf(headers: Dispatcher.ResponseData['headers'], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** A name that takes for ever to resolve must not hold up the reading. */
async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  work.catch(() => undefined);
  return Promise.race([work, aborted]);
}

function asRefusal(error: unknown, limit: AbortSignal, timeoutMs: number): unknown {
  if (error instanceof OperationError) return error;
  if (limit.aborted)
    return new OperationError(
      'timeout',
      `The page didn’t answer within ${timeoutMs / 1000} seconds. Try again later.`,
    );
  return new OperationError('upstream', 'The page couldn’t be read: its server didn’t answer properly.');
}
