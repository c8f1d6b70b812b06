import { useState } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { getPackingSlips } from '@brandwright/contract/fulfillment/get-packing-slips.ts';
import { useDownload } from '#kit/use-download.ts';
import { usePaymentPermissions } from '#payments/use-payment-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Section } from './section.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { ShipmentList } from './shipment-list.tsx';
import { ShipmentResendDialog } from './shipment-resend-dialog.tsx';

/** The parcels of an order and where they are; a lost one can be sent again. */
export function ShipmentsSection({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  const [isResending, setResending] = useState(false);
  const [isShipping, setShipping] = useState(false);
  const slip = useDownload(getPackingSlips);
  const { mayPay } = usePaymentPermissions();
  return (
    <Section
      title="Shipments"
      aside={
        mayAct && (
          <>
            {order.allowed.recreateShipment && (
              <Button size="small" look="quiet" onClick={() => setResending(true)}>
                Send again
              </Button>
            )}
            {order.allowed.fulfill && (
              <>
                <Button
                  size="small"
                  look="quiet"
                  busy={slip.isRunning}
                  onClick={() => slip.start({ ids: [order.id] })}
                >
                  Packing slip
                </Button>
                <Button size="small" onClick={() => setShipping(true)}>
                  Ship
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {order.shipments.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {order.cancelStatus === 'CANCELED'
            ? 'Canceled before anything shipped.'
            : 'Nothing has shipped yet. Packages and their tracking appear here.'}
        </p>
      ) : (
        <ShipmentList shipments={order.shipments} />
      )}
      {isShipping && <ShipDialog order={order} mayPay={mayPay} onClose={() => setShipping(false)} />}
      <ShipmentResendDialog order={order} open={isResending} onClose={() => setResending(false)} />
    </Section>
  );
}
