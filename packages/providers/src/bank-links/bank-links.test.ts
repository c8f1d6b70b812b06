import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviders } from '../create-providers.ts';
import { plaidStandIn, type PlaidStandIn } from '../testing/plaid-stand-in.ts';
import { LinkRefused, type BankLinks } from './bank-links.ts';
import { createPlaidLinks } from './plaid-links.ts';
import { createTestBanks } from './test-banks.ts';

/** What a sign-in at a bank gives the browser. */
interface SignedIn {
  publicToken: string;
  accountId: string;
}
interface Bench {
  links: BankLinks;
  signIn(): SignedIn;
  refused(): SignedIn;
}

/** What everything that links bank accounts must do. */
function describeBankLinks(name: string, make: () => Promise<Bench>): void {
  describe(name, () => {
    it('gives the browser a token that ends', async () => {
      const { links } = await make();
      const first = await links.createLinkToken({ userId: 'user-1' });
      expect(first.token).toMatch(/^link-/);
      expect(Date.parse(first.expiresAt)).toBeGreaterThan(Date.now());
      expect((await links.createLinkToken({ userId: 'user-1' })).token).not.toBe(first.token);
    });

    it('turns a sign-in into an account with its last four digits alone', async () => {
      const { links, signIn } = await make();
      const signed = signIn();
      expect(await links.linkAccount(signed)).toEqual({
        accountId: signed.accountId,
        bankName: 'First Riverbank',
        accountName: 'Business checking',
        last4: '6789',
        token: expect.stringMatching(/^btok_/),
        access: expect.stringMatching(/^access-/),
      });
    });

    it('ends the access that a sign-in gave, and again without harm', async () => {
      const { links, signIn } = await make();
      const { access } = await links.linkAccount(signIn());
      await links.endAccess(access ?? '');
      await links.endAccess(access ?? '');
    });

    it('refuses an account that was not chosen, a sign-in that never was, and what the bank refuses', async () => {
      const { links, signIn, refused } = await make();
      for (const wrong of [
        { ...signIn(), accountId: 'another' },
        { publicToken: 'public-never', accountId: 'checking' },
        refused(),
      ])
        await expect(links.linkAccount(wrong)).rejects.toBeInstanceOf(LinkRefused);
    });
  });
}

describeBankLinks('test banks', async () => ({
  links: createTestBanks(),
  signIn: () => ({ publicToken: 'public-test-riverbank', accountId: 'riverbank-checking' }),
  refused: () => ({ publicToken: 'public-test-refused', accountId: 'refused-checking' }),
}));

let plaid: PlaidStandIn;
let links: BankLinks;
beforeAll(async () => {
  plaid = await plaidStandIn();
  links = createPlaidLinks(plaid.settings);
});
afterAll(() => plaid.stop());

describeBankLinks('Plaid', async () => ({
  links,
  signIn: () => ({ publicToken: plaid.signIn({ name: 'First Riverbank' }), accountId: 'checking' }),
  refused: () => ({
    publicToken: plaid.signIn({ name: 'Bank of No', refuses: true }),
    accountId: 'checking',
  }),
}));

describe('Plaid, when something goes wrong', () => {
  it('asks again while it is busy, and exchanges a sign-in once', async () => {
    const publicToken = plaid.signIn({ name: 'Cedar', namesItself: true });
    plaid.beBusy(2);
    expect(await links.linkAccount({ publicToken, accountId: 'savings' })).toMatchObject({
      bankName: 'Cedar',
      last4: '4310',
    });
    await expect(links.linkAccount({ publicToken, accountId: 'savings' })).rejects.toThrow(
      /Link the account again/,
    );
    plaid.beBusy(3);
    await expect(links.createLinkToken({ userId: 'a' })).rejects.toMatchObject({ code: 'upstream' });
  });

  it('removes the item of the account and no other, and says what is so when it does not answer', async () => {
    const [first, second] = [plaid.signIn({ name: 'Cedar' }), plaid.signIn({ name: 'Fir' })];
    const { access } = await links.linkAccount({ publicToken: first, accountId: 'checking' });
    const other = await links.linkAccount({ publicToken: second, accountId: 'checking' });
    await links.endAccess(access ?? '');
    expect(plaid.holds(access ?? '')).toBe(false);
    expect(plaid.holds(other.access ?? '')).toBe(true);
    plaid.beBusy(3);
    await expect(links.endAccess(other.access ?? '')).rejects.toThrow(/still linked/);
  });

  it('says that its keys are wrong, and that it is not there', async () => {
    const wrong = createPlaidLinks({ ...plaid.settings, secret: 'wrong' });
    await expect(wrong.createLinkToken({ userId: 'a' })).rejects.toThrow(/PLAID_SECRET/);
    const nowhere = createPlaidLinks({ ...plaid.settings, baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.createLinkToken({ userId: 'a' })).rejects.toThrow(/Nothing was linked/);
  });
});

it('is test banks unless Plaid is set up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-links-'));
  expect(createProviders({}, folder).bankLinks.kind).toBe('TEST_BANKS');
  expect(() => createProviders({ PLAID_SECRET: 'a' }, folder)).toThrow(
    'PLAID_SECRET is set, so PLAID_CLIENT_ID is needed too.',
  );
  const keys = { PLAID_CLIENT_ID: 'a', PLAID_SECRET: 'b' };
  expect(() => createProviders({ ...keys, PLAID_BASE_URL: 'plaid' }, folder)).toThrow(/whole address/);
  expect(createProviders(keys, folder).bankLinks.kind).toBe('PLAID');
});
