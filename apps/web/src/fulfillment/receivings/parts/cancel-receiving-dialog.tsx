import { useState } from 'react';
import { cancelReceiving } from '@brandwright/contract/fulfillment/receivings/cancel-receiving.ts';
import type { ReceivingDetail } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { Field, Input } from '#ui/input.tsx';

/** Cancels an inbound shipment that nothing was counted of. */
export function CancelReceivingDialog({
  receiving,
  onClose,
}: {
  receiving: ReceivingDetail;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const action = useAction(cancelReceiving, { onDone: onClose, failures: 'kept' });
  return (
    <FormDialog
      title={`Cancel receiving ${receiving.sn}`}
      description="The fulfillment partner will no longer expect it. Stock doesn’t change, and you can undo this."
      verb="Cancel receiving"
      leave="Not now"
      onClose={onClose}
      onSubmit={() =>
        void action.run({ sn: receiving.sn, ...(reason.trim() ? { reason: reason.trim() } : {}) })
      }
      isSaving={action.isRunning}
      failure={action.error ? messageOf(action.error) : undefined}
    >
      <Field label="Reason" hint="Optional">
        {(tie) => (
          <Input
            {...tie}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
