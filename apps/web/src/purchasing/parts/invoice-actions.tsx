import { Ban, CircleSlash, Ellipsis, FileClock, Link2, MapPin } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import {
  unpaidChoiceLabels,
  unpaidChoices,
  type UnpaidChoice,
} from '@brandwright/contract/purchasing/enums.ts';
import { handleUnpaidInvoice } from '@brandwright/contract/purchasing/handle-unpaid-invoice.ts';
import { useAction } from '#api/use-action.ts';
import { payInvoiceAddress } from '#payments/labels.ts';
import { usePaymentPermissions } from '#payments/use-payment-permissions.ts';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Menu } from '#ui/menu.tsx';
import { toast } from '#ui/toast.ts';
import { invoiceShippingAddress } from '../labels.ts';

const icons = { KEEP_AS_DRAFT: FileClock, MARK_UNCOLLECTIBLE: CircleSlash, VOID: Ban };

/** What can become of an invoice that isn’t paid: the server’s own rules, so that nothing is offered in vain. */
export function choicesOf({
  status,
  paidMinor,
}: Pick<SupplierInvoice, 'status' | 'paidMinor'>): UnpaidChoice[] {
  if (status === 'PAID' || status === 'VOID') return [];
  if (paidMinor > 0) return status === 'UNCOLLECTIBLE' ? [] : ['MARK_UNCOLLECTIBLE'];
  if (status === 'UNCOLLECTIBLE') return ['VOID'];
  return unpaidChoices.filter((choice) => choice !== 'KEEP_AS_DRAFT' || status !== 'DRAFT');
}

async function copyLink(publicUrl: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(publicUrl);
    toast.done('Copied the link. Whoever has it can see and pay this invoice, and nothing else.');
  } catch {
    toast.failed(`Your browser didn’t let us copy it. The link is ${publicUrl}`);
  }
}

/** What can be done with an invoice: pay, share, say where it goes, settle what becomes of it. */
export function InvoiceActions({ invoice }: { invoice: SupplierInvoice }) {
  const navigate = useNavigate();
  const { mayPay } = usePaymentPermissions();
  const settle = useAction(handleUnpaidInvoice);
  const isOpen = invoice.status !== 'PAID' && invoice.status !== 'VOID';
  const unpaidMinor = invoice.totalMinor - invoice.paidMinor;
  if (!isOpen) return null;
  return (
    <>
      <Menu
        trigger={
          <Button aria-label="More actions" busy={settle.isRunning}>
            <Ellipsis aria-hidden />
            More
          </Button>
        }
        entries={[
          {
            label: 'Copy public link',
            icon: <Link2 aria-hidden />,
            onSelect: () => void copyLink(invoice.publicUrl),
          },
          {
            label: invoice.shippingAddress ? 'Change shipping address' : 'Add shipping address',
            icon: <MapPin aria-hidden />,
            onSelect: () => void navigate(invoiceShippingAddress(invoice.invoiceId)),
          },
          ...(mayPay ? choicesOf(invoice) : []).map((choice, index) => {
            const Icon = icons[choice];
            return {
              label: unpaidChoiceLabels[choice],
              icon: <Icon aria-hidden />,
              apart: index === 0,
              bad: choice === 'VOID',
              onSelect: () => void settle.run({ invoiceId: invoice.invoiceId, choice }),
            };
          }),
        ]}
      />
      <Button asChild look="accent">
        <Link to={payInvoiceAddress(invoice.invoiceId)}>
          Pay {formatMoney(unpaidMinor, invoice.currency)}
        </Link>
      </Button>
    </>
  );
}
