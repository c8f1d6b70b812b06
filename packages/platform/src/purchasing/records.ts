import { and, desc, eq, sql } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import { purchaseItems, supplierInvoices } from './tables.ts';
import { holdsAny } from '../kernel/records/like-all.ts';
import { declareNameFinder } from '../kernel/records/name-finder.ts';

const most = 6;

/** Purchases whose title stands in the words, or the telling part of it: "the mug purchase". */
export const purchaseItemFinder = declareNameFinder({
  kind: 'purchase_item',
  noun: /\b(?:purchases?|purchased|production|supplier orders?|made|produced?|invoices?|ready|expected|arriv\w*|finished|tracking)\b/i,
  telling: 'head',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({ id: purchaseItems.id, title: purchaseItems.title, supplierName: purchaseItems.supplierName })
      .from(purchaseItems)
      .where(and(eq(purchaseItems.storeId, storeId), holdsAny(purchaseItems.title, patterns)))
      .orderBy(desc(purchaseItems.createdAt))
      .limit(40),
  nameOf: ({ title }) => title,
  labelOf: ({ title, supplierName }) => `${title}, ${supplierName}`,
  most,
});

/** Invoices by number: "INV-2048", "invoice 2048". */
export const supplierInvoiceFinder: RecordFinder = {
  kind: 'supplier_invoice',
  async find({ db, storeId }, words) {
    const said = [
      ...words.matchAll(/\binv-?\s?(\d{2,9})\b|\b(?:invoice|bill)\s+(?:no\.?\s*|#\s*)?(\d{2,9})\b/gi),
    ];
    const numbers = said.map((match) => `inv-${match[1] ?? match[2]}`);
    if (numbers.length === 0) return [];
    const rows = await db
      .select()
      .from(supplierInvoices)
      .where(
        and(
          eq(supplierInvoices.storeId, storeId),
          sql`lower(${supplierInvoices.invoiceNumber}) = any(${sql.param(numbers)}::text[])`,
        ),
      )
      .limit(most);
    return rows.map((row) => ({
      kind: 'supplier_invoice',
      value: row.id,
      id: row.id,
      label: `${row.invoiceNumber}, ${row.supplierName}`,
      matched:
        said.find((match) => row.invoiceNumber.toLowerCase() === `inv-${match[1] ?? match[2]}`)?.[0] ??
        row.invoiceNumber,
      score: 1,
    }));
  },
};
