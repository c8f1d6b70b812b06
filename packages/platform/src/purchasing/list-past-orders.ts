import { OperationError } from '@brandwright/contract';
import { listPastOrders, orderedStatuses } from '@brandwright/contract/purchasing/list-past-orders.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, count, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { endOf, startOf } from '../kernel/data/days.ts';
import { implement } from '../kernel/request/implementation.ts';
import { toRow } from './items.ts';
import { purchaseItems } from './tables.ts';

export default implement(listPastOrders, {
  async run(context, { orderType, supplierId, from, to, page, size }) {
    if (from !== undefined && to !== undefined && from > to)
      throw new OperationError('bad_input', 'The first day is after the last one. Swap them.');
    const supplier =
      supplierId === undefined ? undefined : (await context.call(getSupplier, { supplierId })).supplierId;
    const where = and(
      eq(purchaseItems.storeId, context.storeId),
      inArray(purchaseItems.status, [...orderedStatuses]),
      orderType && eq(purchaseItems.orderType, orderType),
      supplier ? eq(purchaseItems.supplierId, supplier) : undefined,
      from ? gte(purchaseItems.createdAt, startOf(from)) : undefined,
      to ? lt(purchaseItems.createdAt, endOf(to)) : undefined,
    );
    const rows = await context.db
      .select()
      .from(purchaseItems)
      .where(where)
      .orderBy(desc(purchaseItems.createdAt), purchaseItems.id)
      .limit(size)
      .offset(page * size);
    const totalMinor = sum(purchaseItems.totalMinor).mapWith(Number);
    const suppliers = await context.db
      .select({
        supplierName: purchaseItems.supplierName,
        currency: purchaseItems.currency,
        totalMinor,
        orders: count(),
      })
      .from(purchaseItems)
      .where(where)
      .groupBy(purchaseItems.supplierName, purchaseItems.currency)
      .orderBy(sql`3 desc`, purchaseItems.supplierName, purchaseItems.currency);
    const currencies = [...new Set(suppliers.map(({ currency }) => currency))].toSorted();
    const totals = currencies.map((currency) => {
      const of = suppliers.filter((one) => one.currency === currency);
      return {
        currency,
        totalMinor: of.reduce((all, one) => all + one.totalMinor, 0),
        orders: of.reduce((all, one) => all + one.orders, 0),
      };
    });
    const total = totals.reduce((all, { orders }) => all + orders, 0);
    return { output: { rows: rows.map(toRow), page, size, total, totals, suppliers } };
  },
});
