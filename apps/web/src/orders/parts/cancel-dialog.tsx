import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalPreview } from '@brandwright/contract/kernel/approval.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { PreviewLines } from '#ui/preview-lines.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { cancelPlan } from '../cancel-plan.ts';
import type { CancelChoice, CancelHow } from '../cancel-plan.ts';
import { previewCancel, runCancel } from '../run-cancel.ts';
import { CancelFields } from './cancel-fields.tsx';

export interface CancelDialogProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
  /** What is chosen at first: all that is open, or one line. */
  initial: CancelChoice;
}

const usual: CancelHow = { refund: true, restock: true, reason: '' };

/** Choose what to cancel, look at what the server would do, then do exactly that. */
export function CancelDialog({ order, open, onClose, initial }: CancelDialogProps) {
  const [choice, setChoice] = useState<CancelChoice>(initial);
  const [how, setHow] = useState(usual);
  const plan = cancelPlan(order, choice, how);
  const look = useMutation({ mutationFn: () => previewCancel(plan, order.currency) });
  const act = useMutation({
    mutationFn: runCancel,
    onSuccess: (outcome) => {
      if (outcome.failure === null) onClose();
    },
  });
  const preview = look.data;
  const back = () => {
    look.reset();
    act.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !act.isPending && onClose()}
      title={`Cancel on order #${order.orderNumber}`}
      {...(preview ? {} : { description: 'What has shipped stays; the rest can be canceled.' })}
      footer={
        preview ? (
          <>
            <Button look="quiet" disabled={act.isPending} onClick={back}>
              Back
            </Button>
            {!act.data && (
              <Button look="accent" busy={act.isPending} onClick={() => act.mutate(preview.steps)}>
                {preview.verb}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button look="quiet" onClick={onClose}>
              Not now
            </Button>
            <Button
              look="solid"
              disabled={plan.kind === 'nothing'}
              busy={look.isPending}
              onClick={() => look.mutate()}
            >
              Review refund
            </Button>
          </>
        )
      }
    >
      {preview ? (
        <Previews previews={preview.steps.map((step) => step.preview)} />
      ) : (
        <CancelFields order={order} choice={choice} onChoice={setChoice} how={how} onHow={setHow} />
      )}
      {(look.error || act.data?.failure) && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {act.data?.failure ?? messageOf(look.error)}
        </p>
      )}
    </Dialog>
  );
}

function Previews({ previews }: { previews: readonly ApprovalPreview[] }) {
  return (
    <div className="-mx-4 flex flex-col divide-y divide-line">
      {previews.map((preview) => (
        <PreviewLines key={preview.what} preview={preview} />
      ))}
    </div>
  );
}
