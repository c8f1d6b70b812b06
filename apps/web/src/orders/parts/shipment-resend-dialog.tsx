import { useState } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { recreateShipment } from '@brandwright/contract/orders/recreate-shipment.ts';
import { Field, Input } from '#ui/input.tsx';
import { OperationDialog } from './operation-dialog.tsx';

/** Sends the newest shipment of an order again, after showing what that reaches and costs. */
export function ShipmentResendDialog({
  order,
  open,
  onClose,
}: {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <OperationDialog
      declaration={recreateShipment}
      input={open ? { id: order.id } : null}
      complete={(input) => ({ ...input, ...(reason.trim() ? { reason: reason.trim() } : {}) })}
      onClose={onClose}
      title={`Send order #${order.orderNumber} again`}
    >
      <Field label="Reason" className="pb-2">
        {(tie) => (
          <Input
            {...tie}
            maxLength={500}
            placeholder="The package got lost"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </OperationDialog>
  );
}
