import { recordKinds } from '@brandwright/contract';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { implement } from '../kernel/request/implementation.ts';
import { dayOf, owedMinor } from './rules.ts';
import { supplierInvoices as invoices } from './tables.ts';
import { saysAll } from './words-in.ts';
import { type InvoiceRow, lineTitles, linesOf, toRow } from './invoices.ts';

const select = (context: Context, where: SQL): Promise<InvoiceRow[]> =>
  context.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.storeId, context.storeId), where))
    .orderBy(desc(invoices.issuedOn))
    .limit(6);

const invoiceKind: RecordKindDeclaration<InvoiceRow> = {
  called: recordKinds.supplier_invoice,
  nameOf: ({ invoiceNumber }) => invoiceNumber,
  labelOf: ({ invoiceNumber, supplierName }) => `${invoiceNumber} of ${supplierName}`,
  prefers: (row) => owedMinor(row) > 0,
  lookUp: 'Say "show my supplier invoices" to see them.',
  byId: async (context, id) => (await select(context, eq(invoices.id, id)))[0],
  async named(context, said) {
    const number = said
      .replace(/^(invoice|bill|no\.?|#)\s*/i, '')
      .trim()
      .toLowerCase();
    const exact = await select(
      context,
      sql`lower(${invoices.invoiceNumber}) in (${number}, ${`inv-${number}`})`,
    );
    if (exact.length > 0) return exact;
    return select(context, saysAll(sql`${invoices.supplierName} || ' ' || ${lineTitles}`, said));
  },
};

export default implement(getSupplierInvoice, {
  async run(context, { invoiceId }) {
    const row = await resolveRecord(context, invoiceKind, invoiceId);
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
});
