import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { RecordCandidate, RecordFinder } from '../kernel/area.ts';
import { purchaseItems, supplierInvoices } from './tables.ts';
import { tellingWords } from './words-in.ts';

const most = 6;

/** Share of the title's telling words that were said; all of them counts 0.95, the whole title in a row 1. */
export function titleLikeness(title: string, words: string): { matched: string; score: number } {
  const said = words.toLowerCase();
  if (said.includes(title.toLowerCase())) return { matched: title.toLowerCase(), score: 1 };
  const spoken = new Set(tellingWords(words));
  const own = tellingWords(title);
  const matched = own.filter((word) => spoken.has(word));
  const score = own.length === 0 ? 0 : (0.95 * matched.length) / own.length;
  return { matched: matched.join(' '), score };
}

/** Purchases whose title stands in the words, for the most part. */
export const purchaseItemFinder: RecordFinder = {
  kind: 'purchase_item',
  async find({ db, storeId }, words) {
    const tokens = tellingWords(words).slice(0, 24);
    if (tokens.length === 0) return [];
    const rows = await db
      .select({ id: purchaseItems.id, title: purchaseItems.title, supplierName: purchaseItems.supplierName })
      .from(purchaseItems)
      .where(
        and(
          eq(purchaseItems.storeId, storeId),
          or(...tokens.map((token) => sql`lower(${purchaseItems.title}) like ${`%${token.replaceAll(/[\\%_]/g, '\\$&')}%`}`)),
        ),
      )
      .orderBy(desc(purchaseItems.createdAt))
      .limit(40);
    return rows
      .map(
        (row): RecordCandidate => ({
          kind: 'purchase_item',
          value: row.id,
          id: row.id,
          label: `${row.title}, ${row.supplierName}`,
          ...titleLikeness(row.title, words),
        }),
      )
      .filter(({ score }) => score >= 0.3)
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, most);
  },
};

/** Invoices by number: "INV-2048", "invoice 2048". */
export const supplierInvoiceFinder: RecordFinder = {
  kind: 'supplier_invoice',
  async find({ db, storeId }, words) {
    const said = [...words.matchAll(/\binv-?\s?(\d{2,9})\b|\b(?:invoice|bill)\s+(?:no\.?\s*|#\s*)?(\d{2,9})\b/gi)];
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
