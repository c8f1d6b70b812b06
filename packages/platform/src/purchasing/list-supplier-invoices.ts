import type { InvoiceFilter } from '@brandwright/contract/purchasing/enums.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, desc, eq, isNull, isNotNull, lt, gte, sql, type SQL } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { isOpenInvoice as isOpen, sumInvoices } from './owed.ts';
import { dayOf } from './rules.ts';
import { supplierInvoices as invoices } from './tables.ts';
import { saysAll } from './words-in.ts';
import { lineTitles, linesOf, toRow } from './invoices.ts';

/** Invoices of a state, on a day. */
function inState(filter: InvoiceFilter | undefined, today: string): SQL | undefined {
  switch (filter) {
    case 'UNPAID':
      return isOpen;
    case 'DUE':
      return and(isOpen, gte(invoices.dueOn, today));
    case 'OVERDUE':
      return and(isOpen, lt(invoices.dueOn, today));
    case 'PAID':
      return and(isNull(invoices.voidedAt), gte(invoices.paidMinor, invoices.totalMinor));
    case 'DRAFT':
      return and(eq(invoices.isDraft, true), isNull(invoices.voidedAt), isNull(invoices.uncollectibleAt));
    case 'UNCOLLECTIBLE':
      return and(isNotNull(invoices.uncollectibleAt), isNull(invoices.voidedAt));
    case 'VOID':
      return isNotNull(invoices.voidedAt);
    case undefined:
      return undefined;
  }
}

export default implement(listSupplierInvoices, {
  async run(context, { status, supplierId, search, page, size }) {
    const today = dayOf(context.clock.now());
    const supplier =
      supplierId === undefined ? undefined : (await context.call(getSupplier, { supplierId })).supplierId;
    const where = and(
      eq(invoices.storeId, context.storeId),
      inState(status, today),
      supplier ? eq(invoices.supplierId, supplier) : undefined,
      search
        ? saysAll(
            sql`${invoices.invoiceNumber} || ' ' || ${invoices.supplierName} || ' ' || ${lineTitles}`,
            search,
          )
        : undefined,
    );
    const rows = await context.db
      .select()
      .from(invoices)
      .where(where)
      .orderBy(
        sql`case when ${isOpen} then 0 else 1 end`,
        sql`case when ${isOpen} then ${invoices.dueOn} end asc`,
        desc(invoices.issuedOn),
        invoices.id,
      )
      .limit(size)
      .offset(page * size);
    const sums = await sumInvoices(context, where, today);
    const own = await linesOf(
      context,
      rows.map(({ id }) => id),
    );
    return {
      output: {
        rows: rows.map((row) =>
          toRow(
            row,
            own.filter((line) => line.invoiceId === row.id),
            today,
          ),
        ),
        ...sums,
        page,
        size,
      },
    };
  },
});
