import { operations, type AnyDeclaration } from '@brandwright/contract';
import { createKeyring } from '@brandwright/providers/keyring/keyring.ts';
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makePreview,
  setRole,
  startTestServer,
  type Person,
  type TestServer,
} from '../testing/test-server.ts';

const secret = 'a secret that only this test server has, long enough';
let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ SESSION_SECRET: secret });
  ada = await server.register();
});
afterAll(() => server.stop());

describe('answers', () => {
  it('carry a request id, which a caller may choose', async () => {
    const own = await server.api('/web/stores/me', {
      token: ada.token,
      headers: { 'x-request-id': 'my-request-1' },
    });
    expect(own.headers.get('x-request-id')).toBe('my-request-1');
    const evil = await server.api('/nope', { headers: { 'x-request-id': 'a b"<script>' } });
    expect(evil.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(evil.body['requestId']).toBe(evil.headers.get('x-request-id'));
  });

  it('to a change say its entry, by which it is undone', async () => {
    const changed = await server.api('/web/stores/me/profile', {
      method: 'PUT',
      token: ada.token,
      body: { description: 'Clay things' },
    });
    expect(changed).toMatchObject({ status: 200, body: { changed: ['the description'] } });
    const entryId = changed.headers.get('x-undo-entry');
    expect(entryId).toMatch(/^[0-9a-f-]{36}$/);
    const undone = await server.api('/copilot/undo', { token: ada.token, body: { entryId } });
    expect(undone.status, undone.text).toBe(200);
    expect((await server.api('/web/stores/me', { token: ada.token })).body['description']).toBeNull();
  });

  it('repeat the first result for the same Idempotency-Key, and refuse it for something else', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const put = (body: object) =>
      server.api('/web/stores/me/profile', { method: 'PUT', token: ada.token, headers, body });
    const first = await put({ phone: '+1 503 555 0100' });
    await server.api('/web/stores/me/profile', {
      method: 'PUT',
      token: ada.token,
      body: { phone: '+1 503 555 0199' },
    });
    const again = await put({ phone: '+1 503 555 0100' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect((await server.api('/web/stores/me', { token: ada.token })).body['phone']).toBe('+1 503 555 0199');
    expect(await put({ phone: '+1 503 555 0111' })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_mismatch' },
    });
    const bad = await server.api('/web/stores/me/profile', {
      method: 'PUT',
      token: ada.token,
      headers: { 'idempotency-key': 'x'.repeat(300) },
      body: { name: 'A' },
    });
    expect(bad).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  });

  it('to a preview of an action change nothing', async () => {
    const preview = await server.api('/-/operations/update_store_profile/preview', {
      token: ada.token,
      body: { name: 'Another' },
    });
    expect(preview).toMatchObject({ status: 200, body: { input: { name: 'Another' } } });
    expect((await server.api('/web/stores/me', { token: ada.token })).body['name']).toBe('Ada');
    expect(await server.api('/-/operations/nope/preview', { token: ada.token, body: {} })).toMatchObject({
      status: 404,
    });
    expect(await server.api('/-/operations/update_store_profile/preview', { body: {} })).toMatchObject({
      status: 401,
    });
  });
});

describe('bad input', () => {
  const profile = (asked: object) =>
    server.api('/web/stores/me/profile', { method: 'PUT', token: ada.token, ...asked });

  it.each([
    ['malformed JSON', '{"name": ', 'isn’t valid JSON'],
    ['an array', '[1]', 'JSON object'],
    ['a string', '"x"', 'JSON object'],
    ['null', 'null', 'JSON object'],
    ['a wrong type', '{"name": 7}', 'name'],
    ['an unknown field', '{"nam": "x"}', '"nam"'],
    ['a prototype', '{"__proto__": {"role": "owner"}}', '__proto__'],
    ['too long a value', JSON.stringify({ name: 'x'.repeat(5000) }), 'name'],
    ['nothing to change', '{}', 'change'],
    ['a NUL', '{"name": "a\\u0000"}', 'aren’t text'],
    ['endless nesting', `{"name": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'nested'],
    ['half a character', '{"name": "a\\ud800"}', 'aren’t text'],
  ])('%s is refused and changes nothing', async (_what, body, says) => {
    const before = await server.api('/web/stores/me', { token: ada.token });
    const refused = await profile({ body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'bad_input' } });
    expect(String(refused.body['message'])).toContain(says);
    expect((await server.api('/web/stores/me', { token: ada.token })).text).toBe(before.text);
  });

  it('in another form than JSON is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      expect(await profile({ body: '{"name":"x"}', headers: { 'content-type': type } })).toMatchObject({
        status: 400,
        body: { code: 'bad_input' },
      });
    }
  });

  it('that is huge is refused whether its length is announced or not', async () => {
    const big = `{"name": "${'x'.repeat(1_100_000)}"}`;
    expect(await profile({ body: big })).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 30; part += 1)
          controller.enqueue(new TextEncoder().encode('x'.repeat(50_000)));
        controller.close();
      },
    });
    expect(await profile({ body: stream })).toMatchObject({ status: 413 });
  });

  it('in the query is coerced by the schema or refused', async () => {
    expect((await server.api('/commons/util/countries?region=OA')).body['countries']).toHaveLength(29);
    expect(await server.api('/commons/util/countries?region=XX')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'region' }] },
    });
    expect(await server.api('/commons/util/countries?regions=OA')).toMatchObject({ status: 400 });
    expect((await server.api('/commons/util/countries?region=&_=17')).status).toBe(200);
    expect(await server.api('/commons/util/states-of-country?countryCode=us')).toMatchObject({
      status: 200,
      body: { countryCode: 'US' },
    });
    expect(await server.api('/commons/util/states-of-country?countryCode=QQ')).toMatchObject({ status: 400 });
  });

  it('at an address that is none, or with another method, says what there is', async () => {
    expect(await server.api('/web/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await server.ask('/rest/other')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const wrong = await server.api('/login', { method: 'PUT', body: {} });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
    expect((await server.ask('/web/stores/me', { method: 'POST', body: {} })).status).toBe(404);
  });

  it('with unknown, malformed or foreign ids finds nothing', async () => {
    const eve = await server.register('Eve');
    const form = new FormData();
    form.set('file', new Blob(['a,b\n1,2\n']), 'orders.csv');
    const { body } = await server.api('/upload', { token: eve.token, body: form });
    expect((await server.api(`/web/files/${body['id']}`, { token: eve.token })).body['name']).toBe(
      'orders.csv',
    );
    expect(await server.api(`/web/files/${body['id']}`, { token: ada.token })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await server.api(`/web/files/${randomUUID()}`, { token: ada.token })).status).toBe(404);
    for (const id of ['1', "' or 1=1 --", '%00', '..%2f..%2fetc', 'a'.repeat(3000)]) {
      expect([400, 404], id).toContain(
        (await server.api(`/web/files/${encodeURIComponent(id)}`, { token: ada.token })).status,
      );
    }
  });
});

describe('a token', () => {
  const asked = (token: string | undefined, headers = {}) => server.api('/web/stores/me', { token, headers });

  it('that is missing, malformed, expired, forged or of an ended login counts as absent', async () => {
    const claims = JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      string
    >;
    const sign = (key: Uint8Array, from: number, until: number) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ sid: claims['sid'], gen: 1 })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(claims['sub'] ?? '')
        .setIssuedAt(now + from)
        .setExpirationTime(now + until)
        .sign(key);
    };
    const key = createKeyring(secret).key('session-token');
    const ended = await server.logIn(ada.email);
    await server.api('/logout', { token: ended.token, body: {} });
    const bad = [
      undefined,
      '',
      'x',
      'a.b.c',
      `${ada.token}x`,
      await sign(key, -100, -10),
      await sign(createKeyring('y'.repeat(40)).key('session-token'), -10, 100),
      ended.token,
      ended.tokenV2,
    ];
    for (const token of bad) {
      const refused = await asked(token);
      expect(refused).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', message: 'Your session has expired. Please log in again.' },
      });
      const sent = token === undefined ? '' : ' error="invalid_token"';
      expect(refused.headers.get('www-authenticate')).toBe(`Bearer${sent}`);
    }
    expect((await asked(await sign(key, -10, 100))).status).toBe(200);
    expect(
      (
        await asked(undefined, {
          authorization: `Basic ${Buffer.from(`${ada.email}:${ada.password}`).toString('base64')}`,
        })
      ).status,
    ).toBe(401);
  });

  it('that is more than half used comes back fresh, and only then', async () => {
    const claims = JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      string
    >;
    const now = Math.floor(Date.now() / 1000);
    const old = await new SignJWT({ sid: claims['sid'], gen: 2 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims['sub'] ?? '')
      .setIssuedAt(now - 1000)
      .setExpirationTime(now + 900)
      .sign(createKeyring(secret).key('session-token'));
    expect((await asked(ada.token)).headers.get('authorization')).toBeNull();
    const fresh = (await asked(old)).headers.get('authorization')?.replace('Bearer ', '');
    expect((await asked(fresh)).status).toBe(200);
    const freshClaims = JSON.parse(Buffer.from(fresh?.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      number
    >;
    expect(freshClaims['gen']).toBe(2);
    expect(freshClaims['exp']).toBeGreaterThan(now + 3600);
  });

  it('speaks for the role of this moment', async () => {
    const person = await server.register();
    await setRole(server, person, 'viewer');
    const put = () =>
      server.api('/web/stores/me/profile', { method: 'PUT', token: person.token, body: { name: 'Mine' } });
    expect(await put()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await setRole(server, person, 'admin');
    expect((await put()).status).toBe(200);
    await makePreview(server, person);
    expect(await put()).toMatchObject({
      status: 403,
      body: { code: 'preview_blocked', message: "Preview mode can't take this action." },
    });
  });

  it('of a login travels in the body and in the Authorization header', async () => {
    const { headers, body } = await server.api('/login', {
      body: { email: ada.email, password: ada.password },
    });
    expect(headers.get('authorization')).toBe(`Bearer ${String(body['token'])}`);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the list of operations', () => {
  it('names every one with its address, effect and card', async () => {
    const listed = (await server.api('/operations')).body['operations'];
    expect(listed).toHaveLength(operations.length);
    expect(listed).toContainEqual(
      expect.objectContaining({
        name: 'log_in',
        area: 'store',
        title: 'Log in',
        effect: 'write',
        method: 'POST',
        path: '/login',
        card: 'none',
      }),
    );
  });

  it('has no two of one name or address', () => {
    const all: readonly AnyDeclaration[] = operations;
    expect(new Set(all.map((one) => one.name)).size).toBe(all.length);
    const addresses = all.flatMap(({ http }) => [
      `${http.method} ${http.path}`,
      ...(http.aliases ?? []).map((alias) => `${alias.method} ${alias.path}`),
    ]);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
});

describe('what anyone may ask', () => {
  it('stops someone who tries order numbers one after the other', async () => {
    const body = { orderNumber: 1, email: `nobody-${randomUUID()}@example.com` };
    const headers = {
      'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
    };
    const track = () => server.api('/web/track-order', { body, headers });
    const answers = await Promise.all(Array.from({ length: 61 }, track));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
    const [stopped] = answers.filter(({ status }) => status === 429);
    expect(Number(stopped?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
