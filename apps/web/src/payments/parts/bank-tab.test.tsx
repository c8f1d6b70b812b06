import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BankAccount, Payout } from '@brandwright/contract/payments/entities.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { showScreen, type Sent } from '../../purchasing/testing.tsx';
import { BankTab } from './bank-tab.tsx';

const account: BankAccount = {
  bankAccountId: '5e0c3f4e-7a9b-4c1d-8e2f-000000000001',
  name: 'First Riverbank ending in 6789',
  bankName: 'First Riverbank',
  accountName: 'Business checking',
  last4: '6789',
  isForPayouts: true,
  linkedAt: '2026-11-20T15:00:00Z',
};
const payout: Payout = {
  payoutId: '5e0c3f4e-7a9b-4c1d-8e2f-000000000002',
  amountMinor: 96_215,
  currency: 'USD',
  status: 'IN_TRANSIT',
  bankName: account.name,
  arrivesOn: '2026-11-22',
  failureReason: null,
  createdAt: '2026-11-19T15:00:00Z',
  settledAt: null,
};

function show({
  accounts = [],
  rows = [],
  link = 'TEST_BANKS',
  role = 'owner',
  query = '',
  preview,
}: {
  accounts?: BankAccount[];
  rows?: Payout[];
  link?: string;
  role?: StoreProfile['role'];
  query?: string;
  preview?: object;
}) {
  const body = { link, linkToken: 'link-1', expiresAt: '2026-11-20T19:00:00Z' };
  const refuseFirst = ({ body: sent }: Sent) =>
    Object(sent).accountId === 'refused-checking'
      ? Response.json(
          { code: 'bad_input', message: 'Bank of No refused to link this account.' },
          { status: 400 },
        )
      : Response.json(account, { status: 201 });
  return showScreen(
    <BankTab />,
    `/payments?tab=bank${query}`,
    [
      ['/web/bank-accounts', () => Response.json({ accounts })],
      [
        '/unlink_bank_account/preview',
        () => Response.json({ input: { bankAccountId: account.bankAccountId }, preview }),
      ],
      ['/commons/plaid/unlink-bank-account', () => Response.json({ removed: account, accounts: [] })],
      ['/commons/plaid/link-token', () => Response.json(body)],
      ['/commons/plaid/bank-account-token', refuseFirst],
      [`/web/payout-records/${payout.payoutId}`, () => Response.json(payout)],
      [
        '/web/payout-records',
        () =>
          Response.json({
            rows,
            waiting: rows.length > 0 ? [{ amountMinor: 31_840, currency: 'USD' }] : [],
            page: 0,
            size: 20,
            total: rows.length,
          }),
      ],
    ],
    role,
  );
}

const linked = (sent: readonly Sent[]) =>
  sent.filter(({ url }) => url.endsWith('/bank-account-token')).map(({ body }) => body);

afterEach(() => {
  vi.unstubAllGlobals();
  delete globalThis.Plaid;
});

describe('bank and payouts', () => {
  it('links an account of a test bank, and says why one is refused', async () => {
    const { user, sent } = show({});
    await user.click(await screen.findByRole('button', { name: 'Link a bank account' }));
    await user.click(await screen.findByRole('radio', { name: 'Bank of No' }));
    await user.click(screen.getByRole('button', { name: 'Link account' }));
    expect(await screen.findByText('Bank of No refused to link this account.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Cedar Credit Union' }));
    await user.click(screen.getByRole('button', { name: 'Link account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(linked(sent)).toEqual([
      { publicToken: 'public-test-refused', accountId: 'refused-checking' },
      { publicToken: 'public-test-cedar', accountId: 'cedar-checking' },
    ]);
  });

  it('signs in with Plaid where that is set up', async () => {
    const opened: string[] = [];
    globalThis.Plaid = {
      create: ({ token, onSuccess }) => ({
        open: () => {
          opened.push(token);
          queueMicrotask(() => onSuccess('public-1', { accounts: [{ id: 'account-1' }] }));
        },
        destroy: () => {},
      }),
    };
    const { user, sent } = show({ link: 'PLAID' });
    await user.click(await screen.findByRole('button', { name: 'Link a bank account' }));
    await waitFor(() => expect(linked(sent)).toEqual([{ publicToken: 'public-1', accountId: 'account-1' }]));
    expect(opened).toEqual(['link-1']);
  });

  it('unlinks the account that is pressed after showing what that does, and only for those who may', async () => {
    const preview = {
      verb: `Unlink ${account.name}`,
      what: `Takes ${account.name} off, and ends the access to the bank.`,
      toWhom: account.bankName,
      cost: null,
      irreversible: 'To use it again it has to be linked again, in the bank’s own sign-in.',
      values: [],
      warnings: ['It’s the only bank account. Payouts wait until another is linked.'],
    };
    const { user, sent } = show({ accounts: [account], preview });
    await user.click(await screen.findByRole('button', { name: `Unlink ${account.name}` }));
    expect(await screen.findByText(/Payouts wait until another is linked/)).toBeTruthy();
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: `Unlink ${account.name}` }));
    await waitFor(() =>
      expect(sent.some(({ url }) => url.endsWith('/commons/plaid/unlink-bank-account'))).toBe(true),
    );
  });

  it('shows the account, the payouts and what waits for the next', async () => {
    show({ accounts: [account], rows: [payout] });
    expect(await screen.findByText('Payouts go here')).toBeTruthy();
    expect(await screen.findByText('$318.40')).toBeTruthy();
    expect(screen.getAllByText('On its way').length).toBeGreaterThan(0);
  });

  it('opens one payout', async () => {
    show({ accounts: [account], rows: [payout], query: `&id=${payout.payoutId}` });
    expect(await screen.findByText(/It should arrive by November 22, 2026/)).toBeTruthy();
  });

  it('lets nobody link without admin access', async () => {
    show({ role: 'member' });
    expect(await screen.findByText(/You need admin access to link or unlink a bank account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Link a bank account' })).toBeNull();
  });
});
