import type { OperationError } from '@brandwright/contract';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrotliCompress, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWebPages, type WebPageSettings } from './create-web-pages.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of the web and a reader that believes it public; names resolve to it unless they are told apart. */
async function site(answer: Answer, settings: WebPageSettings = {}) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const port = String((server.address() as AddressInfo).port);
  const pages = createWebPages({
    ports: [port],
    resolve: () => Promise.resolve(['127.0.0.1']),
    isAllowed: (address) => address === '127.0.0.1',
    ...settings,
  });
  return { pages, port, asked, at: (path = '/', host = 'maker.example') => `http://${host}:${port}${path}` };
}

const html =
  (text: string, headers: Record<string, string | number> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text);
  };

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'was read',
    (error: OperationError) => error.code,
  );

describe('a page', () => {
  it('is read', async () => {
    const { pages, at, asked, port } = await site(html('<h1>Casa Olé</h1>'));
    expect(await pages.read(at('/about#team'))).toEqual({
      url: at('/about'),
      finalUrl: at('/about'),
      html: '<h1>Casa Olé</h1>',
    });
    expect(asked).toEqual([`maker.example:${port}/about`]);
  });

  it('is unpacked, and read in its own encoding', async () => {
    const page = Buffer.from('<meta charset="windows-1252"><p>Caf\u00e9</p>', 'latin1');
    const { pages, at } = await site((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(page)),
    );
    expect((await pages.read(at())).html).toContain('Café');
  });

  it('is found behind redirects, each of which is resolved anew', async () => {
    const resolve = vi.fn<(host: string) => Promise<string[]>>(() => Promise.resolve(['127.0.0.1']));
    const { pages, at } = await site(
      (request, response) => {
        if (request.url === '/new') return html('moved')(request, response);
        response.writeHead(301, { location: at('/new', 'www.maker.example') }).end();
      },
      { resolve },
    );
    expect((await pages.read(at('/old'))).finalUrl).toBe(at('/new', 'www.maker.example'));
    expect(resolve.mock.calls).toEqual([['maker.example'], ['www.maker.example']]);
  });
});

describe('nothing is asked of', () => {
  it.each([
    ['a name that resolves to an inner address', ['10.0.0.7']],
    ['a name of which one address is an inner one', ['127.0.0.1', '169.254.169.254']],
  ])('%s', async (_what, addresses) => {
    const { pages, at, asked } = await site(html('secret'), { resolve: () => Promise.resolve(addresses) });
    expect(await refusal(pages.read(at()))).toBe('bad_input');
    expect(asked).toEqual([]);
  });

  it('the addresses of this machine, of networks and of clouds, by number', async () => {
    const { asked, port } = await site(html('secret'));
    const pages = createWebPages({ ports: ['80', '443', port] });
    const hosts = [
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '0.0.0.0',
      '[fd00:ec2::254]',
    ];
    for (const host of [
      ...hosts,
      '169.254.169.254',
      '10.1.2.3',
      '100.64.0.1',
      '0x7f.1',
      '2130706433',
      'localhost',
    ])
      expect(await refusal(pages.read(`http://${host}:${port}/`)), host).toBe('bad_input');
    expect(asked).toEqual([]);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://inner.example/',
    'file:///etc/passwd',
    'http://user:pw@maker.example/',
  ])('a redirect to %s', async (location) => {
    const { pages, at, asked } = await site(
      (_request, response) => response.writeHead(302, { location }).end(),
      {
        resolve: (host) => Promise.resolve([host === 'inner.example' ? '192.168.0.1' : '127.0.0.1']),
      },
    );
    expect(await refusal(pages.read(at()))).toBe('bad_input');
    expect(asked).toHaveLength(1);
  });

  it('a name that changes its mind: it is asked for once, and that address is the one', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = vi.fn<(host: string) => Promise<string[]>>(() => Promise.resolve(answers.shift() ?? []));
    const { pages, at } = await site(html('first'), { resolve });
    expect((await pages.read(at())).html).toBe('first');
    expect(resolve).toHaveBeenCalledOnce();
  });
});

describe('an answer is left alone that', () => {
  it.each<[string, Answer, string]>([
    [
      'is a file',
      (_q, r) => r.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      'unsupported_file',
    ],
    ['says no type', (_q, r) => r.writeHead(200).end('x'), 'unsupported_file'],
    ['is an error', (_q, r) => r.writeHead(404, { 'content-type': 'text/html' }).end('no'), 'upstream'],
    ['says that it is large', html('x', { 'content-length': 9_000_000 }), 'too_large'],
    [
      'is large without saying so',
      (_q, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(2_100_000)),
      'too_large',
    ],
    ['is packed in an unknown way', html('x', { 'content-encoding': 'zip' }), 'upstream'],
    ['is packed twice', html('x', { 'content-encoding': 'gzip, gzip' }), 'upstream'],
    ['is broken', html('no gzip', { 'content-encoding': 'gzip' }), 'upstream'],
    ['hangs up', (request) => request.socket.destroy(), 'upstream'],
    ['sends on for ever', (_q, r) => r.writeHead(302, { location: '/again' }).end(), 'upstream'],
  ])('%s', async (_what, answer, code) => {
    const { pages, at } = await site(answer);
    expect(await refusal(pages.read(at()))).toBe(code);
  });

  it.each(['gzip', 'br'])('unpacks to far more than it is (%s)', async (encoding) => {
    const { pages, at } = await site((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding });
      if (encoding === 'gzip') return response.end(gzipSync(Buffer.alloc(200_000_000)));
      const packing = createBrotliCompress();
      packing.pipe(response);
      packing.end(Buffer.alloc(50_000_000));
    });
    expect(await refusal(pages.read(at()))).toBe('too_large');
  });

  it.each<[string, Answer]>([
    ['never comes', () => undefined],
    ['never ends', (_q, r) => void r.writeHead(200, { 'content-type': 'text/html' }).write('<p>and')],
  ])('%s', async (_what, answer) => {
    const { pages, at } = await site(answer, { timeoutMs: 150 });
    expect(await refusal(pages.read(at()))).toBe('timeout');
  });

  it('waits for a name that is never resolved', async () => {
    const { pages, at } = await site(html(''), {
      timeoutMs: 150,
      resolve: () => new Promise(() => undefined),
    });
    expect(await refusal(pages.read(at()))).toBe('timeout');
  });

  it('nobody waits for any more', async () => {
    const { pages, at } = await site(() => undefined);
    const stop = new AbortController();
    const reading = refusal(pages.read(at(), stop.signal));
    stop.abort();
    expect(await reading).toBe('upstream');
  });
});

it('takes public addresses alone by itself', async () => {
  const pages = createWebPages({ resolve: () => Promise.resolve(['10.0.0.1']) });
  expect(await refusal(pages.read('https://maker.example/'))).toBe('bad_input');
  expect(isPublicAddress('10.0.0.1')).toBe(false);
});

describe('a file', () => {
  const limits = { types: ['text/csv', 'image/png'], largestBytes: 1000 };

  it('is fetched with its type', async () => {
    const { pages, at } = await site(html('a,b', { 'content-type': 'text/csv; charset=utf-8' }));
    const { bytes, contentType, finalUrl } = await pages.readFile(at('/list.csv'), limits);
    expect([Buffer.from(bytes).toString(), contentType, finalUrl]).toEqual([
      'a,b',
      'text/csv',
      at('/list.csv'),
    ]);
  });

  it('of another kind, or too large, or inside a network is not', async () => {
    const { pages, at } = await site(html('<script>'));
    expect(await refusal(pages.readFile(at(), limits))).toBe('unsupported_file');
    expect(await refusal(pages.readFile('http://127.0.0.1/x', limits))).toBe('bad_input');
    expect(await refusal(pages.readFile('ftp://maker.example/x', limits))).toBe('bad_input');
  });

  it('counts its bytes as they come', async () => {
    const { pages, at } = await site((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(2000));
    });
    expect(await refusal(pages.readFile(at(), limits))).toBe('too_large');
  });
});
