import { OperationError } from '@brandwright/contract';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { CostKind } from '@brandwright/contract/purchasing/enums.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import type { InvoiceRow } from './invoices.ts';
import { dayOf } from './rules.ts';
import { supplierInvoiceLines, supplierInvoices } from './tables.ts';

export interface BillLine {
  purchaseItemId: string;
  title: string;
  kind: CostKind;
  quantity: number;
  unitPriceMinor: number;
  amountMinor: number;
}

export interface Bill {
  supplierId: string | null;
  supplierName: string;
  currency: string;
  lines: readonly BillLine[];
  discountMinor: number;
  promotionCode: string | null;
  shippingAddress: ShippingAddress | null;
}

const firstNumber = 1001;

/**
 * The invoice of what is bought here, as a draft, which becomes an invoice by being paid. It is on record before the bank is
 * asked, in a transaction of its own, so that a payment always has what it is for. A draft of the same that was left over is
 * taken up again. The rows of its purchases must be locked. Answers it locked.
 */
export async function draftInvoice(context: Context, bill: Bill): Promise<InvoiceRow> {
  const { storeId } = context;
  const now = context.clock.now();
  const values = {
    ...bill,
    totalMinor: bill.lines.reduce((sum, line) => sum + line.amountMinor, 0) - bill.discountMinor,
  };
  const id = await context.apart(async (db) => {
    const leftOver = await findDraft({ db, storeId }, bill, values.totalMinor);
    if (leftOver) return leftOver;
    // Numbers count up without gaps that a founder would ask about, so they are given one at a time.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoice number ${storeId}`}, 0))`);
    const [last] = await db
      .select({
        number:
          sql`coalesce(max(substring(${supplierInvoices.invoiceNumber} from '^BW-(\\d+)$')::int), ${firstNumber - 1})`.mapWith(
            Number,
          ),
      })
      .from(supplierInvoices)
      .where(and(eq(supplierInvoices.storeId, storeId), eq(supplierInvoices.origin, 'PURCHASE')));
    const { lines, ...invoice } = values;
    const invoiceId = randomUUID();
    await db.insert(supplierInvoices).values({
      storeId,
      id: invoiceId,
      ...invoice,
      invoiceNumber: `BW-${(last?.number ?? firstNumber - 1) + 1}`,
      paidMinor: 0,
      isDraft: true,
      origin: 'PURCHASE',
      issuedOn: dayOf(now),
      dueOn: dayOf(now),
      createdAt: now,
    });
    await db
      .insert(supplierInvoiceLines)
      .values(lines.map((line, position) => ({ storeId, id: randomUUID(), invoiceId, position, ...line })));
    return invoiceId;
  });
  const [row] = await context.db
    .select()
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.storeId, storeId), eq(supplierInvoices.id, id)))
    .for('no key update');
  if (!row) throw new OperationError('internal', 'The invoice couldn’t be made. Nothing was charged.');
  return row;
}

/** A draft of the same lines at the same amounts. */
async function findDraft(
  { db, storeId }: Pick<Context, 'db' | 'storeId'>,
  bill: Bill,
  totalMinor: number,
): Promise<string | undefined> {
  const drafts = await db
    .select({ id: supplierInvoices.id })
    .from(supplierInvoices)
    .where(
      and(
        eq(supplierInvoices.storeId, storeId),
        eq(supplierInvoices.origin, 'PURCHASE'),
        eq(supplierInvoices.isDraft, true),
        isNull(supplierInvoices.voidedAt),
        eq(supplierInvoices.totalMinor, totalMinor),
        eq(supplierInvoices.currency, bill.currency),
        sql`${supplierInvoices.promotionCode} is not distinct from ${bill.promotionCode}`,
      ),
    );
  const wanted = bill.lines.map(lineKey).toSorted().join();
  for (const { id } of drafts) {
    const own = await db
      .select()
      .from(supplierInvoiceLines)
      .where(and(eq(supplierInvoiceLines.storeId, storeId), eq(supplierInvoiceLines.invoiceId, id)));
    if (own.map(lineKey).toSorted().join() === wanted) return id;
  }
  return undefined;
}

const lineKey = (line: { purchaseItemId: string | null; title: string; amountMinor: number }) =>
  `${line.purchaseItemId} ${line.title} ${line.amountMinor}`;
