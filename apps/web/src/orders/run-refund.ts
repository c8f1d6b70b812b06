import type { ApprovalPreview } from '@brandwright/contract/kernel/approval.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { giveGoodwill } from '@brandwright/contract/orders/give-goodwill.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { callOperation } from '#api/call-operation.ts';
import { previewOperation } from '#api/preview-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import type { RefundSum } from './refund-draft.ts';

/** A refund that was looked at: its exact input and what it would do. */
export type LookedRefund =
  | { kind: 'refund'; input: SendOf<typeof refundOrder>; preview: ApprovalPreview }
  | { kind: 'goodwill'; input: SendOf<typeof giveGoodwill>; preview: ApprovalPreview };

/** What a refund would do, by the server. Throws ApiError. */
export async function previewRefund(call: NonNullable<RefundSum['call']>): Promise<LookedRefund> {
  const { signal } = new AbortController();
  return call.kind === 'refund'
    ? { kind: 'refund', ...(await previewOperation(refundOrder, call.input, signal)) }
    : { kind: 'goodwill', ...(await previewOperation(giveGoodwill, call.input, signal)) };
}

/** Pays back exactly what was looked at, and answers the sentence that says so. Throws ApiError. */
export async function runRefund(looked: LookedRefund): Promise<string> {
  try {
    if (looked.kind === 'refund')
      return refundOrder.summary(
        await callOperation(refundOrder, looked.input),
        refundOrder.input.parse(looked.input),
      );
    return giveGoodwill.summary(
      await callOperation(giveGoodwill, looked.input),
      giveGoodwill.input.parse(looked.input),
    );
  } finally {
    invalidateOperations(refundOrder.invalidates ?? []);
  }
}
