import { readInvoiceNumbers } from '@brandwright/language/values/written-codes.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { Context } from '../kernel/request/context.ts';
import { holdsAny } from '../kernel/records/like-all.ts';
import { likeliest } from '../kernel/records/name-finder.ts';
import { nameLikeness, namePatterns } from '../kernel/records/name-likeness.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { lineGap, lineTitles, type InvoiceRow } from './invoices.ts';
import { dayOf, invoiceStatusOn, owedMinor } from './rules.ts';
import { supplierInvoices } from './tables.ts';

const most = 6;
const read = 60;
const least = 0.7;

/** One invoice is spoken of: "invoices" are a list. */
const noun = /\b(?:invoice|bill)\b/i;
/** "Not the overdue one" names another. */
const overdue =
  /(?<!\b(?:not|except|but)\s(?:the\s|that\s|my\s)?)\b(?:overdue|past[- ]due)(?:\s+(?:supplier|factory|\p{L}+))?\s+(?:invoice|bill|one)\b/iu;

const invoiceRows = (context: Context, where: ReturnType<typeof and>) =>
  context.db
    .select({ invoice: supplierInvoices, titles: lineTitles.mapWith(String) })
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.storeId, context.storeId), where))
    .orderBy(desc(supplierInvoices.issuedOn))
    .limit(read);

/** "Do" of "Olaria do Vale" and "30" of "deposit of 30%" name no invoice. */
const tells = (matched: string): boolean =>
  matched.split(/[^\p{L}]+/u).some((word) => word.length > 2 && !stopWords.has(word));

const candidate = (row: InvoiceRow, matched: string, score: number): RecordCandidate => ({
  kind: 'supplier_invoice',
  value: row.id,
  id: row.id,
  label: `${row.invoiceNumber}, ${row.supplierName}`,
  matched,
  score,
});

/** "INV-2048", "invoice 2048". */
async function byNumber(context: Context, words: string): Promise<RecordCandidate[]> {
  const said = readInvoiceNumbers(words);
  if (said.length === 0) return [];
  const wanted = sql.param(said.map(({ number }) => number));
  const rows = await invoiceRows(
    context,
    sql`lower(${supplierInvoices.invoiceNumber}) = any(${wanted}::text[])`,
  );
  return rows.slice(0, most).map(({ invoice }) => {
    const own = said.find(({ number }) => invoice.invoiceNumber.toLowerCase() === number);
    return candidate(invoice, own?.text ?? invoice.invoiceNumber, 1);
  });
}

/** "the overdue invoice", "the soap bill", "the invoice for the mugs": by its state, its supplier or what it is for. */
async function byWords(context: Context, words: string): Promise<RecordCandidate[]> {
  const late = overdue.exec(words)?.[0];
  const patterns = namePatterns(words);
  if (!late && (!noun.test(words) || patterns.length === 0)) return [];
  const today = dayOf(context.clock.now());
  const isLate = and(
    sql`${supplierInvoices.dueOn} < ${today}`,
    sql`${supplierInvoices.paidMinor} < ${supplierInvoices.totalMinor}`,
  );
  const isNamed = or(holdsAny(supplierInvoices.supplierName, patterns), holdsAny(lineTitles, patterns));
  const rows = await invoiceRows(context, late ? isLate : isNamed);
  const named = rows.map(({ invoice, titles }) => {
    const likeness = [invoice.supplierName, ...titles.split(lineGap)]
      .map((name, place) => nameLikeness(name, words, noun, place === 0 ? 'first' : 'head'))
      .filter(({ matched }) => tells(matched))
      .reduce((best, one) => (one.score > best.score ? one : best), { matched: '', score: 0 });
    return { invoice, ...likeness };
  });
  if (late) {
    const overdueOnes = named.filter(({ invoice }) => invoiceStatusOn(invoice, today) === 'OVERDUE');
    const meant = overdueOnes.filter(({ score }) => score >= least);
    return (meant.length > 0 ? meant : overdueOnes).map(({ invoice }) => candidate(invoice, late, 0.95));
  }
  const told = named.filter(({ score }) => score >= 0.5);
  const owed = told.filter(({ invoice }) => owedMinor(invoice) > 0);
  const only = told.length === 1 ? told[0] : owed.length === 1 ? owed[0] : undefined;
  const found = named.map((one) => {
    // A single word names the only invoice that has it; of two alike the one that is still owed is meant.
    const score = one === only ? Math.max(one.score, 0.8) : one.score;
    return candidate(one.invoice, one.matched, score - (owedMinor(one.invoice) > 0 ? 0 : 0.04));
  });
  return likeliest(found, { least: 0.3, most });
}

/** Invoices by number, or by what is said of them. */
export const supplierInvoiceFinder: RecordFinder = {
  kind: 'supplier_invoice',
  async find(context, words) {
    const numbered = await byNumber(context, words);
    return numbered.length > 0 ? numbered : byWords(context, words);
  },
};
