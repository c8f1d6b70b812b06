import { OperationError } from '@brandwright/contract';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { dayOf, owedMinor } from './rules.ts';
import { supplierInvoices as invoices } from './tables.ts';
import { saysAll } from './words-in.ts';
import { type InvoiceRow, lineTitles, linesOf, toRow } from './invoices.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findInvoice(context: Context, said: string): Promise<InvoiceRow> {
  const ofStore = eq(invoices.storeId, context.storeId);
  const byId = uuidPattern.test(said);
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

export default implement(getSupplierInvoice, {
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
});
