import type { CreditSource } from '@brandwright/contract/orders/credits/entities.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { authorOf } from '../change-order.ts';
import { move } from './movements.ts';
import { storeCredits, type CreditRecord } from './tables.ts';

interface NewCredit {
  code: string;
  customer: { id: string | null; name: string; email: string | null };
  source: CreditSource;
  returned: { id: string; handle: string } | null;
  reason: string | null;
  amountMinor: number;
  currency: string;
  expiresOn: string | null;
}

/** What the search looks in. */
export const searchTextOf = ({
  code,
  customer,
  returned,
  reason,
}: Omit<NewCredit, 'source' | 'amountMinor' | 'currency' | 'expiresOn'>): string =>
  [code, customer.name, customer.email, returned?.handle, reason].filter(Boolean).join('\n').toLowerCase();

/** Puts a credit into the ledger. */
export async function addCredit(context: Context, credit: NewCredit): Promise<CreditRecord> {
  const now = context.clock.now();
  const id = randomUUID();
  await context.db.insert(storeCredits).values({
    storeId: context.storeId,
    id,
    code: credit.code,
    customerId: credit.customer.id,
    customerName: credit.customer.name,
    email: credit.customer.email,
    source: credit.source,
    returnId: credit.returned?.id ?? null,
    returnHandle: credit.returned?.handle ?? null,
    reason: credit.reason,
    amountMinor: credit.amountMinor,
    leftMinor: 0,
    currency: credit.currency,
    expiresOn: credit.expiresOn,
    createdBy: authorOf(context),
    searchText: searchTextOf(credit),
    createdAt: now,
    updatedAt: now,
  });
  return move(context, id, { kind: 'GIVEN', amountMinor: credit.amountMinor });
}
