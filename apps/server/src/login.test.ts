import { issuerStandIn, type IssuerStandIn } from '@brandwright/providers/testing/issuer-stand-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePreview, startTestServer, type TestServer } from './testing/test-server.ts';

let issuer: IssuerStandIn;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  issuer = await issuerStandIn();
  const settings = {
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_ISSUER: issuer.url,
    SESSION_SECRET: 'shared by both servers of this test, long enough',
  };
  [server, second] = await Promise.all([startTestServer(settings), startTestServer(settings)]);
});
afterAll(async () => {
  await Promise.all([server.stop(), second.stop()]);
  await issuer.stop();
});

const address = () => `172.16.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

describe('register', () => {
  it.each([
    ['no email', { email: 'not-an-address' }],
    ['a top level of one letter', { email: 'a@b.c' }],
    ['a short password', { password: 'short' }],
    ['no name', { name: '   ' }],
    ['another user type', { userType: 'SUPPLIER' }],
  ])('refuses %s', async (_what, change) => {
    const body = { email: `${randomUUID()}@example.com`, password: 'long enough', name: 'Ada', ...change };
    expect(await server.api('/register', { body })).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    });
  });

  it('answers 201 with a session, and 409 for a taken address', async () => {
    const body = {
      email: `${randomUUID()}@example.com`,
      password: 'long enough',
      name: 'Ada',
      storeName: 'Ada Goods',
    };
    const opened = await server.api('/register?userType=STORE', { body });
    expect(opened).toMatchObject({ status: 201, body: { role: 'owner', store: { name: 'Ada Goods' } } });
    expect(opened.headers.get('authorization')).toBe(`Bearer ${String(opened.body['token'])}`);
    expect(await server.api('/register', { body })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });
});

describe('a login', () => {
  it('is good on every server that shares the secret, and ends on all of them', async () => {
    const person = await server.register();
    expect((await second.api('/web/stores/me', { token: person.token })).status).toBe(200);
    expect((await second.api('/logout', { token: person.token, body: {} })).body).toEqual({ ended: true });
    expect((await server.api('/web/stores/me', { token: person.token })).status).toBe(401);
  });

  it('of a preview account says so', async () => {
    const person = await server.register();
    await makePreview(server, person);
    expect(
      (await server.api('/login', { body: { email: person.email, password: person.password } })).body[
        'store'
      ],
    ).toMatchObject({ isPreviewAccount: true });
  });

  it('answers the same for an unknown person and a wrong password', async () => {
    const person = await server.register();
    const wrong = await server.api('/login', { body: { email: person.email, password: 'wrong password' } });
    const unknown = await server.api('/login', {
      body: { email: `${randomUUID()}@example.com`, password: 'wrong password' },
    });
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });
});

describe('guessing', () => {
  const tryOnce = (on: TestServer, from: string, email: string, password: string) =>
    on.api('/login', { body: { email, password }, headers: { 'x-forwarded-for': from } });

  it('a password is stopped after ten, counted over all servers, also when tried all at once', async () => {
    const person = await server.register();
    const from = address();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        tryOnce(index % 2 ? server : second, from, person.email, `guess ${index}`),
      ),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    const stopped = answers.filter((answer) => answer.status === 429);
    expect(stopped).toHaveLength(4);
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(stopped[0]?.body).toMatchObject({ code: 'too_many_requests' });
    expect((await tryOnce(server, from, person.email.toUpperCase(), person.password)).status).toBe(429);
    expect(
      (await tryOnce(server, address(), person.email, person.password)).status,
      'from elsewhere they may log in',
    ).toBe(200);
  });

  it('counts no less when it is said in the address, where secrets are refused', async () => {
    const ada = await server.register();
    for (const query of [
      `email=${ada.email}&password=x`,
      `email=${ada.email}`,
      `email[]=${ada.email}`,
      'password=x',
      'password[]=x',
    ]) {
      const { email, password } = ada;
      const body = query.startsWith('email') ? { password } : { email };
      const answer = await server.api(`/login?${query}`, { body });
      expect(answer, query).toMatchObject({ status: 400, body: { code: 'bad_input' } });
      expect(answer.text).not.toContain(ada.email);
    }
  });

  it('is forgotten by a good login', async () => {
    const person = await server.register();
    const from = address();
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 8; guess += 1) await tryOnce(server, from, person.email, 'wrong guess');
      expect((await tryOnce(server, from, person.email, person.password)).status).toBe(200);
    }
  });

  it('many people from one address is stopped too, without counting good logins', async () => {
    const from = address();
    const person = await server.register();
    for (let login = 0; login < 3; login += 1)
      expect((await tryOnce(server, from, person.email, person.password)).status).toBe(200);
    await server.sql(
      `update login_attempts set count = 100 where key = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [`address ${from}`],
    );
    expect((await tryOnce(server, from, `${randomUUID()}@example.com`, 'x')).status).toBe(429);
  });
});

describe('Google', () => {
  const logIn = (idToken: string) => server.api('/google-auth/login', { body: { idToken } });

  it('opens an account for a new address and finds it again by its subject', async () => {
    const claims = { sub: randomUUID(), email: `${randomUUID()}@example.com`, name: 'Grace' };
    const first = await logIn(await issuer.token(claims));
    expect(first).toMatchObject({
      status: 200,
      body: { user: { name: 'Grace', email: claims.email }, role: 'owner' },
    });
    const again = await logIn(await issuer.token({ ...claims, email: 'changed@example.com' }));
    expect(again.body['user']).toEqual(first.body['user']);
    expect((await server.api('/web/stores/me', { token: String(again.body['token']) })).status).toBe(200);
  });

  it('joins an account of the same address, whose unproven password and sessions end', async () => {
    const person = await server.register();
    const joined = await logIn(await issuer.token({ sub: randomUUID(), email: person.email }));
    expect(joined.body['user']).toMatchObject({ id: person.userId });
    expect(
      (await server.api('/login', { body: { email: person.email, password: person.password } })).status,
    ).toBe(401);
    expect((await server.api('/web/stores/me', { token: person.token })).status).toBe(401);
  });

  it('leaves a proven password as it is', async () => {
    const person = await server.register();
    await server.sql('update credentials set email_verified_at = now() where user_id = $1', [person.userId]);
    await logIn(await issuer.token({ sub: randomUUID(), email: person.email }));
    expect(
      (await server.api('/login', { body: { email: person.email, password: person.password } })).status,
    ).toBe(200);
  });

  it('refuses tokens that are not for us', async () => {
    for (const token of [
      await issuer.forged(),
      await issuer.token({ aud: 'other' }),
      await issuer.token({}, -60),
      await issuer.token({ email_verified: false }),
      'x'.repeat(40),
    ]) {
      expect(await logIn(token)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });
});
