import { approvalPreview } from '@brandwright/contract/kernel/approval.ts';
import type { ApprovalPreview } from '@brandwright/contract/kernel/approval.ts';
import type { AnyDeclaration, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { apiBase } from '@brandwright/contract/kernel/request.ts';
import { ApiError, toConnectionError } from './api-error.ts';
import { send } from './call-operation.ts';

/** What an operation would do, and the exact input that does it. */
export interface OperationPreview<D extends AnyDeclaration> {
  input: SendOf<D>;
  preview: ApprovalPreview;
}

/** Asks the server what a call would do; changes nothing. Throws ApiError, also for what the call itself would refuse. */
export async function previewOperation<D extends AnyDeclaration>(
  declaration: D,
  input: SendOf<D>,
  signal: AbortSignal,
): Promise<OperationPreview<D>> {
  const response = await send(`${apiBase}/-/operations/${declaration.name}/preview`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(input),
    signal,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null || !('input' in answer) || !('preview' in answer)) {
    throw new ApiError('network', toConnectionError().message, response.status);
  }
  return {
    input: declaration.input.parse(answer.input) as SendOf<D>,
    preview: approvalPreview.parse(answer.preview),
  };
}
