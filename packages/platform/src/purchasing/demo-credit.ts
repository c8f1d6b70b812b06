import {
  cashBackPercent,
  planCurrency,
  planOf,
  welcomeCreditOf,
} from '@brandwright/contract/kernel/plan-catalog.ts';
import { shareOfMinor } from '@brandwright/contract/kernel/account-credit.ts';
import { dayMs } from '../kernel/data/days.ts';
import type { DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { accountCreditEntries } from '../kernel/payments/tables.ts';
import { completedPayments } from './demo-progress.ts';

/** When each demo store's plan began. */
const began = { founder: 500, rival: 320, preview: 90 } as const;

/** The welcome credit of the demo stores' plan, and the founder's cash back on what was paid here. */
export async function addAccountCredit(store: DemoStore, tools: DemoTools): Promise<void> {
  const welcomeMinor = welcomeCreditOf('TIER_3');
  const entries = [
    {
      key: 'welcome:TIER_3',
      kind: 'WELCOME' as const,
      amountMinor: welcomeMinor,
      note: `Welcome credit of the ${planOf.TIER_3.name} plan`,
      paymentId: null,
      daysAgo: began[store.key],
    },
    ...(store.key === 'founder' ? completedPayments : []).map(
      ({ invoice, supplier, amountMinor, daysAgo }) => {
        const paymentId = tools.id('payment', store.key, invoice);
        return {
          key: `cash-back:${paymentId}`,
          kind: 'CASH_BACK' as const,
          amountMinor: shareOfMinor(amountMinor, cashBackPercent, 100),
          note: `Cash back on ${invoice} of ${supplier}`,
          paymentId,
          daysAgo,
        };
      },
    ),
  ];
  let balanceAfterMinor = 0;
  // One after the other: the order in which they are written is that of the book.
  for (const { daysAgo, ...entry } of entries) {
    balanceAfterMinor += entry.amountMinor;
    await tools.db.insert(accountCreditEntries).values({
      ...entry,
      storeId: store.storeId,
      id: tools.id('account credit entry', store.key, entry.key),
      balanceAfterMinor,
      currency: planCurrency,
      createdAt: new Date(tools.now.getTime() - daysAgo * dayMs),
    });
  }
}
