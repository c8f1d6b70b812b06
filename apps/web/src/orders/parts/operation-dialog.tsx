import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { PreviewLines } from '#ui/preview-lines.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { previewOperation } from '#api/preview-operation.ts';

export interface OperationDialogProps<D extends AnyDeclaration> {
  declaration: D;
  /** What is asked about; null keeps it closed. */
  input: SendOf<D> | null;
  onClose: () => void;
  title: string;
  /** Fields above the preview. */
  children?: ReactNode;
  /** Adds what those fields say (a reason) to the input that was looked at. */
  complete?: (input: SendOf<D>) => SendOf<D>;
  onDone?: (output: OutputOf<D>) => void;
}

/** Shows the server's preview of a call, then runs exactly what was shown. */
export function OperationDialog<D extends AnyDeclaration>(props: OperationDialogProps<D>) {
  const { declaration, input, onClose, title, children, complete = (given) => given, onDone } = props;
  const preview = useQuery({
    queryKey: ['preview', declaration.name, input],
    queryFn: ({ signal }) => previewOperation(declaration, input as SendOf<D>, signal),
    enabled: input !== null,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const action = useAction(declaration, {
    onDone: (output) => {
      onDone?.(output);
      onClose();
    },
  });
  return (
    <Dialog
      open={input !== null}
      onOpenChange={(open) => !open && !action.isRunning && onClose()}
      title={title}
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Not now
          </Button>
          {preview.isError ? (
            <Button onClick={() => void preview.refetch()}>Try again</Button>
          ) : (
            <Button
              look="accent"
              busy={action.isRunning}
              disabled={!preview.data || preview.isFetching}
              onClick={() => preview.data && void action.run(complete(preview.data.input))}
            >
              {preview.data?.preview.verb ?? 'One moment'}
            </Button>
          )}
        </>
      }
    >
      {children}
      {preview.data && (
        <div className="-mx-4">
          <PreviewLines preview={preview.data.preview} />
        </div>
      )}
      {preview.isPending && (
        <div role="status" aria-label="Checking what this will do" className="py-3">
          <SkeletonText lines={4} />
        </div>
      )}
      {(preview.isError || action.error) && (
        <p role="alert" className="text-sm text-bad">
          {messageOf(preview.error ?? action.error)}
        </p>
      )}
    </Dialog>
  );
}
