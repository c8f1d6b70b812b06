import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { purchaseItems } from './tables.ts';
import { saysAll } from './words-in.ts';
import { toRow } from './items.ts';

async function countOf(context: Context, where: SQL | undefined): Promise<number> {
  const [counted] = await context.db.select({ total: count() }).from(purchaseItems).where(where);
  return counted?.total ?? 0;
}

export default implement(listPurchaseItems, {
  async run(context, { status, orderType, supplierId, search, isArchived, page, size }) {
    const supplier =
      supplierId === undefined ? undefined : (await context.call(getSupplier, { supplierId })).supplierId;
    const where = and(
      eq(purchaseItems.storeId, context.storeId),
      eq(purchaseItems.isArchived, isArchived),
      status && eq(purchaseItems.status, status),
      orderType && eq(purchaseItems.orderType, orderType),
      supplier ? eq(purchaseItems.supplierId, supplier) : undefined,
      search
        ? saysAll(sql`${purchaseItems.title} || ' ' || ${purchaseItems.supplierName}`, search)
        : undefined,
    );
    const rows = await context.db
      .select()
      .from(purchaseItems)
      .where(where)
      .orderBy(desc(purchaseItems.createdAt), purchaseItems.id)
      .limit(size)
      .offset(page * size);
    return { output: { rows: rows.map(toRow), page, size, total: await countOf(context, where) } };
  },
});
