import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import type { SupplierInvoice, SupplierInvoiceRow } from '@brandwright/contract/purchasing/entities.ts';
import type { InvoiceFilter } from '@brandwright/contract/purchasing/enums.ts';
import {
  getSupplierInvoice,
  listSupplierInvoices,
} from '@brandwright/contract/purchasing/supplier-invoices.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, asc, desc, eq, inArray, isNull, isNotNull, lt, gte, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { isOpenInvoice as isOpen, sumInvoices } from './owed.ts';
import { dayOf, daysPast, invoiceStatusOn, owedMinor } from './rules.ts';
import { supplierInvoiceLines as lines, supplierInvoices as invoices } from './tables.ts';
import { saysAll } from './words-in.ts';

type InvoiceRow = typeof invoices.$inferSelect;
type LineRow = typeof lines.$inferSelect;

const lineTitles = sql`(select coalesce(string_agg(title, ' '), '') from supplier_invoice_lines
  where supplier_invoice_lines.store_id = ${invoices.storeId} and supplier_invoice_lines.invoice_id = ${invoices.id})`;

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
    case 'VOID':
      return isNotNull(invoices.voidedAt);
    case undefined:
      return undefined;
  }
}

function toRow(row: InvoiceRow, own: readonly LineRow[], today: string): SupplierInvoiceRow {
  const status = invoiceStatusOn(row, today);
  const [first] = own;
  return {
    invoiceId: row.id,
    invoiceNumber: row.invoiceNumber,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    status,
    totalMinor: row.totalMinor,
    paidMinor: row.paidMinor,
    owedMinor: owedMinor(row),
    currency: row.currency,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    daysOverdue: status === 'OVERDUE' ? daysPast(row.dueOn, today) : 0,
    paidAt: row.paidAt?.toISOString() ?? null,
    about: first ? `${first.title}${own.length > 1 ? ` and ${own.length - 1} more` : ''}` : '',
  };
}

async function linesOf(context: Context, ids: readonly string[]): Promise<LineRow[]> {
  if (ids.length === 0) return [];
  return context.db
    .select()
    .from(lines)
    .where(and(eq(lines.storeId, context.storeId), inArray(lines.invoiceId, [...ids])))
    .orderBy(asc(lines.position));
}

async function findInvoice(context: Context, said: string): Promise<InvoiceRow> {
  const ofStore = eq(invoices.storeId, context.storeId);
  const byId = isUuid(said);
  const number = said.replace(/^(invoice|bill|no\.?|#)\s*/i, '').trim();
  const exact = await context.db
    .select()
    .from(invoices)
    .where(
      and(
        ofStore,
        byId
          ? eq(invoices.id, said.toLowerCase())
          : sql`lower(${invoices.invoiceNumber}) in (${number.toLowerCase()}, ${`inv-${number.toLowerCase()}`})`,
      ),
    );
  const found =
    exact.length > 0 || byId
      ? exact
      : await context.db
          .select()
          .from(invoices)
          .where(and(ofStore, saysAll(sql`${invoices.supplierName} || ' ' || ${lineTitles}`, said)))
          .orderBy(desc(invoices.issuedOn))
          .limit(6);
  const open = found.filter((row) => owedMinor(row) > 0);
  const [first, second] = open.length === 1 ? open : found;
  if (!first)
    throw new OperationError(
      'not_found',
      `There is no invoice ${byId ? 'with that id' : `"${said}"`}. Say "show my supplier invoices" to see them.`,
    );
  if (!second) return first;
  throw new OperationError(
    'conflict',
    `Several invoices fit "${said}": ${found.map((row) => `${row.invoiceNumber} of ${row.supplierName}`).join(', ')}. Which one?`,
  );
}

export const invoiceOperations = [
  implement(listSupplierInvoices, {
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
  }),

  implement(getSupplierInvoice, {
    async run(context, { invoiceId }) {
      const row = await findInvoice(context, invoiceId);
      const own = await linesOf(context, [row.id]);
      const output: SupplierInvoice = {
        ...toRow(row, own, dayOf(context.clock.now())),
        lines: own.map((line) => ({
          title: line.title,
          kind: line.kind,
          quantity: line.quantity,
          unitPriceMinor: line.unitPriceMinor,
          amountMinor: line.amountMinor,
          purchaseItemId: line.purchaseItemId,
        })),
        note: row.note,
      };
      return { output };
    },
  }),
];
