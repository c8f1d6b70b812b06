import { imageAtSize } from '@brandwright/contract/store/files.ts';
import { hash, randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makePreview,
  setRole,
  startTestServer,
  type Person,
  type TestServer,
} from '../testing/test-server.ts';
import { storedZip } from '../testing/stored-zip.ts';

let server: TestServer;
let ada: Person;
let png: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.register();
  png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a4502b' } })
    .png()
    .toBuffer();
});
afterAll(() => server.stop());

async function upload(
  bytes: Uint8Array | string,
  name: string,
  token: string | undefined = ada.token,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return server.api('/upload', { token, body: form, headers });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('an upload', () => {
  it('answers the file, which whoever has its address may read', async () => {
    const { status, body } = await upload(png, 'mug photo.png');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'mug photo.png', contentType: 'image/png', size: png.length });
    const served = await get(String(body['url']));
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('content-disposition')).toBe('inline');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  });

  it.each([
    ['jpg', (image: Sharp) => image.jpeg(), 'image/jpeg'],
    ['jfif', (image: Sharp) => image.jpeg(), 'image/jpeg'],
    ['gif', (image: Sharp) => image.gif(), 'image/gif'],
    ['webp', (image: Sharp) => image.webp(), 'image/webp'],
    ['tiff', (image: Sharp) => image.tiff(), 'image/tiff'],
  ])('accepts %s', async (extension, encode, contentType) => {
    const bytes = await encode(sharp(png)).toBuffer();
    expect(await upload(bytes, `x.${extension}`)).toMatchObject({ status: 200, body: { contentType } });
  });

  it.each([
    ['bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'image/bmp'],
    [
      'psd',
      Buffer.concat([Buffer.from('8BPS\0\x01', 'latin1'), Buffer.alloc(40)]),
      'image/vnd.adobe.photoshop',
    ],
    ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n'), 'application/pdf'],
    ['csv', Buffer.from('Name,Email\n"Zoë",z@example.com\n'), 'text/csv'],
    ['txt', Buffer.from('hello'), 'text/plain'],
    ['md', Buffer.from('# hello'), 'text/markdown'],
    [
      'svg',
      Buffer.from('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      'image/svg+xml',
    ],
  ])('accepts %s', async (extension, bytes, contentType) => {
    expect(await upload(bytes, `x.${extension}`)).toMatchObject({ status: 200, body: { contentType } });
  });

  it.each([
    ['xlsx', 'xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['docx', 'word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('accepts %s, also with a large picture before its parts', async (extension, part, contentType) => {
    const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${contentType}.main+xml"/></Types>`;
    const entries = [
      ['media/picture.bin', randomBytes(100_000)],
      ['[Content_Types].xml', types],
      [part, '<x/>'],
    ] as const;
    expect(await upload(storedZip(entries), `x.${extension}`)).toMatchObject({
      status: 200,
      body: { contentType },
    });
    expect(await upload(storedZip(entries.slice(0, 1)), `x.${extension}`)).toMatchObject({ status: 400 });
  });

  it('is what its bytes say, whatever its name says', async () => {
    expect((await upload(png, 'really.pdf')).body['contentType']).toBe('image/png');
  });

  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'photo.png'],
    [
      'a program for Linux',
      Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(200)]),
      'photo.jpg',
    ],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'notes.txt'],
    ['a script', '#!/bin/sh\nrm -rf /', 'notes.txt'],
    ['text that says it is a picture', 'just words', 'photo.png'],
    ['an archive', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'), 'x.docx'],
    ['bytes of no kind', Buffer.from([0, 1, 2, 3, 4, 5, 6]), 'x.csv'],
    [
      'entities without end',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>',
      'x.svg',
    ],
    ['music', Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), Buffer.alloc(200)]), 'x.pdf'],
  ])('refuses %s', async (_what, bytes, name) => {
    expect(await upload(bytes, name)).toMatchObject({ status: 400, body: { code: 'unsupported_file' } });
  });

  it('without a file, with an empty one or in another form is refused', async () => {
    expect((await upload('', 'x.txt')).status).toBe(400);
    const other = new FormData();
    other.set('file', 'only words');
    expect((await server.api('/upload', { token: ada.token, body: other })).status).toBe(400);
    expect((await server.api('/upload', { token: ada.token, body: { fileId: 'x' } })).status).toBe(400);
    expect(
      (
        await server.api('/upload', {
          token: ada.token,
          body: 'x',
          headers: { 'content-type': 'multipart/form-data; boundary=zz' },
        })
      ).status,
    ).toBe(400);
  });

  it('that is too large is refused', async () => {
    expect(await upload(Buffer.alloc(26 * 1024 * 1024), 'x.png')).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
  });

  it('needs a login, a member at least, and no preview account', async () => {
    expect((await upload(png, 'x.png', 'nonsense')).status).toBe(401);
    const viewer = await server.register();
    await setRole(server, viewer, 'viewer');
    expect((await upload(png, 'x.png', viewer.token)).status).toBe(403);
    const guest = await server.register();
    await makePreview(server, guest);
    expect(await upload(png, 'x.png', guest.token)).toMatchObject({
      status: 403,
      body: { code: 'preview_blocked' },
    });
  });

  it('with the same key is one file', async () => {
    const headers = { 'idempotency-key': `k-${Math.random()}` };
    const [one, two] = [
      await upload(png, 'x.png', ada.token, headers),
      await upload(png, 'x.png', ada.token, headers),
    ];
    expect(two.body['id']).toBe(one.body['id']);
    expect(await upload('other,words\n', 'x.csv', ada.token, headers)).toMatchObject({
      status: 400,
      body: { code: 'idempotency_mismatch' },
    });
  });

  it('keeps the ending of a long name, and no half of a character', async () => {
    const { body, status, text } = await upload('a,b\n', `a${'😀'.repeat(150)}.csv`);
    expect(status, text).toBe(200);
    expect(body['name']).toBe(`a${'😀'.repeat(97)}.csv`);
  });

  it('loses a path and odd signs from its name', async () => {
    expect((await upload('a,b\n', '../../etc/pass\u202ewd"<x>.csv')).body['name']).toBe('passwdx.csv');
  });

  it('cannot be made up: the operation needs the receipt of the server', async () => {
    const body = {
      name: 'x.png',
      contentType: 'image/png',
      size: 5,
      fileId: crypto.randomUUID(),
      receipt: 'x'.repeat(43),
    };
    expect((await server.api('/upload', { token: ada.token, body })).status).toBe(400);
  });
});

describe('a file', () => {
  it('that could run something is downloaded and runs nothing', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>';
    const { body } = await upload(svg, 'logo "new".svg');
    const served = await get(String(body['url']));
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(served.headers.get('content-disposition')).toBe(
      `attachment; filename="logo new.svg"; filename*=UTF-8''logo%20new.svg`,
    );
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const picture = await get(imageAtSize(String(body['url']), 'large'), { accept: 'image/webp' });
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  it('of text comes as text', async () => {
    const { body } = await upload('name\nZoë\n', 'Zoë.csv');
    const served = await get(String(body['url']));
    expect(served.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(served.headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_.csv"; filename*=UTF-8''Zo%C3%AB.csv`,
    );
  });

  it('is not found without its signature, with another one, or in another store', async () => {
    const { body } = await upload(png, 'x.png');
    const url = String(body['url']);
    const eve = await server.register('Eve');
    const wrong = [
      url.replace(/\.[^.]+$/, ''),
      url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'),
      url.replace(ada.storeId, eve.storeId),
      url.replace(ada.storeId, 'public'),
      `${url}/huge`,
      `${url}/constructor`,
    ];
    for (const path of wrong) expect((await get(path)).status, path).toBe(404);
    for (const path of [
      url.replace(ada.storeId, '..'),
      url.replace(ada.storeId, '%2e%2e'),
      url.replace('/files/', '/files/..%2f'),
    ]) {
      expect((await get(path)).headers.get('content-type'), path).not.toBe('image/png');
    }
  });

  it('that is a picture comes in the sizes and forms that are asked for', async () => {
    const { body } = await upload(png, 'x.png');
    const url = String(body['url']);
    for (const [size, width] of [
      ['compact', 160],
      ['large', 480],
      ['grande', 600],
      ['1024', 1024],
    ] as const) {
      const served = await get(imageAtSize(url, size), { accept: 'image/avif,image/webp,*/*' });
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('vary')).toBe('Accept');
      expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(width);
    }
    expect((await get(`${url}/large`, { accept: 'image/avif' })).headers.get('content-type')).toBe(
      'image/avif',
    );
    expect(
      (await get(`${url}/large`, { accept: 'image/avif;q=0.9,image/webp;q=0.5' })).headers.get(
        'content-type',
      ),
    ).toBe('image/avif');
    expect((await get(`${url}/large`)).headers.get('content-type')).toBe('image/png');
  });

  it('that is drawn comes as wide as it is asked for, and is the same again', async () => {
    const address = '/files/drawn/kit.mug.c2694a.sun.front.Slow-Hours.sweep';
    for (const width of [160, 2048]) {
      const served = await get(imageAtSize(address, width === 160 ? 'compact' : '2048'));
      const bytes = Buffer.from(await served.arrayBuffer());
      expect((await sharp(bytes).metadata()).width).toBe(width);
      const again = await get(imageAtSize(address, width === 160 ? 'compact' : '2048'));
      expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect((await get('/files/drawn/kit.unicorn.c2694a.sun.front.Slow-Hours/2048')).status).toBe(404);
  });

  it('that cannot be resized is served as it is', async () => {
    const { body } = await upload(Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'x.bmp');
    expect((await get(`${String(body['url'])}/large`)).headers.get('content-type')).toBe('image/bmp');
    const broken = await upload(png.subarray(0, 120), 'x.png');
    expect((await get(`${String(broken.body['url'])}/large`)).headers.get('content-type')).toBe('image/png');
  });
});

describe('a large file', () => {
  const csv = `a,b\n${'1,2\n'.repeat(50_000)}`;
  const announce = (more: object = {}) =>
    server.api('/upload-large-file', {
      token: ada.token,
      body: { fileName: 'rows.csv', contentType: 'text/csv', size: csv.length, ...more },
    });
  const put = (path: string, body: string, headers: Record<string, string> = {}) =>
    server.ask(path, { method: 'PUT', body, headers: { 'content-type': 'text/csv', ...headers } });

  it('goes to its address once, without a token, and is then a file of the store', async () => {
    const { body } = await announce();
    const done = await put(String(body['uploadUrl']), csv);
    expect(done).toMatchObject({
      status: 200,
      body: { id: body['fileId'], url: body['url'], name: 'rows.csv', size: csv.length },
    });
    const served = await (await get(String(body['url']))).text();
    expect(hash('sha256', served)).toBe(hash('sha256', csv));
    expect((await put(String(body['uploadUrl']), csv)).status).toBe(409);
    expect((await server.api(`/web/files/${String(body['fileId'])}`, { token: ada.token })).status).toBe(200);
  });

  it('is kept once when it is sent twice at once', async () => {
    const { body } = await announce();
    const other = csv.replaceAll('1,2', '3,4');
    const ended = await Promise.all([csv, other].map((bytes) => put(String(body['uploadUrl']), bytes)));
    expect(ended.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const kept = ended[0]?.status === 200 ? csv : other;
    expect(await (await get(String(body['url']))).text()).toBe(kept);
  });

  it('of another size or kind than announced is refused and not kept', async () => {
    const { body } = await announce();
    expect((await put(String(body['uploadUrl']), `${csv}x`)).status).toBe(400);
    expect(await put(String(body['uploadUrl']), `\0${csv.slice(1)}`)).toMatchObject({
      status: 400,
      body: { code: 'unsupported_file' },
    });
    expect((await get(String(body['url']))).status).toBe(404);
    const asPicture = await announce({ contentType: 'image/png' });
    expect(await put(String(asPicture.body['uploadUrl']), csv)).toMatchObject({
      status: 400,
      body: { code: 'unsupported_file' },
    });
  });

  it('is taken at an address of ours only, and only in time', async () => {
    const { body } = await announce();
    const url = new URL(String(body['uploadUrl']), server.url);
    for (const [name, value] of [
      ['size', '5'],
      ['name', 'x.svg'],
      ['expires', '99999999999999'],
      ['signature', 'x'],
      ['type', 'text/plain'],
    ] as const) {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      expect((await put(changed.pathname + changed.search, csv)).status, name).toBe(403);
    }
    expect((await put(url.pathname.replace(ada.storeId, crypto.randomUUID()) + url.search, csv)).status).toBe(
      403,
    );
    expect((await announce({ size: 201 * 1024 * 1024 })).status).toBe(400);
    expect((await announce({ contentType: 'application/x-msdownload' })).status).toBe(400);
  });
});
