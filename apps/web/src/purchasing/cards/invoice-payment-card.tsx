import { Link } from 'react-router';
import { paymentWords } from '@brandwright/contract/payments/words.ts';
import { paymentTones, shortStatusLabels } from '#payments/labels.ts';
import { hasNext, PaymentNext } from '#payments/parts/payment-next.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { invoiceAddress } from '../labels.ts';

/** A payment for an invoice, a cart or a purchase order, and what follows: paid, declined, to confirm, processing. */
export function InvoicePaymentCard({ output }: CardProps<OutputOfCard<'invoice_payment'>>) {
  const { payment, invoice } = output;
  const isPaid = payment.status === 'COMPLETED';
  return (
    <Card
      label={`Payment for invoice ${invoice.invoiceNumber}`}
      title={
        <Link to={invoiceAddress(invoice.invoiceId)} className="hover:underline hover:underline-offset-4">
          {invoice.invoiceNumber}
        </Link>
      }
      note={invoice.supplierName}
      aside={<Status tone={paymentTones[payment.status]}>{shortStatusLabels[payment.status]}</Status>}
      actions={
        isPaid ? (
          <Button asChild size="small">
            <Link to="/inbox/orders">Open Orders & Shipments</Link>
          </Button>
        ) : (
          hasNext(payment) && <PaymentNext payment={payment} />
        )
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {!isPaid && <p>{paymentWords(payment, invoice.invoiceNumber)}</p>}
        <Details
          items={[
            { label: 'Amount', value: formatMoney(payment.amountMinor, payment.currency), strong: true },
            { label: payment.walletOrderId === null ? 'Card' : 'Wallet', value: payment.method },
            { label: 'For', value: invoice.about },
            {
              label: 'Still owed',
              value: invoice.owedMinor > 0 ? formatMoney(invoice.owedMinor, invoice.currency) : null,
            },
          ]}
        />
      </div>
    </Card>
  );
}
