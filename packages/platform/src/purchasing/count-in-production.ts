import { countInProduction } from '@brandwright/contract/purchasing/count-in-production.ts';
import { and, count, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { purchaseItems } from './tables.ts';

export default implement(countInProduction, {
  async run(context) {
    const [counted] = await context.db
      .select({ count: count() })
      .from(purchaseItems)
      .where(
        and(
          eq(purchaseItems.storeId, context.storeId),
          eq(purchaseItems.status, 'IN_PRODUCTION'),
          eq(purchaseItems.isArchived, false),
        ),
      );
    return { output: { count: counted?.count ?? 0 } };
  },
});
