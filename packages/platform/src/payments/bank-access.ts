import { openSealed, sealText } from '@brandwright/providers/keyring/sealed-text.ts';
import type { Context } from '../kernel/request/context.ts';
import type { BankAccountRow } from './bank-accounts.ts';

const about = (context: Context, bankAccountId: string) => `bank-access ${context.storeId} ${bankAccountId}`;
const sealingKey = (context: Context) => context.providers.keyring.key('bank-access');

export const sealAccess = (context: Context, bankAccountId: string, access: string): string =>
  sealText(sealingKey(context), access, about(context, bankAccountId));

/**
 * Ends the access to the bank that linking an account gave. Nothing to do where it gave none, where another link gave it, or where
 * it can no longer be read because the server's secret changed: the bank's owner ends it there.
 */
export async function endBankAccess(
  context: Context,
  { id, link, sealedAccess }: BankAccountRow,
): Promise<void> {
  const { bankLinks } = context.providers;
  if (sealedAccess === null || link !== bankLinks.kind) return;
  const access = openSealed(sealingKey(context), sealedAccess, about(context, id));
  if (access !== undefined) await bankLinks.endAccess(access);
}
