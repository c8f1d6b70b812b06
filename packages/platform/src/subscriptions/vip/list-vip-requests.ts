import { listVipRequests } from '@brandwright/contract/subscriptions/vip/list-vip-requests.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { offersOf } from './offers.ts';
import { toRequest } from './requests.ts';
import { vipRequests } from './tables.ts';

export default implement(listVipRequests, {
  async run(context, { status, page, size }) {
    const where = and(
      eq(vipRequests.storeId, context.storeId),
      status === undefined ? undefined : eq(vipRequests.status, status),
    );
    const rows = await context.db
      .select()
      .from(vipRequests)
      .where(where)
      .orderBy(desc(vipRequests.createdAt), vipRequests.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(vipRequests).where(where);
    return {
      output: {
        rows: rows.map(toRequest),
        offers: await offersOf(context),
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
