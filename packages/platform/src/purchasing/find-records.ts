import { recordKinds } from '@brandwright/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { lineTitles, type InvoiceRow } from './invoices.ts';
import type { ItemRow } from './items.ts';
import { dayOf, invoiceStatusOn, owedMinor } from './rules.ts';
import { purchaseItems, supplierInvoices } from './tables.ts';
import { saysAll } from './words-in.ts';

const itemsWhere = (context: Context, where: SQL): Promise<ItemRow[]> =>
  context.db
    .select()
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), where))
    .orderBy(desc(purchaseItems.createdAt))
    .limit(6);

const purchaseKind: RecordKindDeclaration<ItemRow> = {
  called: recordKinds.purchase_item,
  nameOf: ({ title }) => title,
  labelOf: ({ title, supplierName }) => `${title} from ${supplierName}`,
  lookUp: 'Say "show my purchase orders" to see them.',
  byId: async (context, id) => (await itemsWhere(context, eq(purchaseItems.id, id)))[0],
  named: (context, said) =>
    itemsWhere(context, saysAll(sql`${purchaseItems.title} || ' ' || ${purchaseItems.supplierName}`, said)),
};

/** The purchase that is meant, by id or words. Errors: not_found, conflict. */
export const findItem = (context: Context, said: string): Promise<ItemRow> =>
  resolveRecord(context, purchaseKind, said);

/** As `findItem`, and nobody else changes it until this transaction ends. */
export async function lockItem(context: Context, said: string): Promise<ItemRow> {
  const { id } = await findItem(context, said);
  const [row] = await context.db
    .select()
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.id, id)))
    .for('no key update');
  return row ?? findItem(context, id);
}

const invoicesWhere = (context: Context, where: SQL): Promise<InvoiceRow[]> =>
  context.db
    .select()
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.storeId, context.storeId), where))
    .orderBy(desc(supplierInvoices.issuedOn))
    .limit(6);

const invoiceKind: RecordKindDeclaration<InvoiceRow> = {
  called: recordKinds.supplier_invoice,
  nameOf: ({ invoiceNumber }) => invoiceNumber,
  labelOf: ({ invoiceNumber, supplierName }) => `${invoiceNumber} of ${supplierName}`,
  prefers: (row) => owedMinor(row) > 0,
  lookUp: 'Say "show my supplier invoices" to see them.',
  byId: async (context, id) => (await invoicesWhere(context, eq(supplierInvoices.id, id)))[0],
  async named(context, said) {
    const number = said
      .replace(/^(invoice|bill|no\.?|#)\s*/i, '')
      .trim()
      .toLowerCase();
    const exact = await invoicesWhere(
      context,
      sql`lower(${supplierInvoices.invoiceNumber}) in (${number}, ${`inv-${number}`}, ${`bw-${number}`})`,
    );
    if (exact.length > 0) return exact;
    if (/(?<!\bnot\s(?:the\s)?)\b(?:overdue|past due)\b/i.test(said)) return overdueOf(context, said);
    return invoicesWhere(
      context,
      saysAll(sql`${supplierInvoices.supplierName} || ' ' || ${lineTitles}`, said),
    );
  },
};

/** "The overdue invoice", "the overdue one of Olaria". */
async function overdueOf(context: Context, said: string): Promise<InvoiceRow[]> {
  const today = dayOf(context.clock.now());
  const named = said.replaceAll(/\b(?:over|past )due\b|\bones?\b/gi, ' ');
  const words = saysAll(sql`${supplierInvoices.supplierName} || ' ' || ${lineTitles}`, named);
  const rows = await invoicesWhere(
    context,
    and(
      sql`${supplierInvoices.dueOn} < ${today}`,
      sql`${supplierInvoices.paidMinor} < ${supplierInvoices.totalMinor}`,
      /[a-z]{3}/i.test(named.replaceAll(/\b(?:the|invoice|bill|my|of|from)\b/gi, '')) ? words : undefined,
    ) ?? sql`true`,
  );
  return rows.filter((row) => invoiceStatusOn(row, today) === 'OVERDUE');
}

/** The invoice that is meant, by id, number or words. Errors: not_found, conflict. */
export const findInvoice = (context: Context, said: string): Promise<InvoiceRow> =>
  resolveRecord(context, invoiceKind, said);

/** As `findInvoice`, and nobody else changes it until this transaction ends. */
export async function lockInvoice(context: Context, said: string): Promise<InvoiceRow> {
  const { id } = await findInvoice(context, said);
  const [row] = await context.db
    .select()
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoices.id, id)))
    .for('no key update');
  return row ?? findInvoice(context, id);
}
