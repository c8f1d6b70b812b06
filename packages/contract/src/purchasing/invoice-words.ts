import { count, dayWords, money } from '../orders/words.ts';
import type { SupplierInvoiceRow } from './entities.ts';

export function invoiceLineWords(row: SupplierInvoiceRow): string {
  const when = {
    DRAFT: 'a draft',
    UNCOLLECTIBLE: 'uncollectible',
    DUE: `due ${dayWords(row.dueOn)}`,
    OVERDUE: `${count(row.daysOverdue, 'day')} overdue`,
    PAID: 'paid',
    VOID: 'void',
  }[row.status];
  const amount = row.owedMinor > 0 ? row.owedMinor : row.totalMinor;
  return `${row.invoiceNumber} of ${row.supplierName}, ${money(amount, row.currency)}, ${when}`;
}
