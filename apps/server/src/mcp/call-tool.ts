import {
  OperationError,
  findOperation,
  type AnyDeclaration,
  type PendingAction,
} from '@brandwright/contract';
import { shorten, untrustedTexts, wrapUntrusted } from '@brandwright/copilot';
import type { OperationResult } from '@brandwright/platform';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { callerOf } from '../caller.ts';
import { refuseUnknownFields } from '../known-fields.ts';
import { approvalUrl, askApproval } from './ask-approval.ts';
import { watchWork } from './follow-work.ts';
import type { OpenCall } from './open-call.ts';
import { unexpected } from './unexpected.ts';

/** As over REST: an operation that takes longer is given up. */
const limitMs = 120_000;
/** Of an answer's data, by estimate: more than clients take, and than a model should read at once. Each cut says what is missing. */
const mostTokens = 20_000;

/** Runs a tool, to the end of what it began where the client follows it, and answers what happened in words and as data. */
export async function callTool(open: OpenCall): Promise<CallToolResult> {
  const { params } = open;
  const declaration = findOperation(params.name);
  if (!declaration?.offered)
    return failed(new OperationError('not_found', `There’s no tool "${params.name.slice(0, 60)}".`));
  try {
    return await run(open, declaration);
  } catch (error) {
    if (open.signal.aborted) return failed(new OperationError('timeout', 'The request was canceled.'));
    return failed(error instanceof OperationError ? error : unexpected(open.gateway, open.call, error));
  }
}

async function run(open: OpenCall, declaration: AnyDeclaration): Promise<CallToolResult> {
  const { gateway, call, params, signal } = open;
  const caller = callerOf(call, 'token');
  refuseUnknownFields(declaration, params.arguments ?? {});
  const key = params._meta?.['idempotencyKey'];
  const work = open.progress ? watchWork(open) : undefined;
  try {
    const result = await gateway.kernel.run({
      ...caller,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
      operation: declaration.name,
      input: params.arguments ?? {},
      idempotencyKey: typeof key === 'string' ? key : undefined,
    });
    if (result.kind === 'asks')
      return decidedOrAsked(gateway.publicUrl, declaration, await askApproval(open, result.action));
    return shown(declaration, result, (await work?.follow(result)) ?? []);
  } finally {
    work?.stop();
  }
}

type Done = Pick<Extract<OperationResult, { kind: 'done' }>, 'output' | 'summary'>;

/** What a model sees is the declared projection, with texts of outsiders marked as data, as in the chat. */
function shown(
  declaration: AnyDeclaration,
  { output, summary }: Done,
  ends: readonly string[] = [],
): CallToolResult {
  const projection = declaration.toModel ? declaration.toModel(output as never) : output;
  const outside = untrustedTexts(declaration.output, output);
  const data = asObject(shorten(wrapUntrusted(projection, outside), mostTokens));
  return {
    // The data once more as text, for clients that show their model nothing else.
    content: [summary, ...ends, JSON.stringify(data)].map((text) => ({ type: 'text', text })),
    structuredContent: data,
  };
}

function decidedOrAsked(
  publicUrl: string,
  declaration: AnyDeclaration,
  action: PendingAction,
): CallToolResult {
  const { status, outcome, preview, output } = action;
  if (status === 'DONE') return shown(declaration, { output, summary: outcome ?? preview.what });
  if (status === 'PENDING' || status === 'RUNNING') {
    const approveAt = approvalUrl(publicUrl, action);
    const text = `Nothing has happened yet. ${preview.what} A person must approve it first: ${approveAt}`;
    return {
      content: [{ type: 'text', text }],
      structuredContent: { status: 'approval_required', approveAt, action },
    };
  }
  return {
    isError: status === 'FAILED',
    content: [{ type: 'text', text: outcome ?? 'Nothing was done.' }],
    structuredContent: { status: status.toLowerCase(), action },
  };
}

const failed = (error: OperationError): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: error.message }],
  structuredContent: { ...error.toBody() },
});

const asObject = (output: unknown): Record<string, unknown> =>
  typeof output === 'object' && output !== null && !Array.isArray(output) ? { ...output } : { output };
