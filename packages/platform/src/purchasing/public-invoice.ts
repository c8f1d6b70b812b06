import { OperationError, type OutputOf } from '@brandwright/contract';
import type { getPublicInvoice } from '@brandwright/contract/purchasing/get-public-invoice.ts';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { linesOf, type InvoiceRow } from './invoices.ts';
import { dayOf, invoiceStatusOn, owedMinor } from './rules.ts';
import { supplierInvoices } from './tables.ts';

const place = z.object({ store_id: z.uuid(), invoice_id: z.uuid() });

const gone = () =>
  new OperationError(
    'not_found',
    'This invoice isn’t there any more. Ask whoever sent the link for a new one.',
  );

/** Finds the invoice behind a public link, enters its store and locks it where it is going to be paid. Errors: not_found. */
export async function enterInvoice(context: Context, number: string, lock: boolean): Promise<InvoiceRow> {
  const { rows } = await context.db.execute(sql`select store_id, invoice_id from invoice_of_link(${number})`);
  const found = place.safeParse(rows[0]);
  if (!found.success) throw gone();
  await context.enterStore(found.data.store_id);
  const query = context.db
    .select()
    .from(supplierInvoices)
    .where(
      and(eq(supplierInvoices.storeId, found.data.store_id), eq(supplierInvoices.id, found.data.invoice_id)),
    );
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) throw gone();
  return row;
}

/** What of an invoice somebody with its link sees. */
export async function showPublic(
  context: Context,
  row: InvoiceRow,
): Promise<OutputOf<typeof getPublicInvoice>> {
  const { payments } = context.providers;
  const lines = await linesOf(context, [row.id]);
  return {
    invoiceNumber: row.invoiceNumber,
    supplierName: row.supplierName,
    status: invoiceStatusOn(row, dayOf(context.clock.now())),
    lines: lines.map(({ title, amountMinor }) => ({ title, amountMinor })),
    totalMinor: row.totalMinor,
    owedMinor: owedMinor(row),
    currency: row.currency,
    dueOn: row.dueOn,
    publishableKey: payments.publishableKey,
    bank: payments.kind,
  };
}
