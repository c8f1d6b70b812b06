import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import type { ApprovalPreview } from '@brandwright/contract/kernel/approval.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { count } from '#ui/format.ts';
import { toast } from '#ui/toast.ts';
import { cancelVerb } from './cancel-plan.ts';
import type { CancelPlan } from './cancel-plan.ts';
import { previewOperation } from '#api/preview-operation.ts';

/** One call that was looked at: its exact input and what it would do. */
export type CancelStep =
  | { kind: 'order'; input: SendOf<typeof cancelOrder>; preview: ApprovalPreview }
  | { kind: 'line'; input: SendOf<typeof cancelLineItem>; preview: ApprovalPreview };

export interface CancelPreview {
  steps: CancelStep[];
  verb: string;
}

/** What a plan would do, by the server. Throws ApiError. */
export async function previewCancel(plan: CancelPlan, currency: string): Promise<CancelPreview> {
  const { signal } = new AbortController();
  if (plan.kind === 'order') {
    const looked = await previewOperation(cancelOrder, plan.input, signal);
    return { steps: [{ kind: 'order', ...looked }], verb: looked.preview.verb };
  }
  const inputs = plan.kind === 'lines' ? plan.inputs : [];
  const looked = await Promise.all(inputs.map((input) => previewOperation(cancelLineItem, input, signal)));
  const [only] = looked;
  const verb =
    looked.length === 1 && only
      ? only.preview.verb
      : cancelVerb(
          looked.map(({ input }) => input.expectedRefundMinor),
          currency,
        );
  return { steps: looked.map((one) => ({ kind: 'line' as const, ...one })), verb };
}

/** Runs the steps in turn and stops at the first that is refused, saying how far it came. */
export async function runCancel(steps: readonly CancelStep[]): Promise<{ failure: string | null }> {
  let done = 0;
  try {
    for (const step of steps) {
      const said =
        step.kind === 'order'
          ? cancelOrder.summary(
              await callOperation(cancelOrder, step.input),
              cancelOrder.input.parse(step.input),
            )
          : cancelLineItem.summary(
              await callOperation(cancelLineItem, step.input),
              cancelLineItem.input.parse(step.input),
            );
      done += 1;
      toast.done(said);
    }
    return { failure: null };
  } catch (error) {
    const before = done > 0 ? `${count(done, 'item')} of ${steps.length} canceled. ` : '';
    return { failure: before + messageOf(error) };
  } finally {
    invalidateOperations(cancelOrder.invalidates ?? []);
  }
}
