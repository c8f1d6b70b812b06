import { useQuery } from '@tanstack/react-query';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { InvoicePayment, invoicePayment } from '@brandwright/contract/purchasing/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { previewOperation } from '#api/preview-operation.ts';
import { useAction } from '#api/use-action.ts';
import { useSettled } from './use-settled.ts';

/** What charges a card for an invoice, a cart or a purchase order. */
export type PayDeclaration = AnyDeclaration & { output: typeof invoicePayment };

/**
 * Looks at a payment, then makes exactly the one that was looked at. A payment that the bank declined is an answer too;
 * `failure` is what kept the bank from being asked. After a failure the payment is looked at again: the amount may differ now.
 */
export function usePay<D extends PayDeclaration>(
  declaration: D,
  /** Null while something of it is missing. */
  input: SendOf<D> | null,
  onAnswer: (answer: InvoicePayment) => void,
) {
  const wanted = JSON.stringify(input);
  const settled = useSettled(wanted);
  const preview = useQuery({
    queryKey: ['preview', declaration.name, settled],
    queryFn: ({ signal }) => previewOperation(declaration, JSON.parse(settled) as SendOf<D>, signal),
    enabled: settled !== 'null',
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const action = useAction<D>(declaration, { announce: false, failures: 'kept' });
  const looked = settled === wanted && settled !== 'null' && !preview.isFetching ? preview.data : undefined;
  return {
    preview: input === null ? undefined : preview.data?.preview,
    isLooking: input !== null && !looked && !preview.isError,
    isPaying: action.isRunning,
    canPay: looked !== undefined,
    failure: action.error
      ? messageOf(action.error)
      : input !== null && preview.isError
        ? messageOf(preview.error)
        : undefined,
    lookAgain: () => {
      action.reset();
      void preview.refetch();
    },
    pay: async () => {
      if (!looked) return;
      const answer: OutputOf<D> | null = await action.run(looked.input);
      if (answer) onAnswer(answer);
      else void preview.refetch();
    },
  };
}
