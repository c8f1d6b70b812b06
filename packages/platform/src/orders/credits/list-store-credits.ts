import { listStoreCredits } from '@brandwright/contract/orders/credits/list-store-credits.ts';
import type { CreditStatus } from '@brandwright/contract/orders/credits/entities.ts';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, sql, sum, type SQL } from 'drizzle-orm';
import { dayOf } from '../../kernel/data/days.ts';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCustomer } from '../customers.ts';
import { isOpen } from './find-credit.ts';
import { toCredit } from './show-credit.ts';
import { storeCredits } from './tables.ts';

function isIn(status: CreditStatus, now: Date): SQL | undefined {
  switch (status) {
    case 'OPEN':
      return isOpen(now);
    case 'USED':
      return and(isNull(storeCredits.canceledAt), eq(storeCredits.leftMinor, 0));
    case 'EXPIRED':
      return and(
        isNull(storeCredits.canceledAt),
        gt(storeCredits.leftMinor, 0),
        lt(storeCredits.expiresOn, dayOf(now)),
      );
    case 'CANCELED':
      return isNotNull(storeCredits.canceledAt);
  }
}

export default implement(listStoreCredits, {
  async run(context, { status, customer, expiresBy, search, page, size }) {
    const { db, storeId, clock } = context;
    const now = clock.now();
    const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    const where = and(
      eq(storeCredits.storeId, storeId),
      status === undefined ? undefined : isIn(status, now),
      customer === undefined
        ? undefined
        : eq(storeCredits.customerId, (await findCustomer(context, customer)).id),
      expiresBy === undefined ? undefined : and(isOpen(now), lte(storeCredits.expiresOn, expiresBy)),
      words.length === 0
        ? undefined
        : holdsAll(
            storeCredits.searchText,
            words.map((word) => `%${escapeLike(word)}%`),
          ),
    );
    const rows = await db
      .select()
      .from(storeCredits)
      .where(where)
      .orderBy(
        ...(expiresBy === undefined ? [] : [asc(storeCredits.expiresOn)]),
        desc(storeCredits.createdAt),
        desc(storeCredits.sequence),
      )
      .limit(size)
      .offset(page * size);
    const [all] = await db.select({ total: count() }).from(storeCredits).where(where);
    const left = await db
      .select({
        currency: storeCredits.currency,
        credits: count(),
        leftMinor: sql`${sum(storeCredits.leftMinor)}`.mapWith(Number),
      })
      .from(storeCredits)
      .where(and(where, isOpen(now)))
      .groupBy(storeCredits.currency)
      .orderBy(asc(storeCredits.currency));
    return {
      output: {
        rows: rows.map((row) => toCredit(row, now)),
        page,
        size,
        total: all?.total ?? 0,
        open: {
          credits: left.reduce((credits, one) => credits + one.credits, 0),
          left: left.map(({ currency, leftMinor }) => ({ currency, leftMinor })),
        },
      },
    };
  },
});
