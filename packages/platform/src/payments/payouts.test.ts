import { OperationError } from '@brandwright/contract';
import { createBankLinkToken } from '@brandwright/contract/payments/create-bank-link-token.ts';
import { getPayout } from '@brandwright/contract/payments/get-payout.ts';
import { linkBankAccount } from '@brandwright/contract/payments/link-bank-account.ts';
import { listBankAccounts } from '@brandwright/contract/payments/list-bank-accounts.ts';
import { unlinkBankAccount } from '@brandwright/contract/payments/unlink-bank-account.ts';
import { listPayouts } from '@brandwright/contract/payments/list-payouts.ts';
import { payoutTransitions, type PayoutStatus } from '@brandwright/contract/payments/enums.ts';
import type { BankLinks } from '@brandwright/providers/bank-links/bank-links.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postEntry } from '../kernel/payments/ledger.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { bankAccounts, payouts } from './tables.ts';

const checking = { publicToken: 'public-test-riverbank', accountId: 'riverbank-checking' };
const savings = { publicToken: 'public-test-riverbank', accountId: 'riverbank-savings' };

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const minutesLater = () => {
  store.time.now = new Date(store.time.now.getTime() + 60_000);
};

async function payOut(status: PayoutStatus, amountMinor: number, of = store): Promise<string> {
  const id = randomUUID();
  const { accounts } = await of.run(listBankAccounts, {});
  await of.context(async (context) => {
    await context.db.insert(payouts).values({
      storeId: of.storeId,
      id,
      bankAccountId: accounts[0]?.bankAccountId ?? '',
      bankName: accounts[0]?.name ?? '',
      amountMinor,
      currency: 'USD',
      status,
      arrivesOn: '2026-11-24',
      failureReason: status === 'FAILED' ? 'the account is closed' : null,
      createdAt: context.clock.now(),
    });
    const subject = { kind: 'payout', id };
    const sale = { debit: 'PAYOUTS', credit: 'SALES', amountMinor, currency: 'USD' } as const;
    await postEntry(context, {
      kind: 'SALE',
      memo: 'Sold',
      subject,
      source: `sales:${id}`,
      transfers: [sale],
    });
    await postEntry(context, {
      kind: 'PAYOUT',
      memo: 'Paid out',
      subject,
      source: `payout:${id}`,
      transfers: [{ ...sale, debit: 'BANK', credit: 'PAYOUTS' }],
    });
  });
  return id;
}

describe('bank accounts', () => {
  it('are linked through the bank’s sign-in, and payouts go to the latest', async () => {
    expect((await store.run(listBankAccounts, {})).accounts).toEqual([]);
    const begun = await store.run(createBankLinkToken, {});
    expect(begun).toMatchObject({ link: 'TEST_BANKS', linkToken: expect.stringMatching(/^link-/) });
    const linked = await store.run(linkBankAccount, checking);
    expect(linked).toMatchObject({
      name: 'First Riverbank ending in 6789',
      last4: '6789',
      isForPayouts: true,
    });
    minutesLater();
    await store.run(linkBankAccount, savings);
    const { accounts } = await store.run(listBankAccounts, {});
    expect(accounts.map(({ last4, isForPayouts }) => [last4, isForPayouts])).toEqual([
      ['4310', true],
      ['6789', false],
    ]);
    expect((await store.refusal(linkBankAccount, checking)).message).toBe(
      'First Riverbank ending in 6789 is linked already.',
    );
    // What the payment provider takes for it is kept, and never told.
    expect(JSON.stringify(accounts)).not.toContain('btok');
    const rows = await store.context(({ db, storeId }) =>
      db.select({ token: bankAccounts.token }).from(bankAccounts).where(eq(bankAccounts.storeId, storeId)),
    );
    expect(rows.every(({ token }) => token.startsWith('btok_'))).toBe(true);
    expect((await store.journal())[0]?.summary).toBe(
      'Linked First Riverbank ending in 4310. Payouts go there now.',
    );
  });

  it('are refused where the bank does, to members, viewers and previews, and without a sign-in', async () => {
    const refused = { publicToken: 'public-test-refused', accountId: 'refused-checking' };
    expect((await store.refusal(linkBankAccount, refused)).message).toContain('Choose another account');
    for (const wrong of [{ ...checking, publicToken: 'never' }, { ...checking, accountId: '../x' }, {}])
      expect((await store.refusal(linkBankAccount, wrong)).code).toBe('bad_input');
    for (const as of ['viewer', 'member'] as const) {
      expect((await store.refusal(linkBankAccount, checking, { as })).code).toBe('forbidden');
      expect((await store.refusal(createBankLinkToken, {}, { as })).code).toBe('forbidden');
    }
    expect((await store.refusal(linkBankAccount, checking, { as: 'preview' })).code).toBe('preview_blocked');
    await store.run(linkBankAccount, checking);
    const other = await testStore();
    expect((await other.run(listBankAccounts, {})).accounts).toEqual([]);
    expect((await other.run(linkBankAccount, checking)).isForPayouts).toBe(true);
  });
});

describe('unlink_bank_account', () => {
  let endAccess: BankLinks['endAccess'];
  beforeEach(async () => {
    ({ endAccess } = await store.context(async ({ providers }) => providers.bankLinks));
  });
  afterEach(() =>
    store.context(async ({ providers }) => {
      providers.bankLinks.endAccess = endAccess;
    }),
  );

  const both = async () => {
    const first = await store.run(linkBankAccount, checking);
    minutesLater();
    const second = await store.run(linkBankAccount, savings);
    return { first, second };
  };

  it('asks first, ends the access, moves payouts to the one linked before, and is written down', async () => {
    const { first, second } = await both();
    const ended: string[] = [];
    await store.context(async ({ providers }) => {
      providers.bankLinks.endAccess = async (access) => {
        ended.push(access);
        await endAccess(access);
      };
    });
    const action = await store.ask(unlinkBankAccount, { bankAccountId: '4310' });
    expect(action.preview).toMatchObject({
      verb: 'Unlink First Riverbank ending in 4310',
      warnings: ['Payouts go to it. They will go to First Riverbank ending in 6789 instead.'],
    });
    expect((await store.run(listBankAccounts, {})).accounts).toHaveLength(2);
    await store.decide(action.id, true);
    expect((await store.run(listBankAccounts, {})).accounts).toMatchObject([
      { bankAccountId: first.bankAccountId, isForPayouts: true },
    ]);
    expect(ended).toEqual([expect.stringMatching(/^access-test-/)]);
    // The secret is not kept longer than it is of use.
    const [row] = await store.context(({ db }) =>
      db.select().from(bankAccounts).where(eq(bankAccounts.id, second.bankAccountId)),
    );
    expect(row).toMatchObject({ sealedAccess: null });
    expect((await store.journal())[0]?.summary).toBe(
      'Unlinked First Riverbank ending in 4310. Payouts go to First Riverbank ending in 6789 now.',
    );
    expect((await store.refusal(unlinkBankAccount, { bankAccountId: second.bankAccountId })).code).toBe(
      'not_found',
    );
    // It can be linked again.
    await store.run(linkBankAccount, savings);
  });

  it('waits for a payout that is on its way, and not for one that arrived', async () => {
    await store.run(linkBankAccount, checking);
    await payOut('ARRIVED', 50_000);
    const coming = await payOut('IN_TRANSIT', 20_000);
    expect(await store.refusal(unlinkBankAccount, { bankAccountId: 'riverbank' })).toMatchObject({
      code: 'conflict',
      message:
        'A payout of $200.00 to First Riverbank ending in 6789 is on its way and should arrive by November 24, 2026. Unlink the account once it has arrived.',
    });
    await store.context(({ db }) =>
      db.update(payouts).set({ status: 'ARRIVED' }).where(eq(payouts.id, coming)),
    );
    const { preview } = await store.ask(unlinkBankAccount, { bankAccountId: 'riverbank' });
    expect(preview.warnings).toEqual(['It’s the only bank account. Payouts wait until another is linked.']);
  });

  it('keeps the account where the bank doesn’t answer', async () => {
    await store.run(linkBankAccount, checking);
    await store.context(async ({ providers }) => {
      providers.bankLinks.endAccess = () => Promise.reject(new OperationError('upstream', 'No answer.'));
    });
    const action = await store.ask(unlinkBankAccount, { bankAccountId: '6789' });
    await store.decide(action.id, true).catch(() => undefined);
    expect((await store.run(listBankAccounts, {})).accounts).toHaveLength(1);
  });

  it('is refused to members, previews and other stores, and names those that fit', async () => {
    const { first } = await both();
    const given = { bankAccountId: first.bankAccountId };
    for (const as of ['viewer', 'member'] as const)
      expect((await store.refusal(unlinkBankAccount, given, { as })).code).toBe('forbidden');
    expect((await store.refusal(unlinkBankAccount, given, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await (await testStore()).refusal(unlinkBankAccount, given)).code).toBe('not_found');
    const several = await store.refusal(unlinkBankAccount, { bankAccountId: 'First Riverbank' });
    expect(several).toMatchObject({ code: 'conflict', message: expect.stringContaining('4310') as string });
    expect((await store.refusal(unlinkBankAccount, { bankAccountId: '9999' })).code).toBe('not_found');
  });
});

describe('payouts', () => {
  it('are listed with when they arrive and what the books have for the next', async () => {
    expect(await store.run(listPayouts, {})).toMatchObject({ rows: [], waiting: [], total: 0 });
    await store.run(linkBankAccount, checking);
    await payOut('ARRIVED', 50_000);
    minutesLater();
    const id = await payOut('IN_TRANSIT', 20_000);
    await store.context((context) =>
      postEntry(context, {
        kind: 'SALE',
        memo: 'Sold',
        subject: { kind: 'payout', id },
        source: 'sales:since',
        transfers: [{ debit: 'PAYOUTS', credit: 'SALES', amountMinor: 1_250, currency: 'USD' }],
      }),
    );
    const found = await store.run(listPayouts, {});
    expect(found.rows.map(({ status, amountMinor }) => [status, amountMinor])).toEqual([
      ['IN_TRANSIT', 20_000],
      ['ARRIVED', 50_000],
    ]);
    expect(found.waiting).toEqual([{ amountMinor: 1_250, currency: 'USD' }]);
    expect(listPayouts.summary(found, { page: 0, size: 20 })).toBe(
      'The payout of $200.00 to First Riverbank ending in 6789 is on its way. It should arrive by November 24, 2026. $12.50 waits for the next payout. 2 payouts in all.',
    );
    expect((await store.run(listPayouts, { status: 'ARRIVED' })).total).toBe(1);
    expect((await store.run(listPayouts, { size: 1, page: 1 })).rows).toHaveLength(1);
    expect(await store.run(getPayout, { id })).toMatchObject({ payoutId: id, arrivesOn: '2026-11-24' });
  });

  it('owe nothing for what was refunded', async () => {
    await store.context((context) =>
      postEntry(context, {
        kind: 'REFUND',
        memo: 'Refunded',
        subject: { kind: 'order', id: randomUUID() },
        source: 'refund:1',
        transfers: [{ debit: 'SALES', credit: 'PAYOUTS', amountMinor: 500, currency: 'USD' }],
      }),
    );
    expect((await store.run(listPayouts, {})).waiting).toEqual([]);
  });

  it('say why one came back', async () => {
    await store.run(linkBankAccount, checking);
    const failed = await store.run(getPayout, { id: await payOut('FAILED', 50_000) });
    expect(getPayout.summary(failed, { id: failed.payoutId })).toContain('came back: the account is closed.');
  });

  it('are the store’s own', async () => {
    await store.run(linkBankAccount, checking);
    const id = await payOut('ARRIVED', 50_000);
    const other = await testStore();
    expect((await other.refusal(getPayout, { id })).code).toBe('not_found');
    expect((await other.run(listPayouts, {})).total).toBe(0);
    expect((await store.refusal(getPayout, { id: 'never' })).code).toBe('bad_input');
    expect((await store.run(getPayout, { id }, { as: 'viewer' })).status).toBe('ARRIVED');
  });

  it('end where the table says so', () => {
    const ends = Object.entries(payoutTransitions).filter(([, next]) => next.length === 0);
    expect(ends.map(([status]) => status)).toEqual(['ARRIVED', 'FAILED', 'CANCELED']);
  });
});
