import { cashBackPercent, planCurrency } from '@brandwright/contract/kernel/plan-catalog.ts';
import { listAccountCredits } from '@brandwright/contract/subscriptions/list-account-credits.ts';
import { and, count, desc, eq, sum } from 'drizzle-orm';
import { creditBalances, toCreditEntry } from '../kernel/payments/account-credit.ts';
import { accountCreditEntries } from '../kernel/payments/tables.ts';
import { implement } from '../kernel/request/implementation.ts';

export default implement(listAccountCredits, {
  async run(context, { kind, page, size }) {
    const { db, storeId } = context;
    const fitting = and(
      eq(accountCreditEntries.storeId, storeId),
      kind === undefined ? undefined : eq(accountCreditEntries.kind, kind),
    );
    const rows = await db
      .select()
      .from(accountCreditEntries)
      .where(fitting)
      .orderBy(desc(accountCreditEntries.sequence))
      .limit(size)
      .offset(page * size);
    const [all] = await db.select({ total: count() }).from(accountCreditEntries).where(fitting);
    const [inPlanCurrency] = await db
      .select({ minor: sum(accountCreditEntries.amountMinor).mapWith(Number) })
      .from(accountCreditEntries)
      .where(and(fitting, eq(accountCreditEntries.currency, planCurrency)));
    return {
      output: {
        rows: rows.map(toCreditEntry),
        page,
        size,
        total: all?.total ?? 0,
        balances: await creditBalances(context),
        totalMinor: inPlanCurrency?.minor ?? 0,
        currency: planCurrency,
        cashBackPercent,
      },
    };
  },
});
