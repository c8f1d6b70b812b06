import { mac } from '@brandwright/platform/kernel/data/signatures.ts';
import { createProviders } from '@brandwright/providers';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePreview, startTestServer, type Person, type TestServer } from './testing/test-server.ts';

const settings = { SESSION_SECRET: 'the secret of the servers of this test, long enough' };
const { keyring } = createProviders(settings, mkdtempSync(join(tmpdir(), 'brandwright-account-')));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(settings);
});
afterAll(() => server.stop());

/** The secrets of the links that a person was sent, the newest first, as their emails have them. */
async function linksOf(person: Person): Promise<string[]> {
  const rows = await server.sql(
    'select id from password_resets where user_id = $1 order by created_at desc',
    [person.userId],
  );
  return rows.map(({ id }) => `${String(id)}.${mac(keyring.key('password-reset'), [String(id)])}`);
}
/** Kinds of mail that were queued for a store. */
const mailsOf = async (person: Person) =>
  (
    await server.sql(
      `select name from job_runs where store_id = $1 and name like 'store.mail%' order by created_at`,
      [person.storeId],
    )
  ).map(({ name }) => name);

const forget = (email: string) => server.api('/password-reset', { body: { email } });
const logIn = (email: string, password: string) => server.api('/login', { body: { email, password } });

describe('a forgotten password', () => {
  it('is set by a link that works once, and ends every login and token', async () => {
    const person = await server.register();
    const made = await server.api('/web/account/api-tokens', {
      token: person.token,
      body: { name: 'Zapier' },
    });
    const apiToken = String(made.body['token']);
    expect(await forget(person.email)).toMatchObject({
      status: 202,
      body: { email: person.email, minutes: 60 },
    });
    const [token = ''] = await linksOf(person);
    expect(await server.api('/password-reset/open', { body: { token } })).toMatchObject({
      status: 200,
      body: { email: person.email },
    });
    const password = 'another horse battery';
    expect(await server.api('/password-reset/confirm', { body: { token, password: 'short' } })).toMatchObject(
      {
        status: 400,
      },
    );
    expect(await server.api('/password-reset/confirm', { body: { token, password } })).toMatchObject({
      status: 200,
      body: { email: person.email },
    });
    expect((await server.api('/web/stores/me', { token: person.token })).status).toBe(401);
    expect((await server.api('/web/stores/me', { token: apiToken })).status).toBe(401);
    expect((await logIn(person.email, person.password)).status).toBe(401);
    expect((await logIn(person.email, password)).status).toBe(200);
    expect(await server.api('/password-reset/confirm', { body: { token, password } })).toMatchObject({
      status: 423,
      body: { code: 'locked' },
    });
    expect(await mailsOf(person)).toEqual(['store.mail_password_reset', 'store.mail_password_changed']);
  });

  it('answers the same where nobody has the address', async () => {
    const email = `${randomUUID()}@example.com`;
    const [unknown, known] = [await forget(email), await forget((await server.register()).email)];
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  });

  it('lets only the newest link work, none that was made up, and none after its hour', async () => {
    const person = await server.register();
    await forget(person.email);
    await forget(person.email);
    const [newest = '', first = ''] = await linksOf(person);
    const open = (token: string) => server.api('/password-reset/open', { body: { token } });
    expect((await open(first)).status).toBe(423);
    expect((await open(newest)).status).toBe(200);
    expect((await open(`${randomUUID()}.made-up`)).status).toBe(423);
    expect((await open("' or 1=1 --")).status).toBe(423);
    await server.sql(
      `update password_resets set expires_at = now() - interval '1 second' where user_id = $1`,
      [person.userId],
    );
    expect((await open(newest)).status).toBe(423);
  });

  it('is mailed three times an hour at most', async () => {
    const person = await server.register();
    for (let time = 0; time < 5; time += 1) expect((await forget(person.email)).status).toBe(202);
    expect(await linksOf(person)).toHaveLength(3);
  });

  it('asks in the body alone', async () => {
    expect((await server.api('/password-reset', { body: { email: 'nobody' } })).status).toBe(400);
  });
});

const sessionsOf = async (person: Pick<Person, 'token'>) =>
  (await server.api('/web/account/sessions', { token: person.token })).body['sessions'] as {
    sessionId: string;
    device: string | null;
    isCurrent: boolean;
    lastSeenAt: string | null;
  }[];

describe('logins', () => {
  it('are listed with device and last use, and ended one by one or all others', async () => {
    const person = await server.register();
    const phone = await server.logIn(person.email);
    const tablet = await server.logIn(person.email);
    const headers = {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    };
    await server.api('/web/stores/me', { token: phone.token, headers });
    await vi.waitFor(async () => {
      const all = await sessionsOf(person);
      expect(all).toHaveLength(3);
      expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(all.some(({ device, lastSeenAt }) => device === 'Safari on iPhone' && lastSeenAt !== null)).toBe(
        true,
      );
    });
    const onPhone = (await sessionsOf(person)).find(({ device }) => device === 'Safari on iPhone');
    const other = await server.register();
    const path = `/web/account/sessions/${onPhone?.sessionId ?? ''}`;
    expect((await server.api(path, { method: 'DELETE', token: other.token })).status).toBe(404);
    expect(await server.api(path, { method: 'DELETE', token: person.token })).toMatchObject({
      status: 200,
      body: { device: 'Safari on iPhone' },
    });
    expect((await server.api('/web/stores/me', { token: phone.token })).status).toBe(401);
    const others = '/web/account/sessions/-/end-others';
    expect(await server.api(others, { token: person.token, body: {} })).toMatchObject({ body: { ended: 1 } });
    expect((await server.api('/web/stores/me', { token: tablet.token })).status).toBe(401);
    expect((await server.api('/web/stores/me', { token: person.token })).status).toBe(200);
    expect((await server.api(others, { token: person.token, body: {} })).status).toBe(409);
  });
});

describe('the password', () => {
  const change = (person: Person, currentPassword: string, newPassword: string) =>
    server.api('/web/account/password', {
      method: 'PUT',
      token: person.token,
      body: { currentPassword, newPassword },
    });

  it('is changed with the current one; other logins end and the person is told', async () => {
    const person = await server.register();
    const elsewhere = await server.logIn(person.email);
    expect(await change(person, 'wrong', 'another horse battery')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'currentPassword' }] },
    });
    expect((await change(person, person.password, person.password)).status).toBe(400);
    expect(await change(person, person.password, 'another horse battery')).toMatchObject({
      status: 200,
      body: { ended: 1 },
    });
    expect((await server.api('/web/stores/me', { token: elsewhere.token })).status).toBe(401);
    expect((await logIn(person.email, 'another horse battery')).status).toBe(200);
    expect(await mailsOf(person)).toEqual(['store.mail_password_changed']);
    const kept = JSON.stringify(
      await server.sql('select input, summary from journal_entries where store_id = $1', [person.storeId]),
    );
    expect(kept).not.toContain('horse battery');
  });

  it('isn’t guessed by whoever has a login', async () => {
    const person = await server.register();
    const answers = [];
    for (let time = 0; time < 11; time += 1)
      answers.push((await change(person, 'wrong', 'long enough too')).status);
    expect(answers.at(-1)).toBe(429);
    expect((await change(person, person.password, 'long enough too')).status).toBe(429);
  });

  it('of a preview account stays', async () => {
    const person = await server.register();
    await makePreview(server, person);
    expect(await change(person, person.password, 'long enough too')).toMatchObject({
      body: { code: 'preview_blocked' },
    });
  });
});

describe('API tokens', () => {
  const make = (person: Person, body: object) =>
    server.api('/web/account/api-tokens', { token: person.token, body });

  it('act in the store until they are revoked, are shown once and aren’t refreshed', async () => {
    const person = await server.register();
    const made = await make(person, { name: 'Zapier', generation: 1, days: 30 });
    expect(made).toMatchObject({ status: 201, body: { name: 'Zapier', generation: 1, lastUsedAt: null } });
    const token = String(made.body['token']);
    const used = await server.api('/web/stores/me', { token });
    expect(used.status).toBe(200);
    expect(used.headers.get('authorization')).toBeNull();
    const listed = await server.api('/web/account/api-tokens', { token: person.token });
    expect(listed.body['tokens']).toMatchObject([{ name: 'Zapier' }]);
    expect(listed.text).not.toContain(token);
    expect((await make(person, { name: 'zapier' })).status).toBe(409);
    expect((await make(person, { name: 'Other', days: 5000 })).status).toBe(400);
    const other = await server.register();
    const path = `/web/account/api-tokens/${String(made.body['tokenId'])}`;
    expect((await server.api(path, { method: 'DELETE', token: other.token })).status).toBe(404);
    expect((await server.api(path, { method: 'DELETE', token: person.token })).status).toBe(200);
    expect((await server.api('/web/stores/me', { token })).status).toBe(401);
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  it('never keep a token under an idempotency key', async () => {
    const person = await server.register();
    const headers = { 'idempotency-key': randomUUID() };
    const made = await server.api('/web/account/api-tokens', {
      token: person.token,
      body: { name: 'Zapier' },
      headers,
    });
    const rows = await server.sql('select output from idempotency_keys where store_id = $1', [
      person.storeId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(String(made.body['token']));
    expect(JSON.stringify(rows)).toBe('[]');
  });

  it('let a program neither keep the account nor approve what it asked for', async () => {
    const person = await server.register();
    const token = String((await make(person, { name: 'Agent' })).body['token']);
    expect((await server.api('/web/account/api-tokens', { token, body: { name: 'More' } })).status).toBe(409);
    expect((await server.api('/web/stores/me/tokens', { token })).status).toBe(401);
    await server.logIn(person.email);
    const asked = await server.api('/web/account/sessions/-/end-others', { token, body: {} });
    expect(asked).toMatchObject({
      status: 202,
      body: { status: 'PENDING', operation: 'end_other_sessions' },
    });
    const decide = (by: string) =>
      server.api(`/copilot/actions/${String(asked.body['id'])}/decision`, {
        token: by,
        body: { approved: true },
      });
    expect((await decide(token)).status).toBe(409);
    expect(await decide(person.token)).toMatchObject({ status: 200, body: { status: 'DONE' } });
  });
});
