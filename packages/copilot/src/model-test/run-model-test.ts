import { findOperation, operations, type AnyDeclaration } from '@brandwright/contract';
import { partnerModelSource, type ModelTest } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { storeOf, type Caller, type Context, type Kernel, type LongJobHandler } from '@brandwright/platform';
import { keepTest, withKey, type ModelChoice } from '@brandwright/platform/copilot/partner-model/choice.ts';
import { testPartnerModelJob } from '@brandwright/platform/copilot/partner-model/test-partner-model.ts';
import { isStepCount, jsonSchema, streamText, tool, type ToolSet } from 'ai';
import { z } from 'zod';
import type { ChosenModel, Models } from '../models/choose-model.ts';
import { describeFailure } from '../turn/failure.ts';
import { groundingServices } from '../turn/grounding.ts';
import { instructions } from '../context/instructions.ts';
import { costMicros, type TokenCount } from '../models/prices.ts';
import type { ToolRouter } from '../tools/routing.ts';
import { toolSchema, type SchemaKind } from '../models/strict-schema.ts';
import { modelTasks, type ModelTask, type TaskAnswer } from './tasks.ts';

const longestTaskMs = 5 * 60_000;
const longestSaid = 240;

const payloadOf = z.object({
  choice: z.discriminatedUnion('source', [
    z.object({
      source: partnerModelSource.extract(['SERVER', 'BUILT_IN']),
      address: z.null(),
      model: z.null(),
      contextTokens: z.null(),
    }),
    z.object({
      source: partnerModelSource.extract(['OPENAI', 'COMPATIBLE']),
      address: z.string(),
      model: z.string(),
      contextTokens: z.int().nullable(),
    }),
  ]),
});

/**
 * The job behind the test of a model: each task is a request as a chat sends it (the same instructions and tools), about
 * made-up things. How it went is kept with the store's choice.
 */
export function modelTestJob(kernel: Kernel, models: Models, router: ToolRouter): LongJobHandler {
  return {
    name: testPartnerModelJob,
    async work(caller, payload, report) {
      const { choice } = payloadOf.parse(payload);
      const chosen = models.ofStore(await kernel.inContext(caller, (context) => reach(context, choice)));
      const tasks: ModelTest['tasks'] = [];
      let failure: string | null = null;
      let turnCostMicros: number | null = null;
      for (const [place, task] of modelTasks.entries()) {
        await report.progress((place / modelTasks.length) * 100, `Task ${place + 1} of ${modelTasks.length}`);
        try {
          const done = await tryTask({ kernel, caller, router, chosen }, task);
          tasks.push(done.result);
          if (done.turnCostMicros !== undefined) turnCostMicros = done.turnCostMicros;
        } catch (error) {
          // The tasks after it would fail alike.
          failure = describeFailure(error, { storesOwn: chosen.storesOwn, mayChoose: true }).message;
          break;
        }
      }
      const test: ModelTest = {
        source: choice.source,
        address: choice.address,
        model: chosen.name,
        testedAt: kernel.clocks.of(storeOf(caller.actor)).now().toISOString(),
        tasks,
        failure: failure?.replace(/ Your message is saved; try again\.$/, '') ?? null,
        turnCostMicros,
      };
      await kernel.inContext(caller, (context) => keepTest(context, test));
      return test;
    },
  };
}

const reach = async (context: Context, choice: ModelChoice) => ({
  ...(await withKey(context, choice)),
  fetch: context.providers.modelServers.fetch,
});

interface Trial {
  kernel: Kernel;
  caller: Caller;
  router: ToolRouter;
  chosen: ChosenModel;
}

const offeredNames = operations.flatMap(({ name, offered }: AnyDeclaration) => (offered ? [name] : []));

/** Throws what the model throws. */
async function tryTask({ kernel, caller, router, chosen }: Trial, task: ModelTask) {
  const started = performance.now();
  const turn = { words: task.say, previous: '', recent: [], waiting: [], kinds: [] };
  const { names } = await router.route(turn, chosen.toolLimit - 1);
  const result = streamText({
    model: chosen.forTurn(groundingServices({ kernel, caller }, [])),
    instructions: instructions({
      now: kernel.clocks.of(storeOf(caller.actor)).now(),
      storeName: 'Sample Store',
      personName: 'Sample Founder',
      timeZone: 'UTC',
      screen: undefined,
      named: { records: [], notes: [] },
      operations: offeredNames,
      waiting: [],
      earlier: '',
    }),
    prompt: task.say,
    ...(task.hasTools ? { tools: sampleTools(names, chosen.schemas) } : {}),
    stopWhen: isStepCount(2),
    abortSignal: AbortSignal.any([caller.signal, AbortSignal.timeout(longestTaskMs)]),
    maxRetries: 0,
    onError: () => undefined,
  });
  const answer: TaskAnswer & { calls: { operation: string; input: unknown }[] } = { text: '', calls: [] };
  const used: TokenCount = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  let steps = 0;
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error(part.reason ?? 'The model took too long to answer (timeout).');
    if (part.type === 'text-delta') answer.text += part.text;
    if (part.type === 'tool-call' && steps === 0)
      answer.calls.push({ operation: part.toolName, input: part.input });
    if (part.type !== 'finish-step') continue;
    steps += 1;
    used.inputTokens += part.usage.inputTokens ?? 0;
    used.cachedInputTokens += part.usage.inputTokenDetails.cacheReadTokens ?? 0;
    used.outputTokens += part.usage.outputTokens ?? 0;
  }
  const fault = task.faultOf(answer);
  const said = fault === undefined ? task.doneBy(answer) : `${fault} ${answer.text}`.trim();
  return {
    result: {
      task: task.task,
      passed: fault === undefined,
      said: said.length > longestSaid ? `${said.slice(0, longestSaid - 1)}…` : said,
      milliseconds: Math.round(performance.now() - started),
      inputTokens: used.inputTokens,
      outputTokens: used.outputTokens,
    },
    // A look-up and the words after it are what most turns are. A server that counts no tokens has no cost to tell.
    turnCostMicros: task.hasTools && used.inputTokens > 0 ? costMicros(chosen.price, used) : undefined,
  };
}

/** Tools as a chat has them, which only answer with something made up. */
function sampleTools(names: readonly string[], kind: SchemaKind): ToolSet {
  const declared = names.flatMap((name) => findOperation(name) ?? []);
  return Object.fromEntries(
    declared.map((declaration) => [
      declaration.name,
      tool({
        description: declaration.description,
        inputSchema: jsonSchema<unknown>(toolSchema(declaration, kind)),
        ...(kind === 'strict' ? { strict: true } : {}),
        execute: async () => ({
          ok: true,
          summary: 'Order 1042 is paid and not shipped yet: 2 candles for Sample Customer, $48.00.',
        }),
      }),
    ]),
  );
}
