import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import type { PaymentCard } from '@brandwright/contract/payments/entities.ts';
import { getPublishableKey } from '@brandwright/contract/payments/get-publishable-key.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { CardForm } from '../card-form/card-form.tsx';

/** The card form, which puts a card on file. */
export function AddCard({
  onAdded,
  onCancel,
}: {
  onAdded: (card: PaymentCard) => void;
  onCancel?: (() => void) | undefined;
}) {
  const key = useOperation(getPublishableKey, {});
  const action = useAction(attachCard, { failures: 'kept', onDone: onAdded });
  return (
    <Load query={key} skeleton={<FormSkeleton />}>
      {({ bank, publishableKey }) => (
        <CardForm
          bank={bank}
          publishableKey={publishableKey}
          verb="Add card"
          isBusy={action.isRunning}
          failure={action.error ? messageOf(action.error) : undefined}
          onToken={(token) => void action.run({ token })}
          onCancel={onCancel}
        />
      )}
    </Load>
  );
}

export function AddCardDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add a card"
      description="The number stays in your browser: only a token of it is kept."
    >
      <AddCard onAdded={onClose} onCancel={onClose} />
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the card form" className="flex flex-col gap-4">
      <Skeleton className="h-9 w-full" />
      <SkeletonText lines={2} />
    </div>
  );
}
