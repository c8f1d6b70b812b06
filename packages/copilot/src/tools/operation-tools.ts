import {
  OperationError,
  blockedFeatureCode,
  catalogMessages,
  type AnyDeclaration,
  type ErrorDetail,
  type PendingAction,
} from '@brandwright/contract';
import { planPath } from '@brandwright/contract/kernel/plan-catalog.ts';
import type { Caller, Kernel, OperationResult } from '@brandwright/platform';
import { jsonSchema, tool, type JSONSchema7, type ToolSet } from 'ai';
import { understood } from '../offline/chips.ts';
import { shortAnswer } from '../context/context-window.ts';
import { seenAnswer, type RememberedCall, type ToolAnswer } from '../context/memory.ts';
import type { TokenCount } from '../models/prices.ts';
import { isDictated } from '../context/dictated.ts';
import { fromStrict } from '../models/from-strict.ts';
import { strictSchema, type SchemaKind } from '../models/strict-schema.ts';
import type { TurnStream } from '../stream/turn-stream.ts';
import type { CalledInWords } from '../offline/model.ts';
import { forModel } from '../context/untrusted.ts';
import { replaceEarlier } from '../context/waiting-cards.ts';
import { sayIfSlow } from './say-if-slow.ts';

/** What a turn has done so far. */
export interface TurnState {
  calls: RememberedCall[];
  /** Whole outputs by call, for suggestions. */
  outputs: Map<string, unknown>;
  trace: { operation: string; state: string; milliseconds: number | null }[];
  /** Words from outside are in view of the model: every action asks. */
  untrustedInView: boolean;
  /** What the model has used so far, of steps that came to an end. */
  used: TokenCount & { steps: number };
  called: CalledInWords;
}

export interface CallScope {
  kernel: Kernel;
  caller: Caller;
  turnId: string;
  stream: TurnStream;
  state: TurnState;
  /** How long a result may be for the model that answers, in tokens by estimate. What is remembered stays whole. */
  resultTokens: number;
  /** The waiting action that the next question takes the place of. */
  replaces?: string;
  /** The founder's message. */
  said?: string;
  /** Says why it takes longer until anything is shown. */
  tellWait?: (note: string) => void;
}

/** How a model sees an operation and its answers. */
export interface ToolView {
  kind: SchemaKind;
  describe(declaration: AnyDeclaration): string;
  schema(declaration: AnyDeclaration): JSONSchema7;
  answer(operation: string, answer: ToolAnswer, input: unknown): ToolAnswer;
}

/** All there is of it: for the model in this process. */
export const wholeView: ToolView = {
  kind: 'strict',
  describe: ({ description }) => description,
  schema: strictSchema,
  answer: (_operation, answer) => answer,
};

/** The tools of a turn: one per declaration, running through the kernel like every other gateway. */
export function operationTools(
  scope: CallScope,
  declarations: readonly AnyDeclaration[],
  view: ToolView,
): ToolSet {
  return Object.fromEntries(
    declarations.map((declaration) => [declaration.name, operationTool(scope, declaration, view)]),
  );
}

/**
 * The same for the model in this process, which is told of no tools: each is made when it is called by its name. Making all of
 * them, and the SDK's looking through them in each step, takes longer than many a turn has to.
 */
export function toolsWhenCalled(scope: CallScope, declarations: readonly AnyDeclaration[]): ToolSet {
  const made = (tools: ToolSet, name: string | symbol): boolean => {
    if (Object.hasOwn(tools, name)) return true;
    const declaration = declarations.find((one) => one.name === name);
    if (declaration) tools[declaration.name] = operationTool(scope, declaration, wholeView);
    return declaration !== undefined;
  };
  return new Proxy<ToolSet>(
    {},
    {
      get: (tools, name) => (made(tools, name) ? Reflect.get(tools, name) : undefined),
      has: made,
      getOwnPropertyDescriptor: (tools, name) =>
        made(tools, name) ? Reflect.getOwnPropertyDescriptor(tools, name) : undefined,
    },
  );
}

function operationTool(scope: CallScope, declaration: AnyDeclaration, view: ToolView): ToolSet[string] {
  return tool({
    description: view.describe(declaration),
    inputSchema: jsonSchema<unknown>(view.schema(declaration)),
    ...(view.kind === 'strict' ? { strict: true } : {}),
    execute: async (given: unknown, { toolCallId }: { toolCallId: string }) => {
      const input = fromStrict(declaration.input, given);
      const answer = await callOperation(scope, declaration, input, toolCallId);
      return shortAnswer(view.answer(declaration.name, answer, input), scope.resultTokens);
    },
    toModelOutput: ({ output }) => ({ type: 'json', value: seenAnswer(output) }),
  });
}

/** Runs one operation for the conversation, tells the client of it, and answers what the model may see. */
export async function callOperation(
  scope: CallScope,
  declaration: AnyDeclaration,
  input: unknown,
  toolCallId: string,
): Promise<ToolAnswer> {
  const { kernel, caller, turnId, stream, state } = scope;
  const started = performance.now();
  const callId = `${turnId}:${toolCallId}`;
  const told = {
    callId,
    operation: declaration.name,
    title: declaration.title,
    card: declaration.card,
    input,
  };
  const tell = (how: object) => stream.write({ type: 'data-call', id: callId, data: { ...told, ...how } });
  tell({ state: 'running' });
  const settled = sayIfSlow(declaration.whileSlow, (note) => tell({ state: 'running', note }));
  const taken = () => Math.round(performance.now() - started);
  let answer: ToolAnswer;
  const inWords = state.called.get(toolCallId);
  try {
    const running = kernel.run({
      ...caller,
      operation: declaration.name,
      input,
      idempotencyKey: callId,
      callId,
      untrustedInView: state.untrustedInView && !isDictated(declaration, input, scope.said ?? ''),
      called: inWords?.words,
      isDoubtful: inWords?.isDoubtful,
    });
    const result = await running.finally(settled);
    answer = settle(scope, declaration, callId, result);
    tell(outcomeOf(result, taken()));
    if (result.kind === 'asks') {
      const replaced = await tellQuestion(scope, result.action);
      if (replaced > 0 && answer.ok === 'asks') answer = { ...answer, replaced };
    }
    if (result.kind === 'done' && declaration.effect === 'read')
      tellUnderstood(stream, declaration, callId, input);
  } catch (error) {
    const refusal = asRefusal(kernel, error, declaration);
    answer = { ok: false, error: refusal };
    tell({ state: 'failed', error: { code: refusal.code, message: refusal.message }, milliseconds: taken() });
  }
  state.calls.push({ callId: toolCallId, shownAs: callId, operation: declaration.name, input, answer });
  state.trace.push({ operation: declaration.name, state: String(answer.ok), milliseconds: taken() });
  return answer;
}

/** Shows what waits for a yes, and on earlier cards that they were replaced by it. Answers how many were. */
async function tellQuestion(
  { kernel, caller, stream, replaces }: CallScope,
  action: PendingAction,
): Promise<number> {
  const replaced = await kernel.inContext(caller, (context) => replaceEarlier(context, action, replaces));
  for (const earlier of replaced)
    stream.write({ type: 'data-approval', id: earlier.id, data: earlier, transient: true });
  stream.write({ type: 'data-approval', id: action.id, data: action });
  return replaced.length;
}

function outcomeOf(result: OperationResult, milliseconds: number): object {
  if (result.kind === 'asks') return { state: 'asks', milliseconds };
  return {
    state: 'done',
    output: result.output,
    milliseconds,
    undoEntryId: result.undoable ? result.journalEntryId : null,
  };
}

function settle(
  scope: CallScope,
  declaration: AnyDeclaration,
  callId: string,
  result: OperationResult,
): ToolAnswer {
  if (result.kind === 'asks') {
    const { id, preview } = result.action;
    return {
      ok: 'asks',
      actionId: id,
      preview: { verb: preview.verb, what: preview.what, cost: preview.cost },
    };
  }
  const { result: seen, untrusted } = forModel(declaration, result.output, result.summary);
  if (untrusted) scope.state.untrustedInView = true;
  scope.state.outputs.set(callId, result.output);
  return {
    ok: true,
    result: seen,
    summary: result.summary,
    ...(untrusted ? { untrusted } : {}),
  };
}

function tellUnderstood(
  stream: TurnStream,
  declaration: AnyDeclaration,
  callId: string,
  input: unknown,
): void {
  const chips = understood(declaration, (input ?? {}) as Record<string, unknown>);
  if (chips.length === 0) return;
  stream.write({ type: 'data-understood', id: callId, data: { callId, operation: declaration.name, chips } });
}

function asRefusal(kernel: Kernel, error: unknown, declaration: AnyDeclaration) {
  if (error instanceof OperationError) {
    const { code, details } = error;
    // Clients know the bare code; in a conversation it is said in words.
    const message = error.message === blockedFeatureCode ? blockedWords(details?.[0]) : error.message;
    return details ? { code, message, details } : { code, message };
  }
  kernel.log.error(
    { operation: declaration.name, error: String(error) },
    'an operation failed in a conversation',
  );
  return { code: 'internal', message: catalogMessages.generic };
}

/** What a plan or a switch lacks, with the way to the plans where one of them opens it. */
function blockedWords(lacking: ErrorDetail | undefined): string {
  if (lacking === undefined) return catalogMessages.generic;
  return lacking.path === 'plan' ? `${lacking.message} [See the plans](${planPath})` : lacking.message;
}
