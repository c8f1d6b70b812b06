import { OperationError } from '@brandwright/contract';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { getTokens } from '@brandwright/contract/store/get-tokens.ts';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { logOut } from '@brandwright/contract/store/log-out.ts';
import { register } from '@brandwright/contract/store/register.ts';
import { setExternalField } from '@brandwright/contract/store/set-external-field.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '../kernel/request/context.ts';
import { testKernel, testStore } from '../kernel/testing.ts';
import { createKeyring } from '@brandwright/providers/keyring/keyring.ts';
import { findActor } from './sessions.ts';
import { issueTokens, readToken, refreshToken, tokenLifeMs } from './tokens.ts';

const kernel = testKernel();
const password = 'correct horse battery';
const newAddress = () => `${randomUUID()}@example.com`;

async function run<D extends AnyDeclaration>(
  declaration: D,
  input: SendOf<D>,
  actor: Actor = { kind: 'public' },
): Promise<OutputOf<D>> {
  const result = await kernel.run({
    operation: declaration.name,
    input,
    actor,
    via: 'hand',
    requestId: 'test',
    signal: new AbortController().signal,
  });
  if (result.kind !== 'done') throw new Error('asks');
  return result.output as OutputOf<D>;
}

const keyringOf = () =>
  kernel.inContext(
    { actor: { kind: 'public' }, via: 'hand', requestId: 'test', signal: new AbortController().signal },
    async (context) => context.providers.keyring,
  );

async function actorOf(token: string): Promise<Actor | undefined> {
  const claims = await readToken(await keyringOf(), token);
  return claims && (await findActor(kernel.pool, claims))?.actor;
}

async function actorOrFail(token: string): Promise<Actor> {
  const actor = await actorOf(token);
  if (!actor) throw new Error('The token stands for nobody.');
  return actor;
}

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof OperationError ? error.code : error;
};

describe('register and log in', () => {
  it('opens a store of one owner, whose tokens stand for them', async () => {
    const email = newAddress();
    const session = await run(register, {
      email: `  ${email.toUpperCase()} `,
      password,
      name: 'Ada',
      storeName: 'Ada Goods',
    });
    expect(session).toMatchObject({
      user: { email, name: 'Ada' },
      store: { name: 'Ada Goods', isPreviewAccount: false },
      role: 'owner',
    });
    const first = await actorOf(session.token);
    expect(first).toMatchObject({
      role: 'owner',
      plan: 'TIER_1',
      isPreview: false,
      tokenGeneration: 1,
      storeId: session.store.id,
    });
    expect(await actorOf(session.tokenV2)).toMatchObject({ tokenGeneration: 2 });
  });

  it('refuses a taken address, whatever its case', async () => {
    const email = newAddress();
    await run(register, { email, password, name: 'Ada' });
    expect(await refusal(run(register, { email: email.toUpperCase(), password, name: 'Eve' }))).toBe(
      'conflict',
    );
  });

  it('answers an unknown person and a wrong password with the same words', async () => {
    const email = newAddress();
    await run(register, { email, password, name: 'Ada' });
    const wrong = await run(logIn, { email, password: 'something else' }).catch((error: Error) => error);
    const unknown = await run(logIn, { email: newAddress(), password }).catch((error: Error) => error);
    expect(wrong).toBeInstanceOf(OperationError);
    expect(unknown).toEqual(wrong);
    expect((await run(logIn, { email, password })).user.email).toBe(email);
  });

  it('ends a login for both of its tokens and leaves other logins alone', async () => {
    const email = newAddress();
    const one = await run(register, { email, password, name: 'Ada' });
    const other = await run(logIn, { email, password });
    expect(await run(logOut, {}, await actorOrFail(one.token))).toEqual({ ended: true });
    expect(await actorOf(one.token)).toBeUndefined();
    expect(await actorOf(one.tokenV2)).toBeUndefined();
    expect(await actorOf(other.token)).toBeDefined();
  });

  it('writes no login into the journal', async () => {
    const email = newAddress();
    const session = await run(register, { email, password, name: 'Ada' });
    const rows = await kernel.inContext(
      {
        actor: { kind: 'system', storeId: session.store.id },
        via: 'system',
        requestId: 'test',
        signal: new AbortController().signal,
      },
      ({ db }) => db.execute(sql`select count(*) as n from journal_entries`),
    );
    expect(Number(rows.rows[0]?.['n'])).toBe(0);
  });
});

describe('tokens', () => {
  it('count as absent when they are not ours, expired, or of another kind', async () => {
    const session = await run(register, { email: newAddress(), password, name: 'Ada' });
    const keyring = await keyringOf();
    const claims = await readToken(keyring, session.token);
    expect(claims).toBeDefined();
    const forge = (key: Uint8Array, expiry: number) =>
      new SignJWT({ sid: claims?.sid, gen: 2 })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(claims?.sub))
        .setIssuedAt(expiry - 100)
        .setExpirationTime(expiry)
        .sign(key);
    const soon = Math.floor(Date.now() / 1000) + 1000;
    const [header, body, signature] = session.token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const bad = [
      '',
      'nonsense',
      `${header}.${body}`,
      `${header}.${body}x.${signature}`,
      unsigned,
      await forge(createKeyring('x'.repeat(40)).key('session-token'), soon),
      await forge(keyring.key('file-address'), soon),
      await forge(keyring.key('session-token'), soon - 5000),
    ];
    for (const token of bad) expect(await readToken(keyring, token)).toBeUndefined();
    expect(await readToken(keyring, await forge(keyring.key('session-token'), soon))).toBeDefined();
  });

  it('that were good end with their time, although they were checked before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const keyring = await keyringOf();
      const login = {
        userId: randomUUID(),
        sessionId: randomUUID(),
        sessionExpiresAt: new Date(Date.now() + 60_000),
      };
      const { token } = await issueTokens(keyring, login);
      expect(await readToken(keyring, token)).toBeDefined();
      vi.setSystemTime(Date.now() + 61_000);
      expect(await readToken(keyring, token)).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('are refreshed when more than half used, never beyond the end of the login', async () => {
    const keyring = await keyringOf();
    const login = {
      userId: randomUUID(),
      sessionId: randomUUID(),
      sessionExpiresAt: new Date(Date.now() + 1000 * tokenLifeMs),
    };
    const claims = await readToken(keyring, (await issueTokens(keyring, login)).tokenV2);
    if (!claims) throw new Error('no claims');
    expect(await refreshToken(keyring, claims, login.sessionExpiresAt)).toBeUndefined();
    const used = {
      ...claims,
      iat: claims.iat - tokenLifeMs / 1000,
      exp: claims.exp - tokenLifeMs / 1000 + 60,
    };
    const end = new Date(Date.now() + 60_000);
    const fresh = await readToken(keyring, (await refreshToken(keyring, used, end)) ?? '');
    expect(fresh).toMatchObject({ gen: 2, sid: login.sessionId });
    expect(fresh?.exp).toBe(Math.floor(end.getTime() / 1000));
  });

  it('come in both generations on request', async () => {
    const session = await run(register, { email: newAddress(), password, name: 'Ada' });
    const pair = await run(getTokens, {}, await actorOrFail(session.token));
    expect(await actorOf(pair.tokenV2)).toMatchObject({ tokenGeneration: 2, storeId: session.store.id });
  });
});

describe('the wall around accounts', () => {
  it("shows a store its own people and nobody else's, and no credentials at all", async () => {
    const mine = await run(register, { email: newAddress(), password, name: 'Ada' });
    const theirs = await run(register, { email: newAddress(), password, name: 'Eve' });
    const seen = await kernel.inContext(
      {
        actor: { kind: 'system', storeId: mine.store.id },
        via: 'system',
        requestId: 'test',
        signal: new AbortController().signal,
      },
      async ({ db }) => ({
        users: (await db.execute(sql`select id from users`)).rows.map((row) => row['id']),
        stores: (await db.execute(sql`select id from stores`)).rows.map((row) => row['id']),
        memberships: (await db.execute(sql`select user_id from memberships`)).rows.map(
          (row) => row['user_id'],
        ),
        credentials: (await db.execute(sql`select * from credentials`)).rows,
        sessions: (await db.execute(sql`select * from sessions`)).rows,
        attempts: (await db.execute(sql`select * from login_attempts`)).rows,
      }),
    );
    expect(seen).toEqual({
      users: [mine.user.id],
      stores: [mine.store.id],
      memberships: [mine.user.id],
      credentials: [],
      sessions: [],
      attempts: [],
    });
    const changed = await kernel.inContext(
      {
        actor: { kind: 'system', storeId: mine.store.id },
        via: 'system',
        requestId: 'test',
        signal: new AbortController().signal,
      },
      ({ db }) => db.execute(sql`update stores set name = 'taken' where id = ${theirs.store.id}`),
    );
    expect(changed.rowCount).toBe(0);
  });
});

describe('the profile', () => {
  async function owner() {
    const session = await run(register, {
      email: newAddress(),
      password,
      name: 'Ada',
      storeName: 'Ada Goods',
    });
    return actorOrFail(session.token);
  }

  it('changes what is given, and comes back by undo', async () => {
    const actor = await owner();
    const result = await kernel.run({
      operation: updateStoreProfile.name,
      input: { name: 'Juniper & Clay', website: 'https://juniper.example/shop' },
      actor,
      via: 'hand',
      requestId: 'test',
      signal: new AbortController().signal,
    });
    expect(result).toMatchObject({
      kind: 'done',
      undoable: true,
      summary: 'Changed the name, the website for Juniper & Clay.',
    });
    if (result.kind !== 'done' || !result.journalEntryId) throw new Error('no entry');
    const entryId = result.journalEntryId;
    await kernel.inContext(
      { actor, via: 'hand', requestId: 'test', signal: new AbortController().signal },
      (context) => context.undo(entryId),
    );
    expect(await run(getStore, {}, actor)).toMatchObject({ name: 'Ada Goods', website: null });
  });

  it.each(['mailto:a@b.co', 'javascript:alert(1)', 'not a link', 'https://'])(
    'refuses %s as a website',
    async (website) => {
      expect(await refusal(run(updateStoreProfile, { website }, await owner()))).toBe('bad_input');
    },
  );

  it('is changed by an admin at least, and never by a preview account', async () => {
    const store = await testStore();
    expect((await store.refusal(updateStoreProfile, { name: 'X' }, { as: 'member' })).code).toBe('forbidden');
    expect((await store.refusal(updateStoreProfile, { name: 'X' }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });

  it('remembers fields once for each name', async () => {
    const actor = await owner();
    await run(setExternalField, { name: 'seenTour', value: false }, actor);
    await run(setExternalField, { name: 'panels', value: { left: ['a'] } }, actor);
    const { externalFields } = await run(setExternalField, { name: 'seenTour', value: true }, actor);
    expect(externalFields).toEqual([
      { name: 'panels', value: { left: ['a'] } },
      { name: 'seenTour', value: true },
    ]);
    expect(await refusal(run(setExternalField, { name: '../x', value: 1 }, actor))).toBe('bad_input');
    expect(await refusal(run(setExternalField, { name: 'big', value: 'x'.repeat(20_000) }, actor))).toBe(
      'bad_input',
    );
  });
});
