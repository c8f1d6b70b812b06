import { Link } from 'react-router';
import { invoiceStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { payInvoiceAddress } from '#payments/labels.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { invoiceAddress, invoiceTones } from '../labels.ts';
import { InvoiceFacts } from '../parts/invoice-facts.tsx';

/** One invoice of a supplier. */
export function InvoiceCard({ output: invoice }: CardProps<OutputOfCard<'invoice'>>) {
  return (
    <Card
      label={`Invoice ${invoice.invoiceNumber}`}
      title={
        <Link to={invoiceAddress(invoice.invoiceId)} className="hover:underline hover:underline-offset-4">
          {invoice.invoiceNumber}
        </Link>
      }
      note={invoice.supplierName}
      aside={<Status tone={invoiceTones[invoice.status]}>{invoiceStatusLabels[invoice.status]}</Status>}
      actions={
        invoice.owedMinor > 0 && (
          <Button asChild size="small" look="solid">
            <Link to={payInvoiceAddress(invoice.invoiceId)}>
              Pay {formatMoney(invoice.owedMinor, invoice.currency)}
            </Link>
          </Button>
        )
      }
    >
      <InvoiceFacts invoice={invoice} />
    </Card>
  );
}
