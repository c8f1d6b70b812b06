import type { LedgerAccount, LedgerEntryKind } from '@brandwright/contract/payments/enums.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../request/context.ts';
import type { PaymentSubject } from './payment-subject.ts';
import { ledgerEntries, ledgerTransfers } from './tables.ts';

export interface Transfer {
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** Minor units, more than 0. */
  amountMinor: number;
  currency: string;
}

export interface LedgerEntry {
  kind: LedgerEntryKind;
  /** What a founder reads: "Paid INV-2048 of Olaria do Vale with Visa ending in 4242". */
  memo: string;
  subject: PaymentSubject;
  /** What it is written down for, such as `payment:ID`: the second time nothing is written. */
  source: string;
  transfers: readonly Transfer[];
}

/**
 * Writes down what moved money, in the transaction that moved it. Each transfer takes from one account what it gives to
 * another, so that the books balance by construction. Answers the entry's id; undefined when it was written down before.
 */
export async function postEntry(context: Context, entry: LedgerEntry): Promise<string | undefined> {
  const { transfers, subject, ...values } = entry;
  for (const { amountMinor, debit, credit } of transfers) {
    if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || debit === credit)
      throw new Error(`Not a transfer: ${amountMinor} from ${credit} to ${debit}.`);
  }
  const { storeId } = context;
  const id = randomUUID();
  const written = await context.db
    .insert(ledgerEntries)
    .values({
      storeId,
      id,
      ...values,
      subjectKind: subject.kind,
      subjectId: subject.id,
      occurredAt: context.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  if (written.length === 0) return undefined;
  if (transfers.length > 0)
    await context.db.insert(ledgerTransfers).values(
      transfers.map((transfer, position) => ({
        storeId,
        id: randomUUID(),
        entryId: id,
        position,
        ...transfer,
      })),
    );
  return id;
}
