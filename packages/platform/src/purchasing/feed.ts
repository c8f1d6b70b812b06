import { count, dayWords, money } from '@brandwright/contract/orders/words.ts';
import { overdueWords, owedWords } from '@brandwright/contract/purchasing/words.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { isOpenInvoice, sumInvoices } from './owed.ts';
import { dayOf, daysPast, owedMinor } from './rules.ts';
import { supplierInvoices as invoices } from './tables.ts';

/** Invoices are worth a word from this many days before their day. */
const soonDays = 7;
const named = 3;
const dayMs = 86_400_000;

/** Invoices of suppliers that are overdue or due within a week. */
export const unpaidSupplierInvoices = declareFeedSource({
  name: 'unpaid_supplier_invoices',
  kind: 'UNPAID',
  words: ['unpaid supplier invoice', 'supplier invoice', 'overdue invoice'],
  async read(context) {
    const now = context.clock.now();
    const today = dayOf(now);
    const soon = dayOf(new Date(now.getTime() + soonDays * dayMs));
    const rows = await context.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.storeId, context.storeId), isOpenInvoice, lte(invoices.dueOn, soon)))
      .orderBy(asc(invoices.dueOn), invoices.invoiceNumber)
      .limit(200);
    const [oldest] = rows;
    if (!oldest) return [];
    const sums = await sumInvoices(context, undefined, today);
    const sumsSoon = await sumInvoices(context, lte(invoices.dueOn, soon), today);
    return [
      {
        key: 'all',
        weight: {
          urgency: sums.overdueCount > 0 ? 'TODAY' : 'SOON',
          amountMinor: sumsSoon.owedMinor,
          daysOver: daysPast(oldest.dueOn, today),
          dueAt: new Date(`${oldest.dueOn}T23:59:59Z`),
        },
        title:
          sums.overdueCount > 0
            ? `${count(sums.overdueCount, 'supplier invoice')} overdue, ${overdueWords(sums)}`
            : `${owedWords(sumsSoon)} due to suppliers within ${soonDays} days`,
        records: rows.slice(0, named).map((row) => ({
          kind: 'supplier_invoice',
          id: row.id,
          label: `${row.invoiceNumber}, ${row.supplierName}`,
          detail: `${money(owedMinor(row), row.currency)} · ${row.dueOn < today ? `${count(daysPast(row.dueOn, today), 'day')} overdue` : `due ${dayWords(row.dueOn)}`}`,
          path: '/inbox/needs-payment',
        })),
        recordCount: rows.length,
        figures: [{ label: 'Total owed', value: owedWords(sums) }],
        say: 'What do I owe suppliers?',
        sayLabel: 'See the invoices',
        parts: rows.map((row) => `${row.id}:${row.dueOn < today ? 'overdue' : 'due'}`),
        since:
          new Date(`${oldest.dueOn}T00:00:00Z`) < now
            ? new Date(`${oldest.dueOn}T00:00:00Z`)
            : oldest.createdAt,
      },
    ];
  },
});
