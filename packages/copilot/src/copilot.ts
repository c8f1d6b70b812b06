import { OperationError, operations, type PendingAction } from '@brandwright/contract';
import type { ChatRequest } from '@brandwright/contract/copilot/messages.ts';
import type { AnyJobHandler, Caller, Context, Kernel } from '@brandwright/platform';
import { findConversation } from '@brandwright/platform/copilot/conversations.ts';
import { modelToAnswer } from '@brandwright/platform/copilot/partner-model/choice.ts';
import { randomUUID } from 'node:crypto';
import type { AnswerSettings } from './turn/answer.ts';
import { queueDueAssistants } from './assistants/due-assistants.ts';
import { assistantJob, type AnswerAlone } from './assistants/run-assistant.ts';
import { setAside } from './assistants/set-aside.ts';
import {
  createModels,
  unusableModel,
  type ChosenModel,
  type Models,
  type ModelSettings,
} from './models/choose-model.ts';
import { settleStaleTurns } from './turn/close-turn.ts';
import { readContextTokens } from './context/context-budget.ts';
import { showReceipt } from './context/decisions.ts';
import type { Explain } from './offline/partner.ts';
import { learnedModel } from './offline/learned-model.ts';
import type { AttachedFile } from './offline/ground/conversation/turn-context.ts';
import { modelTestJob } from './model-test/run-model-test.ts';
import { openTurn } from './turn/open-turn.ts';
import { followTurn, livingTurn } from './turn/resume.ts';
import { createRouter } from './tools/routing.ts';
import { runTurn } from './turn/run-turn.ts';
import { affordableModel } from './turn/turn-credits.ts';
import { TurnStream } from './stream/turn-stream.ts';
import { requestWithoutSecrets } from './context/without-secrets.ts';

export interface CopilotSettings extends ModelSettings {
  /** Milliseconds without a word after which a model counts as stalled; default 30,000, of compatible servers 180,000. */
  stallMs?: number;
  /** How often a step that failed for the moment is asked for again; default 3. */
  retries?: number;
  /** Milliseconds before the first repeat, twice as long before each further one; default 500. */
  backOffMs?: number;
  /** Told what the stages of the offline model make of each request. */
  explain?: Explain;
  /** Tokens that a request to a real model may have, by estimate; default 32,000. */
  COPILOT_CONTEXT_TOKENS?: string | undefined;
}

export interface Copilot {
  /** Name of the answering model. */
  modelName: string;
  /** Kinds of background work that the partner does itself, for `kernel.start`. */
  jobs: readonly AnyJobHandler[];
  /** Answers a message or a decision with a UI message stream. The answer goes on when the reader goes away. */
  chat(caller: Caller, request: ChatRequest): Promise<Response>;
  /** Follows the answer that is being written; 204 when none is. */
  resume(caller: Caller, conversationId: string): Promise<Response>;
  /** Ends the answer that is being written, on whichever server. Answers whether there was one. */
  stop(caller: Caller, conversationId: string): Promise<{ stopped: boolean }>;
  /** Carries out a yes or no given outside a chat, and writes the receipt into the conversation that asked. */
  decide(caller: Caller, decision: { actionId: string; approved: boolean }): Promise<PendingAction>;
  /** Waits for the answers in hand, at most so long, then stops them. */
  close(graceMs: number): Promise<void>;
}

const sweepMs = 5000;
const usualStallMs = 30_000;
/** A model on a machine without an accelerator reads a request for minutes before its first word. */
const compatibleStallMs = 180_000;

/** An answer that is being written here. */
interface Running {
  stop: AbortController;
  done: Promise<void>;
  stream: TurnStream;
}

/** The partner, on a kernel: the agent loop behind the chat endpoints. */
export function createCopilot(kernel: Kernel, settings: CopilotSettings): Copilot {
  const models = createModels(
    settings,
    kernel.clock,
    (isCompatible) => ({
      stallMs: settings.stallMs ?? (isCompatible ? compatibleStallMs : usualStallMs),
      retries: settings.retries ?? 3,
      ...(settings.backOffMs === undefined ? {} : { backOffMs: settings.backOffMs }),
    }),
    settings.explain,
  );
  const router = createRouter(operations);
  // Read now, so that the first turn need not.
  learnedModel().catch((error: unknown) =>
    kernel.log.error({ error: String(error) }, 'the learned model cannot be read'),
  );
  const contextTokens = readContextTokens(settings.COPILOT_CONTEXT_TOKENS);
  const answeringWith = (chosen: ChosenModel): AnswerSettings => ({
    chosen,
    router,
    contextTokens: chosen.contextTokens ?? contextTokens,
  });
  const running = new Map<string, Running>();
  const sweeper = setInterval(() => {
    settleStaleTurns(kernel).catch((error: unknown) =>
      kernel.log.warn({ error: String(error) }, 'stale answers were not settled'),
    );
    queueDueAssistants(kernel).catch((error: unknown) =>
      kernel.log.warn({ error: String(error) }, 'due assistants were not queued'),
    );
  }, sweepMs).unref();

  function begin(
    caller: Caller,
    request: ChatRequest,
    turn: Parameters<typeof runTurn>[0]['turn'],
    settingsOfTurn: AnswerSettings,
    through: Kernel = kernel,
  ): Running {
    const stop = new AbortController();
    const own: Caller = {
      ...caller,
      via: 'partner',
      conversationId: turn.conversationId,
      signal: stop.signal,
    };
    const stream = new TurnStream(kernel, { ...own, signal: new AbortController().signal }, turn);
    const unsubscribe = kernel.events.subscribe(storeOf(caller), (event) => {
      if (event.type === 'conversation' && event.data?.['stop'] === turn.turnId) stop.abort();
    });
    const run = { kernel: through, caller: own, turn, request, settings: settingsOfTurn, stream };
    const done = runTurn(run).finally(() => {
      unsubscribe();
      running.delete(turn.turnId);
    });
    const begun = { stop, done, stream };
    running.set(turn.turnId, begun);
    return begun;
  }

  const answerAlone: AnswerAlone = async (caller, { title, text, onOpened }, limits, through) => {
    const say = { kind: 'message' as const, messageId: randomUUID(), text, fileIds: [] };
    const chosen = await affordableModel(kernel, caller, await modelFor(kernel, models, caller));
    const opened = await kernel.inContext(caller, (context) => openTurn(context, { say }, [], chosen.name));
    if (opened.kind !== 'opened') throw new Error('A run is a conversation of its own.');
    const { turn } = opened;
    // Among the conversations only for who looks for it.
    await kernel.inContext(caller, (context) => setAside(context, turn.conversationId, title));
    await onOpened(turn.conversationId);
    const allowed = operations.filter(({ name }) => limits.operations.includes(name));
    const bounded = { ...answeringWith(chosen), router: createRouter(allowed), limits };
    const { done, stop } = begin(caller, { say }, turn, bounded, through);
    const timer = setTimeout(() => stop.abort(), limits.milliseconds);
    await done.finally(() => clearTimeout(timer));
    return { turnId: turn.turnId, messageId: turn.messageId };
  };

  return {
    modelName: models.standard.name,
    jobs: [assistantJob(kernel, answerAlone), modelTestJob(kernel, models, router)],
    async chat(caller, given) {
      const request = requestWithoutSecrets(given);
      const files =
        request.say.kind === 'message' ? await attachedFiles(kernel, caller, request.say.fileIds) : [];
      const chosen = await affordableModel(kernel, caller, await modelFor(kernel, models, caller));
      const opened = await kernel.inContext(caller, (context) =>
        openTurn(context, request, files, chosen.name),
      );
      if (opened.kind === 'answered') return nothing();
      if (opened.kind === 'running')
        return streamed(follow(kernel, caller, running.get(opened.turnId)?.stream, opened.turnId));
      return streamed(begin(caller, request, opened.turn, answeringWith(chosen)).stream.readable());
    },
    async resume(caller, conversationId) {
      const turnId = await kernel.inContext(caller, async (context) => {
        await findConversation(context, conversationId);
        return livingTurn(context, conversationId);
      });
      if (!turnId) return nothing();
      return streamed(follow(kernel, caller, running.get(turnId)?.stream, turnId));
    },
    async stop(caller, conversationId) {
      return kernel.inContext(caller, async (context) => {
        await findConversation(context, conversationId);
        const turnId = await livingTurn(context, conversationId);
        if (!turnId) return { stopped: false };
        running.get(turnId)?.stop.abort();
        await context.events.publish({ type: 'conversation', data: { stop: turnId } });
        return { stopped: true };
      });
    },
    async decide(caller, decision) {
      const action = await kernel.decide(caller, decision);
      await kernel.inContext(caller, (context) => showReceipt(context, action));
      return action;
    },
    async close(graceMs) {
      clearInterval(sweeper);
      const all = Promise.all([...running.values()].map(({ done }) => done));
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([all, grace]);
      clearTimeout(timer);
      for (const { stop } of running.values()) stop.abort();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

/** What answers in the chats of the caller's store. A choice that can't be used is told in the turn. */
async function modelFor(kernel: Kernel, models: Models, caller: Caller): Promise<ChosenModel> {
  storeOf(caller);
  try {
    return models.ofStore(await kernel.inContext(caller, reachModel, 'read'));
  } catch (error) {
    if (error instanceof OperationError) return unusableModel(error);
    throw error;
  }
}

const reachModel = async (context: Context) => ({
  ...(await modelToAnswer(context)),
  fetch: context.providers.modelServers.fetch,
});

function storeOf(caller: Caller): string {
  if (caller.actor.kind === 'public')
    throw new OperationError('unauthenticated', 'Log in to talk with the partner.');
  return caller.actor.storeId;
}

const follow = (kernel: Kernel, caller: Caller, here: TurnStream | undefined, turnId: string) =>
  here ? here.readable() : followTurn(kernel, caller, storeOf(caller), turnId);

const nothing = () => new Response(null, { status: 204 });

const streamed = (body: ReadableStream<Uint8Array>) =>
  new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-vercel-ai-ui-message-stream': 'v1',
      'x-accel-buffering': 'no',
    },
  });

/** Names and types of the files that came with a message; an id of another store is refused. */
async function attachedFiles(
  kernel: Kernel,
  caller: Caller,
  fileIds: readonly string[],
): Promise<AttachedFile[]> {
  const files: AttachedFile[] = [];
  for (const id of fileIds) {
    const result = await kernel.run({ ...caller, via: 'hand', operation: 'get_file', input: { fileId: id } });
    if (result.kind === 'done') files.push(result.output as AttachedFile);
  }
  return files;
}
