import { bankAccountKind, type BankInfo } from '@brandwright/contract/store/bank-info/entities.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { storeBankInfo } from './tables.ts';

type BankRow = typeof storeBankInfo.$inferSelect;

const masked = (ending: string) => `•••• ${ending}`;

const none: BankInfo = {
  isSet: false,
  accountHolder: null,
  bankName: null,
  countryCode: null,
  accountKind: null,
  routingNumber: null,
  accountNumber: null,
  updatedAt: null,
  updatedBy: null,
};

export function toBankInfo(row: BankRow | undefined): BankInfo {
  if (!row) return none;
  return {
    isSet: true,
    accountHolder: row.accountHolder,
    bankName: row.bankName,
    countryCode: row.countryCode,
    accountKind: bankAccountKind.parse(row.accountKind),
    routingNumber: masked(row.routingEnding),
    accountNumber: masked(row.accountEnding),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  };
}

export async function readBankRow(context: Context): Promise<BankRow | undefined> {
  const [row] = await context.db
    .select()
    .from(storeBankInfo)
    .where(eq(storeBankInfo.storeId, context.storeId));
  return row;
}
