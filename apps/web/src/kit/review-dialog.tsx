import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnyDeclaration, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { messageOf } from '#api/api-error.ts';
import { previewOperation } from '#api/preview-operation.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PreviewLines } from '#ui/preview-lines.tsx';

export interface ReviewDialogProps<D extends AnyDeclaration> {
  declaration: D;
  title: string;
  description?: string;
  /** What the fields say. */
  input: SendOf<D>;
  /** Whether the fields say enough to be looked at. */
  canReview?: boolean;
  /** "Review email". */
  review: string;
  /** In place of "Not now": what else can be done than to review. */
  others?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields, then the server's preview of what they ask for, then exactly that. */
export function ReviewDialog<D extends AnyDeclaration>({
  declaration,
  title,
  description,
  input,
  canReview = true,
  review,
  others,
  onClose,
  children,
}: ReviewDialogProps<D>) {
  const look = useMutation({
    mutationFn: () => previewOperation(declaration, input, new AbortController().signal),
  });
  const action = useAction(declaration, { onDone: onClose });
  const looked = look.data;
  const failure = action.error ?? look.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !action.isRunning && onClose()}
      title={title}
      {...(description === undefined ? {} : { description })}
      footer={
        looked ? (
          <>
            <Button look="quiet" disabled={action.isRunning} onClick={look.reset}>
              Back
            </Button>
            <Button look="accent" busy={action.isRunning} onClick={() => void action.run(looked.input)}>
              {looked.preview.verb}
            </Button>
          </>
        ) : (
          <>
            {others ?? (
              <Button look="quiet" onClick={onClose}>
                Not now
              </Button>
            )}
            <Button look="solid" disabled={!canReview} busy={look.isPending} onClick={() => look.mutate()}>
              {review}
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
        children
      )}
      {failure && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {messageOf(failure)}
        </p>
      )}
    </Dialog>
  );
}
