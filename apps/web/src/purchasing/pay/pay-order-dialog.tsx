import { useNavigate } from 'react-router';
import { paymentWords } from '@brandwright/contract/payments/words.ts';
import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { payPurchaseOrder } from '@brandwright/contract/purchasing/pay-purchase-order.ts';
import { payInvoiceAddress } from '#payments/labels.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.ts';
import { PayPanel } from './pay-panel.tsx';

/** Pays the deposit or the balance of a purchase order. What has to be confirmed goes on at its invoice. */
export function PayOrderDialog({
  item,
  part,
  onClose,
}: {
  item: Pick<PurchaseItem, 'purchaseItemId' | 'title' | 'currency'>;
  part?: 'DEPOSIT' | 'BALANCE' | 'ALL';
  onClose: () => void;
}) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Pay for ${item.title}`}
      className="max-w-xl"
    >
      <PayPanel
        declaration={payPurchaseOrder}
        currency={item.currency}
        inputFor={(cardId, credit) => ({
          purchaseItemId: item.purchaseItemId,
          cardId,
          ...credit,
          ...(part ? { part } : {}),
        })}
        onAnswer={({ payment, invoice }) => {
          onClose();
          if (payment.status === 'COMPLETED') toast.done(paymentWords(payment, invoice.about || item.title));
          else void navigate(payInvoiceAddress(invoice.invoiceId));
        }}
        beside={
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
        }
      />
    </Dialog>
  );
}
