import { useCallback } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { toast } from '#ui/toast.ts';
import { messageOf } from './api-error.ts';
import { callOperationFully } from './call-operation.ts';
import type { CallResult } from './call-operation.ts';
import { invalidateOperations } from './query-client.ts';
import { undoEntry } from './undo-entry.ts';

export interface UseActionOptions<D extends AnyDeclaration> {
  onDone?: (output: OutputOf<D>) => void;
  /** False shows no toast: the screen itself says what happened. */
  announce?: boolean;
  /** `kept`: a failure is only kept in `error`, for a form that shows it at its fields. */
  failures?: 'toast' | 'kept';
}

export interface Action<D extends AnyDeclaration> {
  /** Runs once per call with an idempotency key of its own. Failures are shown as a toast and kept in `error`; answers null then. */
  run: (input: SendOf<D>) => Promise<OutputOf<D> | null>;
  isRunning: boolean;
  error: Error | null;
  reset: () => void;
}

/**
 * Runs an operation from a screen. Says the result with the operation's own summary, offers Undo where
 * the server can, and has what the declaration invalidates read again.
 */
export function useAction<D extends AnyDeclaration>(
  declaration: D,
  options: UseActionOptions<D> = {},
): Action<D> {
  const mutation = useMutation<CallResult<OutputOf<D>>, Error, { input: SendOf<D>; idempotencyKey: string }>({
    mutationFn: ({ input, idempotencyKey }) => callOperationFully(declaration, input, { idempotencyKey }),
  });
  const { mutateAsync } = mutation;
  const { onDone, announce = true, failures = 'toast' } = options;

  const run = useCallback(
    async (input: SendOf<D>) => {
      try {
        const { output, undoEntryId } = await mutateAsync({ input, idempotencyKey: crypto.randomUUID() });
        invalidateOperations(declaration.invalidates ?? []);
        if (announce) {
          toast.done(
            summaryOf(declaration, output, input),
            undoEntryId ? { label: 'Undo', run: () => undoEntry(undoEntryId) } : undefined,
          );
        }
        onDone?.(output);
        return output;
      } catch (error) {
        if (announce && failures === 'toast') toast.failed(messageOf(error));
        return null;
      }
    },
    [mutateAsync, declaration, announce, failures, onDone],
  );

  return { run, isRunning: mutation.isPending, error: mutation.error, reset: mutation.reset };
}

function summaryOf<D extends AnyDeclaration>(declaration: D, output: OutputOf<D>, input: SendOf<D>): string {
  try {
    return declaration.summary(output as never, input as never);
  } catch {
    return `${declaration.title}: done.`;
  }
}
