import { useState } from 'react';
import { Link } from 'react-router';
import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import type { PurchaseItem, PurchaseStep } from '@brandwright/contract/purchasing/entities.ts';
import { useAction } from '#api/use-action.ts';
import { payInvoiceAddress } from '#payments/labels.ts';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/format.ts';
import { useCartDrawer } from '../cart/use-cart-drawer.ts';
import { ReceiveDialog } from '../dialogs/receive-dialog.tsx';
import { checkoutAddress, reviewAddress } from '../labels.ts';
import { PayOrderDialog } from '../pay/pay-order-dialog.tsx';

const payable: ReadonlySet<string> = new Set(['DRAFT', 'DUE', 'OVERDUE']);

/** The invoice of a purchase that is to be paid. */
const openInvoice = ({ invoices }: PurchaseItem) => invoices.find(({ status }) => payable.has(status));

/** Steps that this page has a button for. */
export const stepsOf = (item: PurchaseItem): PurchaseStep[] =>
  item.nextSteps.filter((step) => step !== 'PAY_INVOICE' || openInvoice(item) !== undefined);

/** What can be done next about a purchase order, the likeliest first. */
export function NextSteps({
  item,
  size = 'small',
  most = Number.POSITIVE_INFINITY,
}: {
  item: PurchaseItem;
  size?: 'small' | 'medium';
  most?: number;
}) {
  const [isPaying, setPaying] = useState(false);
  const [isReceiving, setReceiving] = useState(false);
  const { open } = useCartDrawer();
  const cart = useAction(addToCart, { onDone: open });
  const amount = formatMoney(item.nextPaymentMinor, item.currency);
  const isWhole = item.nextPaymentMinor === item.totalMinor;
  const invoice = openInvoice(item);
  const button = (step: PurchaseStep, look: 'solid' | 'outline') => {
    switch (step) {
      case 'PAY_DEPOSIT':
      case 'PAY_BALANCE':
        return (
          <Button key={step} look={look} size={size} onClick={() => setPaying(true)}>
            {step === 'PAY_BALANCE'
              ? `Pay balance, ${amount}`
              : isWhole
                ? `Pay ${amount}`
                : `Pay deposit, ${amount}`}
          </Button>
        );
      case 'PAY_INVOICE':
        return (
          invoice && (
            <Button key={step} asChild look={look} size={size}>
              <Link to={payInvoiceAddress(invoice.invoiceId)}>
                Pay {invoice.invoiceNumber}, {amount}
              </Link>
            </Button>
          )
        );
      case 'ADD_TO_CART':
        return (
          <Button
            key={step}
            look={look}
            size={size}
            busy={cart.isRunning}
            onClick={() => void cart.run({ purchaseItemId: item.purchaseItemId })}
          >
            Add to cart
          </Button>
        );
      case 'CHECK_OUT':
        return (
          <Button key={step} asChild look={look} size={size}>
            <Link to={checkoutAddress}>Check out</Link>
          </Button>
        );
      case 'RECEIVE':
        return (
          <Button key={step} look={look} size={size} onClick={() => setReceiving(true)}>
            Receive into stock
          </Button>
        );
      case 'REVIEW':
        return (
          <Button key={step} asChild look={look} size={size}>
            <Link to={reviewAddress(item.purchaseItemId)}>Leave a review</Link>
          </Button>
        );
    }
  };
  return (
    <>
      {stepsOf(item)
        .slice(0, most)
        .map((step, index) => button(step, index === 0 ? 'solid' : 'outline'))}
      {isPaying && <PayOrderDialog item={item} onClose={() => setPaying(false)} />}
      {isReceiving && <ReceiveDialog item={item} onClose={() => setReceiving(false)} />}
    </>
  );
}
