import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { listOrderRefunds, type OrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { messageOf } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PreviewLines } from '#ui/preview-lines.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { toast } from '#ui/toast.ts';
import { emptyDraft, sumDraft, type RefundWay } from '../refund-draft.ts';
import { previewRefund, runRefund } from '../run-refund.ts';
import { RefundFields } from './refund-fields.tsx';

export interface RefundDialogProps {
  orderId: string;
  orderNumber: number;
  onClose: () => void;
}

/** Choose what goes back, look at what the server would do, then do exactly that. */
export function RefundDialog({ orderId, orderNumber, onClose }: RefundDialogProps) {
  const order = useOperation(listOrderRefunds, { id: orderId });
  if (order.data) return <OpenDialog order={order.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={`Refund order #${orderNumber}`}>
      {order.isError ? (
        <ErrorState error={order.error} onRetry={() => void order.refetch()} />
      ) : (
        <div role="status" aria-label="Loading what can be refunded" className="py-3">
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  );
}

function OpenDialog({ order, onClose }: { order: OrderRefunds; onClose: () => void }) {
  const firstWay: RefundWay = order.lines.some((line) => line.unitsLeft > 0) ? 'LINES' : 'AMOUNT';
  const [draft, setDraft] = useState(emptyDraft(firstWay));
  const sum = sumDraft(draft, order, (minor) => formatMoney(minor, order.currency));
  const look = useMutation({ mutationFn: previewRefund });
  const act = useMutation({
    mutationFn: runRefund,
    onSuccess: (said) => {
      toast.done(said);
      onClose();
    },
  });
  const looked = look.data;
  const back = () => {
    look.reset();
    act.reset();
  };
  const failure = act.error ?? look.error;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !act.isPending && onClose()}
      title={`Refund order #${order.orderNumber}`}
      {...(looked
        ? {}
        : { description: `${formatMoney(order.leftMinor, order.currency)} can still be refunded.` })}
      footer={
        looked ? (
          <>
            <Button look="quiet" disabled={act.isPending} onClick={back}>
              Back
            </Button>
            <Button look="accent" busy={act.isPending} onClick={() => act.mutate(looked)}>
              {looked.preview.verb}
            </Button>
          </>
        ) : (
          <>
            <output aria-live="polite" className="figures mr-auto self-center text-sm">
              Total <strong>{formatMoney(sum.totalMinor, order.currency)}</strong>
            </output>
            <Button look="quiet" onClick={onClose}>
              Not now
            </Button>
            <Button
              look="solid"
              disabled={sum.call === null}
              busy={look.isPending}
              onClick={() => sum.call && look.mutate(sum.call)}
            >
              Review refund
            </Button>
          </>
        )
      }
    >
      {looked ? (
        <div className="-mx-4">
          <PreviewLines preview={looked.preview} />
        </div>
      ) : (
        <RefundFields order={order} draft={draft} onDraft={setDraft} problem={sum.problem} />
      )}
      {failure && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {messageOf(failure)}
        </p>
      )}
    </Dialog>
  );
}
