import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { LinkRefused, type BankLinks } from './bank-links.ts';

export interface PlaidSettings {
  clientId: string;
  secret: string;
  /** `https://production.plaid.com` or `https://sandbox.plaid.com`, unless a stand-in answers. */
  baseUrl: string;
  wait?: (milliseconds: number) => Promise<void>;
}

const linkToken = z.object({ link_token: z.string(), expiration: z.string() });
const exchanged = z.object({ access_token: z.string(), item_id: z.string() });
const accounts = z.object({
  accounts: z.array(z.object({ account_id: z.string(), name: z.string(), mask: z.string().nullable() })),
  item: z.object({ institution_id: z.string().nullish(), institution_name: z.string().nullish() }),
});
const institution = z.object({ institution: z.object({ name: z.string() }) });
const bankAccountToken = z.object({ stripe_bank_account_token: z.string() });
const removed = z.object({ request_id: z.string() });
const refusal = z.object({
  error_type: z.string().optional(),
  error_code: z.string().optional(),
  display_message: z.string().nullish(),
});

const attempts = 3;
const timeoutMs = 30_000;
const firstWaitMs = 400;
const countries = ['US'];

/** Plaid (plaid.com/docs/api, version 2020-09-14), which makes Stripe's token of an account. */
export function createPlaidLinks(settings: PlaidSettings): BankLinks {
  const wait = settings.wait ?? ((milliseconds: number) => sleep(milliseconds));
  const base = settings.baseUrl.replace(/\/+$/, '');

  /** `again`: whether asking it again after a lost answer does no harm. `left`: how things are when nobody answers. */
  async function ask<T>(
    path: string,
    body: object,
    answer: z.ZodType<T>,
    again = true,
    left = 'Nothing was linked.',
  ): Promise<T> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'plaid-client-id': settings.clientId,
          'plaid-secret': settings.secret,
          'plaid-version': '2020-09-14',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      const said: unknown = await response?.json().catch(() => undefined);
      if (response?.ok) return answer.parse(said);
      if (response && response.status < 500 && response.status !== 429) throw refusalOf(said);
      // Turned away before any work was done.
      const isBusy = response?.status === 429;
      if (!again && !isBusy) break;
      if (attempt < attempts) await wait(firstWaitMs * 2 ** (attempt - 1));
    }
    throw new OperationError('upstream', `Plaid isn’t responding. ${left} Try again.`);
  }

  async function bankNameOf({ item }: z.output<typeof accounts>): Promise<string> {
    if (item.institution_name) return item.institution_name;
    if (!item.institution_id) return 'Bank';
    const found = await ask(
      '/institutions/get_by_id',
      { institution_id: item.institution_id, country_codes: countries },
      institution,
    );
    return found.institution.name;
  }

  return {
    kind: 'PLAID',
    async createLinkToken({ userId }) {
      const made = await ask(
        '/link/token/create',
        {
          client_name: 'Brandwright',
          user: { client_user_id: userId },
          products: ['auth'],
          country_codes: countries,
          language: 'en',
        },
        linkToken,
      );
      return { token: made.link_token, expiresAt: new Date(made.expiration).toISOString() };
    },
    async linkAccount({ publicToken, accountId }) {
      // A public token is good once: a lost answer means signing in again.
      const { access_token } = await ask(
        '/item/public_token/exchange',
        { public_token: publicToken },
        exchanged,
        false,
      );
      const found = await ask('/accounts/get', { access_token }, accounts);
      const account = found.accounts.find(({ account_id }) => account_id === accountId);
      if (!account)
        throw new LinkRefused('This account isn’t one that was chosen at the bank. Link the account again.');
      const { stripe_bank_account_token: token } = await ask(
        '/processor/stripe/bank_account_token/create',
        { access_token, account_id: accountId },
        bankAccountToken,
      );
      return {
        accountId,
        bankName: (await bankNameOf(found)).slice(0, 100),
        accountName: account.name.slice(0, 100),
        last4: (account.mask ?? '').slice(-4).padStart(4, '•'),
        token,
        access: access_token,
      };
    },
    async endAccess(access) {
      try {
        await ask('/item/remove', { access_token: access }, removed, true, 'The account is still linked.');
      } catch (failure) {
        // Removed before, so that a lost answer is asked for again without harm.
        if (!(failure instanceof AccessEnded)) throw failure;
      }
    },
  };
}

/** The sign-in that an access token came from is gone (Plaid: ITEM_NOT_FOUND, or a token that it no longer knows). */
class AccessEnded extends LinkRefused {}

function refusalOf(said: unknown): OperationError {
  const { error_type, error_code, display_message } = refusal.safeParse(said).data ?? {};
  if (error_code === 'INVALID_API_KEYS' || error_code === 'UNAUTHORIZED_ENVIRONMENT')
    return new OperationError(
      'upstream',
      'Plaid doesn’t accept our keys. Check PLAID_CLIENT_ID, PLAID_SECRET and PLAID_BASE_URL.',
    );
  if (error_code === 'INVALID_PUBLIC_TOKEN')
    return new LinkRefused('This sign-in at the bank isn’t known, or has ended. Link the account again.');
  if (error_code === 'ITEM_NOT_FOUND' || error_code === 'INVALID_ACCESS_TOKEN')
    return new AccessEnded('The access to this bank has ended. Link the account again.');
  if (error_type === 'ITEM_ERROR' || error_type === 'INSTITUTION_ERROR')
    return new LinkRefused(
      display_message || 'The bank refused to link this account. Choose another account.',
    );
  return new LinkRefused(
    `Plaid refused to link the account${display_message ? `: ${display_message}` : '.'}`,
  );
}
