import { useState } from 'react';
import { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { ShipForm } from './ship-form.tsx';
import { shipInput, startOfShipping, type Shipping } from '../ship-input.ts';

/** Ships an order: what goes into the parcel, by a label that is bought or by hand, then what it does and costs. */
export function ShipDialog({
  order,
  mayPay,
  onClose,
}: {
  order: OrderDetail;
  mayPay: boolean;
  onClose: () => void;
}) {
  const [shipping, setShipping] = useState<Shipping>(() => startOfShipping(order, mayPay));
  const [isChecking, setChecking] = useState(false);
  const title = `Ship order #${order.orderNumber}`;
  const weight = Number(shipping.weight);
  const quote = useOperation(
    quoteLabel,
    { orderNumber: order.orderNumber, ...(weight > 0 ? { weightPounds: weight } : {}) },
    { keepPrevious: true, enabled: shipping.way === 'LABEL' },
  );
  const input = shipInput(order, shipping, quote.data?.customs?.lines);
  if (isChecking && input?.way === 'LABEL')
    return <OperationDialog declaration={shipOrder} input={input.send} title={title} onClose={onClose} />;
  if (isChecking && input?.way === 'HAND')
    return <OperationDialog declaration={fulfillOrder} input={input.send} title={title} onClose={onClose} />;
  return (
    <ShipForm
      order={order}
      title={title}
      mayPay={mayPay}
      shipping={shipping}
      quote={quote}
      onChange={(change) => setShipping({ ...shipping, ...change })}
      canContinue={input !== null}
      onContinue={() => setChecking(true)}
      onClose={onClose}
    />
  );
}
