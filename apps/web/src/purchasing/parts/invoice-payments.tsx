import { Link } from 'react-router';
import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { paymentAddress, paymentTones, shortStatusLabels } from '#payments/labels.ts';
import { Status } from '#ui/badge.tsx';
import { formatMoney } from '#ui/format.ts';
import { Day } from '#ui/text.tsx';

/** What was paid of an invoice, or tried, the newest first. */
export function InvoicePayments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <section>
      <h4 className="pb-2 text-xs font-medium text-ink-soft">Payments</h4>
      <ul aria-label="Payments" className="flex flex-col text-sm">
        {payments.map((payment) => (
          <li
            key={payment.paymentId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <span className="min-w-0">
              <Link
                to={paymentAddress(payment.paymentId)}
                className="figures font-medium hover:underline hover:underline-offset-4"
              >
                {formatMoney(payment.amountMinor + payment.creditMinor, payment.currency)}
              </Link>
              <span className="block text-xs text-ink-soft">
                {payment.method}
                {payment.creditMinor > 0 && payment.amountMinor > 0 && ' and account credit'} ·{' '}
                <Day at={payment.createdAt} />
              </span>
            </span>
            <Status tone={paymentTones[payment.status]}>{shortStatusLabels[payment.status]}</Status>
          </li>
        ))}
      </ul>
    </section>
  );
}
