import type { Payments, PromotionCode } from '../payments.ts';
import { createCharges, type Charges } from './charges.ts';
import { createCustomers } from './customers.ts';
import { createRefunds } from './refunds.ts';
import { createSubscriptions, type TestBilling } from './subscriptions.ts';
import { createWebhooks, type TestBankWebhooks } from './webhooks.ts';

/** A bank that moves no money, with a page of its own for 3-D Secure. */
export interface TestBank
  extends Payments, Pick<Charges, 'chargeOnPage' | 'confirmCharge'>, Pick<TestBankWebhooks, 'signWebhook'> {
  readonly kind: 'TEST_BANK';
  billing(clock?: { now(): Date }): TestBilling;
}

export interface TestBankSettings {
  /** Where this server is reached, without a trailing slash: the page of 3-D Secure is there. */
  publicUrl?: string;
  /** Months of subscriptions pass by it. */
  now?: () => Date;
}

const percentOff: Readonly<Record<string, number>> = { PRODUCTS10: 10, DESIGN50: 50 };

/** The embedded bank. It takes test cards only and keeps everything in `folder`, which servers may share. */
export function createTestBank(folder: string, settings: TestBankSettings = {}): TestBank {
  const now = settings.now ?? (() => new Date());
  const publicUrl = settings.publicUrl ?? 'http://127.0.0.1:8787';
  const { methodOf, defaultMethodOf, ...cards } = createCustomers(folder, now);
  const customers = { ...cards, methodOf, defaultMethodOf };
  const { records, ...charges } = createCharges(folder, { customers, publicUrl, now });
  return {
    kind: 'TEST_BANK',
    publishableKey: 'pk_test_bank',
    ...cards,
    ...charges,
    ...createRefunds(folder, records),
    billing: (clock = { now }) => createSubscriptions(folder, { customers, clock }),
    ...createWebhooks(folder),
    findPromotionCode: async (code) => findCode(code),
  };
}

/** Whether the bank's own page is to be served. */
export const isTestBank = (payments: Payments): payments is TestBank =>
  payments.kind === 'TEST_BANK' && 'confirmCharge' in payments;

function findCode(given: string): PromotionCode | undefined {
  const code = given.trim().toUpperCase();
  const percent = Object.hasOwn(percentOff, code) ? percentOff[code] : undefined;
  if (percent === undefined) return undefined;
  return { code, isActive: true, percentOff: percent, amountOffMinor: null, currency: null };
}
