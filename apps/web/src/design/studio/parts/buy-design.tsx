import { Quote, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderFromSupplier } from '@brandwright/contract/purchasing/order-from-supplier.ts';
import { requestDesignQuote } from '@brandwright/contract/sourcing/rfq/request-design-quote.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { OrderDialog } from '#purchasing/dialogs/order-dialog.tsx';
import { useStoreProfile } from '#session/use-session.ts';
import { formAddress } from '#sourcing/rfq/labels.ts';
import { Button } from '#ui/button.tsx';

/** Ways to have a design made: quotes of suppliers, or an order at a price that is agreed. */
export function BuyDesign({ design }: { design: { designId: string; name: string } }) {
  const navigate = useNavigate();
  const store = useStoreProfile().data;
  const [isOrdering, setOrdering] = useState(false);
  const quotes = useAction(requestDesignQuote, {
    onDone: ({ requestId }) => void navigate(formAddress(requestId)),
  });
  if (!store) return null;
  return (
    <>
      {mayCall(requestDesignQuote, store) && (
        <Button
          size="small"
          busy={quotes.isRunning}
          onClick={() => void quotes.run({ designId: design.designId })}
        >
          <Quote aria-hidden />
          Request quotes
        </Button>
      )}
      {mayCall(orderFromSupplier, store) && (
        <Button size="small" onClick={() => setOrdering(true)}>
          <ShoppingBag aria-hidden />
          Order it
        </Button>
      )}
      {isOrdering && <OrderDialog design={design} onClose={() => setOrdering(false)} />}
    </>
  );
}
