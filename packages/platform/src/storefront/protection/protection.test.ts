import { findStoresByHandle } from '@brandwright/contract/storefront/find-stores-by-handle.ts';
import { getStorefrontProtection } from '@brandwright/contract/storefront/protection/get-storefront-protection.ts';
import { requestAccessCode } from '@brandwright/contract/storefront/protection/request-access-code.ts';
import { setStorefrontProtection } from '@brandwright/contract/storefront/protection/set-storefront-protection.ts';
import { submitAccessCode } from '@brandwright/contract/storefront/protection/submit-access-code.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { Actor } from '../../kernel/request/context.ts';
import { resetTestTime, testStore } from '../../kernel/testing.ts';
import { refusalAs, runAs, testTeam } from '../../team/testing.ts';
import { codeOf } from './codes.ts';
import { mailAccessCode } from './mail-access-code.ts';
import { storefrontAccessCodes } from './tables.ts';

afterEach(resetTestTime);

const visitor: Actor = { kind: 'public' };
const password = 'winter-sale';

/** A store with a handle and a protected storefront. */
async function shop(isOpenToRequests = true) {
  const team = await testTeam();
  const handle = `shop-${randomUUID().slice(0, 8)}`;
  await runAs(team.owner, updateStoreProfile, { handle, description: 'Candles.' });
  await runAs(team.owner, setStorefrontProtection, { isProtected: true, password, isOpenToRequests });
  const inside = {
    actor: team.owner,
    via: 'hand',
    requestId: 'test',
    signal: new AbortController().signal,
  } as const;
  const requests = () =>
    team.kernel.inContext(inside, ({ db }) =>
      db.select().from(storefrontAccessCodes).where(eq(storefrontAccessCodes.storeId, team.owner.storeId)),
    );
  const codeMailed = async () => {
    const [row] = await requests();
    return team.kernel.inContext(inside, async (context) => codeOf(context, row?.id ?? ''));
  };
  return { ...team, handle, requests, codeMailed, inside };
}

it('is turned on with a password, off and on again without one', async () => {
  const store = await testStore();
  expect(await store.run(getStorefrontProtection, {}, { as: 'viewer' })).toMatchObject({
    isProtected: false,
    hasPassword: false,
  });
  const none = await store.refusal(setStorefrontProtection, { isProtected: true });
  expect([none.code, none.message]).toEqual(['conflict', expect.stringContaining('Account, in Store')]);
  await store.run(setStorefrontProtection, { isProtected: true, password }, { as: 'admin' });
  const entry = await store.entryOf(setStorefrontProtection, { isProtected: false });
  expect(await store.run(getStorefrontProtection, {})).toMatchObject({
    isProtected: false,
    hasPassword: true,
  });
  await store.undo(entry);
  expect(await store.run(getStorefrontProtection, {})).toMatchObject({ isProtected: true });
  expect(JSON.stringify((await store.journal()).map(({ input, summary }) => [input, summary]))).not.toContain(
    password,
  );
});

it('is an admin’s to change', async () => {
  const store = await testStore();
  const on = { isProtected: true, password };
  expect((await store.refusal(setStorefrontProtection, on, { as: 'member' })).code).toBe('forbidden');
  expect((await store.refusal(setStorefrontProtection, on, { as: 'preview' })).code).toBe('preview_blocked');
  expect((await store.refusal(setStorefrontProtection, { isProtected: true, password: 'abc' })).code).toBe(
    'bad_input',
  );
});

it('opens to the password, and shows the store to whoever has the pass', async () => {
  const { handle } = await shop();
  const seen = async (visitorPass?: string) =>
    (
      await runAs(visitor, findStoresByHandle, {
        handles: `nobody-here,${handle}`,
        ...(visitorPass ? { visitorPass } : {}),
      })
    ).stores;
  expect(await seen()).toEqual([
    {
      handle,
      name: 'Nora Owner’s Goods',
      description: null,
      website: null,
      logoUrl: null,
      isStorefrontProtected: true,
    },
  ]);
  expect((await refusalAs(visitor, submitAccessCode, { handle, code: 'wrong-one' })).code).toBe('not_found');
  const { visitorPass } = await runAs(visitor, submitAccessCode, { handle, code: password });
  expect((await seen(visitorPass))[0]?.description).toBe('Candles.');
  const { handle: other } = await shop();
  const elsewhere = await runAs(visitor, findStoresByHandle, { handles: other, visitorPass });
  expect(elsewhere.stores[0]?.description).toBeNull();
  expect((await seen(`${visitorPass}x`))[0]?.description).toBeNull();
});

it('mails a code that works once, for a day', async () => {
  const { handle, requests, codeMailed, inside, kernel } = await shop();
  const email = 'greta@mail.example';
  expect(await runAs(visitor, requestAccessCode, { handle, email })).toEqual({ isAccepted: true });
  const [row] = await requests();
  const code = await codeMailed();
  expect(row).toMatchObject({ email, usedAt: null });
  expect(JSON.stringify(row)).not.toContain(code);
  const sent: string[] = [];
  await kernel.inContext(inside, (context) =>
    mailAccessCode.run(
      {
        ...context,
        storeId: context.storeId,
        clock: context.clock,
        providers: {
          ...context.providers,
          mail: {
            send: ({ to, text }) => {
              sent.push(`${to} ${text}`);
              return Promise.resolve({ id: 'm' });
            },
          },
        },
      },
      { requestId: row?.id, storeName: 'Nora' },
      { id: 'job', progress: () => Promise.resolve() },
    ),
  );
  expect(sent[0]).toContain(code);
  const written = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  expect(await runAs(visitor, submitAccessCode, { handle, code: written })).toMatchObject({
    store: { handle },
  });
  expect((await refusalAs(visitor, submitAccessCode, { handle, code })).code).toBe('not_found');
});

it('takes no code after its day', async () => {
  const { handle, codeMailed } = await shop();
  await runAs(visitor, requestAccessCode, { handle, email: 'greta@mail.example' });
  const code = await codeMailed();
  const store = await testStore();
  store.time.now = new Date('2026-11-21T15:00:01Z');
  expect((await refusalAs(visitor, submitAccessCode, { handle, code })).code).toBe('not_found');
});

it('answers the same where no code is sent, and mails one address three a day', async () => {
  const { handle, requests } = await shop();
  for (let asked = 0; asked < 5; asked += 1)
    expect(await runAs(visitor, requestAccessCode, { handle, email: 'greta@mail.example' })).toEqual({
      isAccepted: true,
    });
  expect(await requests()).toHaveLength(3);
  const closed = await shop(false);
  const email = 'greta@mail.example';
  expect(await runAs(visitor, requestAccessCode, { handle: closed.handle, email })).toEqual({
    isAccepted: true,
  });
  expect(await closed.requests()).toHaveLength(0);
  expect(await runAs(visitor, requestAccessCode, { handle: 'nobody-here', email })).toEqual({
    isAccepted: true,
  });
  expect((await refusalAs(visitor, submitAccessCode, { handle: 'nobody-here', code: 'x' })).code).toBe(
    'not_found',
  );
});
