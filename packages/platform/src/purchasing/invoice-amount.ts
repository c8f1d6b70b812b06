import { OperationError } from '@brandwright/contract';
import { money } from '@brandwright/contract/orders/words.ts';
import type { Context } from '../kernel/request/context.ts';
import type { InvoiceRow } from './invoices.ts';
import { dayOf, invoiceStatusOn, requireInvoiceStep } from './rules.ts';

/** What can still be paid of an invoice that isn’t void, one that was given up included. */
export const unpaidMinor = ({ totalMinor, paidMinor }: InvoiceRow): number =>
  Math.max(0, totalMinor - paidMinor);

/** What is paid of it. Errors: bad_transition when nothing is owed, bad_input for more than is. */
export function amountToPay(
  context: Context,
  invoice: InvoiceRow,
  { amountMinor, sharePercent }: { amountMinor?: number | undefined; sharePercent?: number | undefined },
): number {
  const status = invoiceStatusOn(invoice, dayOf(context.clock.now()));
  requireInvoiceStep(invoice.invoiceNumber, status, 'PAID');
  const owed = unpaidMinor(invoice);
  const share = sharePercent === undefined ? undefined : Math.floor((owed * sharePercent) / 100 + 0.5);
  const asked = amountMinor ?? share;
  if (asked !== undefined && asked > owed)
    throw new OperationError(
      'bad_input',
      `Only ${money(owed, invoice.currency)} is owed on ${invoice.invoiceNumber}, so ${money(asked, invoice.currency)} can’t be paid.`,
      [{ path: 'amountMinor', message: `At most ${money(owed, invoice.currency)}.` }],
    );
  if (amountMinor !== undefined && share !== undefined && amountMinor !== share)
    throw new OperationError('bad_input', 'Say an amount or a share of what is owed, not both.', [
      { path: 'sharePercent', message: 'An amount is given as well.' },
    ]);
  return Math.max(1, asked ?? owed);
}
