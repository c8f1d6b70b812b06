import { recordKinds } from '@brandwright/contract';
import type { BankAccount } from '@brandwright/contract/payments/entities.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import type { Context } from '../kernel/request/context.ts';
import { bankAccounts } from './tables.ts';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** "First Riverbank ending in 6789". */
export const bankAccountName = ({ bankName, last4 }: Pick<BankAccountRow, 'bankName' | 'last4'>): string =>
  `${bankName} ending in ${last4}`;

/** The rows of the accounts that are linked, the latest first. */
export const linkedRows = (context: Context): Promise<BankAccountRow[]> =>
  context.db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.storeId, context.storeId), isNull(bankAccounts.removedAt)))
    .orderBy(desc(bankAccounts.linkedAt), bankAccounts.id)
    .limit(20);

/** The accounts that are linked, the latest first: payouts go to that one. At most 20. */
export async function linkedAccounts(context: Context): Promise<BankAccount[]> {
  return (await linkedRows(context)).map((row, place) => ({
    bankAccountId: row.id,
    name: bankAccountName(row),
    bankName: row.bankName,
    accountName: row.accountName,
    last4: row.last4,
    isForPayouts: place === 0,
    linkedAt: row.linkedAt.toISOString(),
  }));
}

const accountKind: RecordKindDeclaration<BankAccountRow> = {
  called: recordKinds.bank_account,
  nameOf: bankAccountName,
  labelOf: (row) => `${bankAccountName(row)} (${row.accountName})`,
  likeness: (row, said) => likenessOf(row, said),
  lookUp: 'Say "show my bank accounts" to see them.',
  noneYet: 'No bank account is linked.',
  byId: async (context, id) => (await linkedRows(context)).find((row) => row.id === id),
  named: linkedRows,
};

/** "6789", "the Riverbank checking account". */
function likenessOf({ bankName, accountName, last4 }: BankAccountRow, said: string): number {
  const digits = /\b\d{4}\b/.exec(said)?.[0];
  if (digits !== undefined) return digits === last4 ? 1 : 0;
  return Math.max(
    nameLikeness(`${bankName} ${accountName}`, said, /./, 'first').score,
    nameLikeness(accountName, said, /./, 'first').score,
  );
}

/** The linked account that words mean. Errors: not_found, conflict names those that fit. */
export const findBankAccount = (context: Context, said: string): Promise<BankAccountRow> =>
  resolveRecord(context, accountKind, said);
