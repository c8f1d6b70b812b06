import { randomUUID } from 'node:crypto';
import type { ChargeRequest, Payments } from '../payments/payments.ts';

export const newCustomer = ({ payments }: { payments: Payments }): Promise<string> =>
  payments.createCustomer({ idempotencyKey: randomUUID(), name: 'Ada Ferro', email: 'ada@example.com' });

/** What charging a new customer's card needs; the card is a test token or a saved card. */
export async function newRequest(
  bank: { payments: Payments },
  cardId: string,
  more: Partial<ChargeRequest> = {},
): Promise<ChargeRequest> {
  return {
    customerId: more.customerId ?? (await newCustomer(bank)),
    cardId,
    amountMinor: 4200,
    currency: 'USD',
    description: 'Sample of a linen towel',
    reference: randomUUID(),
    returnUrl: 'http://127.0.0.1:8787/payments/done',
    ...more,
  };
}
