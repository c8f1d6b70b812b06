import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import type { PurchaseItem, PurchaseItemRow } from '@brandwright/contract/purchasing/entities.ts';
import {
  countPurchaseItems,
  createPurchaseItem,
  getPurchaseItem,
  listPurchaseItems,
} from '@brandwright/contract/purchasing/purchase-items.ts';
import { purchaseStatuses } from '@brandwright/contract/purchasing/enums.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { dayOf, invoiceStatusOn, purchaseTransitions } from './rules.ts';
import { purchaseItems, supplierInvoiceLines, supplierInvoices } from './tables.ts';
import { saysAll } from './words-in.ts';

type ItemRow = typeof purchaseItems.$inferSelect;

export function toRow(row: ItemRow): PurchaseItemRow {
  return {
    purchaseItemId: row.id,
    title: row.title,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    status: row.status,
    orderType: row.orderType,
    source: row.source,
    quantity: row.quantity,
    unitPriceMinor: row.unitPriceMinor,
    totalMinor: row.totalMinor,
    currency: row.currency,
    receivingStatus: row.receivingStatus,
    expectedOn: row.expectedOn,
    isArchived: row.isArchived,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function withInvoices(context: Context, row: ItemRow): Promise<PurchaseItem> {
  const today = dayOf(context.clock.now());
  const invoices = await context.db
    .selectDistinct({ invoice: supplierInvoices })
    .from(supplierInvoices)
    .innerJoin(
      supplierInvoiceLines,
      and(
        eq(supplierInvoiceLines.storeId, supplierInvoices.storeId),
        eq(supplierInvoiceLines.invoiceId, supplierInvoices.id),
      ),
    )
    .where(
      and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoiceLines.purchaseItemId, row.id)),
    )
    .orderBy(supplierInvoices.dueOn);
  return {
    ...toRow(row),
    costs: row.costs,
    shippingMode: row.shippingMode,
    leadTimeDays: row.leadTimeDays,
    trackingNumber: row.trackingNumber,
    carrier: row.carrier,
    requestId: row.requestId,
    quoteId: row.quoteId,
    invoices: invoices.map(({ invoice }) => ({
      invoiceId: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      status: invoiceStatusOn(invoice, today),
      totalMinor: invoice.totalMinor,
      dueOn: invoice.dueOn,
    })),
    nextStatuses: [...purchaseTransitions[row.status]],
  };
}

/** The purchase of an id or of words of its title or supplier; refuses with the choices when several fit. */
async function findItem(context: Context, said: string): Promise<ItemRow> {
  const named = isUuid(said)
    ? eq(purchaseItems.id, said.toLowerCase())
    : saysAll(sql`${purchaseItems.title} || ' ' || ${purchaseItems.supplierName}`, said);
  const rows = await context.db
    .select()
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), named))
    .orderBy(desc(purchaseItems.createdAt))
    .limit(6);
  const [first, second] = rows;
  if (!first)
    throw new OperationError(
      'not_found',
      `There is no purchase ${isUuid(said) ? 'with that id' : `called "${said}"`}. Say "show my purchases" to see them.`,
    );
  if (!second) return first;
  throw new OperationError(
    'conflict',
    `Several purchases fit "${said}": ${rows.map((row) => `${row.title} from ${row.supplierName}`).join(', ')}. Which one?`,
  );
}

export const itemOperations = [
  implement(listPurchaseItems, {
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
  }),

  implement(countPurchaseItems, {
    async run(context) {
      const rows = await context.db
        .select({ status: purchaseItems.status, count: count() })
        .from(purchaseItems)
        .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.isArchived, false)))
        .groupBy(purchaseItems.status);
      const counts = purchaseStatuses.map((status) => ({
        status,
        count: rows.find((row) => row.status === status)?.count ?? 0,
      }));
      return { output: { total: counts.reduce((sum, one) => sum + one.count, 0), counts } };
    },
  }),

  implement(getPurchaseItem, {
    async run(context, { purchaseItemId }) {
      return { output: await withInvoices(context, await findItem(context, purchaseItemId)) };
    },
  }),

  implement(createPurchaseItem, {
    async run(context, { costs, ...input }) {
      if (input.quoteId) {
        const [there] = await context.db
          .select({ title: purchaseItems.title })
          .from(purchaseItems)
          .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.quoteId, input.quoteId)));
        if (there)
          throw new OperationError('conflict', `That quote has made a purchase already: ${there.title}.`);
      }
      const now = context.clock.now();
      const [row] = await context.db
        .insert(purchaseItems)
        .values({
          storeId: context.storeId,
          id: randomUUID(),
          ...input,
          status: 'NOT_PURCHASED',
          costs,
          totalMinor: costs.reduce((sum, cost) => sum + cost.amountMinor, 0),
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!row) throw new OperationError('internal', 'The purchase could not be kept. Try again.');
      return {
        output: await withInvoices(context, row),
        subject: { kind: 'purchase_item', id: row.id },
      };
    },
  }),
];

async function countOf(context: Context, where: SQL | undefined): Promise<number> {
  const [counted] = await context.db.select({ total: count() }).from(purchaseItems).where(where);
  return counted?.total ?? 0;
}
