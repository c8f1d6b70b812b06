/** An account at a bank that isn't there: what the built-in bank linking offers in place of a real sign-in. */
export interface TestBankAccount {
  /** What stands for a finished sign-in: all that leaves the browser. */
  publicToken: string;
  accountId: string;
  bankName: string;
  accountName: string;
  last4: string;
  /** The bank takes it back at the last step. */
  isRefused?: true;
}

export const testBankAccounts: readonly TestBankAccount[] = [
  {
    publicToken: 'public-test-riverbank',
    accountId: 'riverbank-checking',
    bankName: 'First Riverbank',
    accountName: 'Business checking',
    last4: '6789',
  },
  {
    publicToken: 'public-test-riverbank',
    accountId: 'riverbank-savings',
    bankName: 'First Riverbank',
    accountName: 'Business savings',
    last4: '4310',
  },
  {
    publicToken: 'public-test-cedar',
    accountId: 'cedar-checking',
    bankName: 'Cedar Credit Union',
    accountName: 'Everyday checking',
    last4: '0207',
  },
  {
    publicToken: 'public-test-refused',
    accountId: 'refused-checking',
    bankName: 'Bank of No',
    accountName: 'Can’t be linked',
    last4: '0000',
    isRefused: true,
  },
];
