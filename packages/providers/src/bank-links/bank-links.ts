import { OperationError } from '@brandwright/contract';

/** An account that its owner linked by signing in at their bank. Its number is never seen here. */
export interface LinkedAccount {
  /** The link's id of the account. */
  accountId: string;
  bankName: string;
  /** "Business checking". */
  accountName: string;
  last4: string;
  /** What the payment provider takes for the account (Stripe's bank account token, `btok_…`). */
  token: string;
  /** A secret that ends the access to the bank later (Plaid's access token); null where there is none to end. */
  access: string | null;
}

/**
 * Links bank accounts: the browser signs in at the bank with a link token, and what it gets is turned into an account. Methods throw
 * LinkRefused when they can never succeed as asked, and an `upstream` error when they may later.
 */
export interface BankLinks {
  readonly kind: 'TEST_BANKS' | 'PLAID';
  /** For one person of a store; it is good for one sign-in, until the ISO instant. */
  createLinkToken(request: { userId: string }): Promise<{ token: string; expiresAt: string }>;
  /** `publicToken` and `accountId` are what the sign-in gave the browser. */
  linkAccount(request: { publicToken: string; accountId: string }): Promise<LinkedAccount>;
  /** Ends the access that a linked account gave. What has ended already ends without a word. */
  endAccess(access: string): Promise<void>;
}

/** The bank, or who links to it, said no. Asking the same again would not help. */
export class LinkRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}
