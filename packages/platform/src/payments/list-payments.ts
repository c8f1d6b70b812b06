import { listPayments } from '@brandwright/contract/payments/list-payments.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { toPayment } from '../kernel/payments/payments.ts';
import { payments } from '../kernel/payments/tables.ts';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';
import { implement } from '../kernel/request/implementation.ts';

const patternsOf = (said: string) =>
  said
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${escapeLike(word)}%`);

export default implement(listPayments, {
  async run(context, { status, search, page, size }) {
    const where = and(
      eq(payments.storeId, context.storeId),
      status ? eq(payments.status, status) : undefined,
      search
        ? holdsAll(sql`${payments.description} || ' ' || ${payments.method}`, patternsOf(search))
        : undefined,
    );
    const rows = await context.db
      .select()
      .from(payments)
      .where(where)
      .orderBy(desc(payments.createdAt), desc(payments.sequence))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(payments).where(where);
    return { output: { rows: rows.map(toPayment), page, size, total: counted?.total ?? 0 } };
  },
});
