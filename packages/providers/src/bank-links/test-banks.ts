import { testBankAccounts } from '@brandwright/contract/payments/test-banks.ts';
import { randomUUID } from 'node:crypto';
import { LinkRefused, type BankLinks } from './bank-links.ts';

const goodForMs = 4 * 3_600_000;

/** Banks that aren't there: a sign-in is a choice of one of the accounts in `packages/contract/src/payments/test-banks.ts`. */
export const createTestBanks = (now: () => Date = () => new Date()): BankLinks => ({
  kind: 'TEST_BANKS',
  async createLinkToken() {
    return {
      token: `link-test-${randomUUID()}`,
      expiresAt: new Date(now().getTime() + goodForMs).toISOString(),
    };
  },
  async linkAccount({ publicToken, accountId }) {
    const found = testBankAccounts.find(
      (one) => one.publicToken === publicToken && one.accountId === accountId,
    );
    if (!found)
      throw new LinkRefused('This sign-in at the bank isn’t known, or has ended. Link the account again.');
    if (found.isRefused)
      throw new LinkRefused(`${found.bankName} refused to link this account. Choose another account.`);
    const { bankName, accountName, last4 } = found;
    return {
      accountId,
      bankName,
      accountName,
      last4,
      token: `btok_test_${randomUUID()}`,
      access: `access-test-${randomUUID()}`,
    };
  },
  async endAccess(access) {
    if (!access.startsWith('access-test-'))
      throw new LinkRefused('This access isn’t one of the test banks’.');
  },
});
