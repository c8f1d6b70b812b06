import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from '@ai-sdk/provider';
import type { AnyDeclaration } from '@brandwright/contract';
import { createOfflineModel } from '../offline/model.ts';
import { createParser } from '../offline/parse/parse.ts';
import { learnedModel } from '../offline/learned-model.ts';
import type { GroundingServices } from '../offline/ground/conversation/services.ts';
import type { TurnContext, TurnReport } from '../offline/ground/conversation/turn-context.ts';

/** What the model did with a message. */
export interface Reply {
  calls: { operation: string; input: Record<string, unknown> }[];
  text: string;
  report: TurnReport;
}

/** A tool's answer as the loop gives it. */
export type ToolAnswer = Record<string, unknown>;

/** What was said and done before: calls with what the loop answered. */
export interface Scene {
  said: string;
  answered: string;
  calls: readonly { operation: string; input: Record<string, unknown>; outcome: ToolAnswer }[];
}

/** Services over declarations alone: a store without a record. */
export const emptyStore = (declarations: readonly AnyDeclaration[]): GroundingServices => ({
  find: (name) => declarations.find((one) => one.name === name),
  offered: declarations,
  tryRead: async () => ({ ok: false, code: 'not_found', message: 'Nothing is here.' }),
  findRecords: async () => [],
  likeness: async (text) => createParser(await learnedModel(), () => undefined).likeness(text),
});

/** A conversation with the offline model; `run` stands in for the operations that it calls. */
export function conversation(
  services: GroundingServices,
  now: string,
  run?: (operation: string, input: Record<string, unknown>) => ToolAnswer | Promise<ToolAnswer>,
) {
  const prompt: LanguageModelV4Prompt = [{ role: 'system', content: 'You run a brand.' }];
  const tools: LanguageModelV4CallOptions['tools'] = services.offered.map(({ name }) => ({
    type: 'function',
    name,
    inputSchema: { type: 'object' },
  }));
  let count = 0;

  const remember = (calls: readonly { operation: string; input: object; answer: unknown }[]) => {
    const kept = calls.map((call) => ({ ...call, toolCallId: `t${++count}`, toolName: call.operation }));
    prompt.push({
      role: 'assistant',
      content: kept.map(({ toolCallId, toolName, input }) => ({
        type: 'tool-call',
        toolCallId,
        toolName,
        input,
      })),
    });
    prompt.push({
      role: 'tool',
      content: kept.map(({ toolCallId, toolName, answer }) => ({
        type: 'tool-result',
        toolCallId,
        toolName,
        output: {
          type: 'json',
          value: JSON.parse(JSON.stringify(answer)),
        } satisfies LanguageModelV4ToolResultOutput,
      })),
    });
  };
  const turnOf = (text: string, context: TurnContext) => {
    prompt.push({ role: 'user', content: [{ type: 'text', text }] });
    const model = createOfflineModel(services, () => new Date(now));
    return async (): Promise<Reply> => {
      const providerOptions = { brandwright: JSON.parse(JSON.stringify({ now, ...context })) };
      const { content, providerMetadata } = await model.doGenerate({ prompt, tools, providerOptions });
      const calls = content.flatMap((part) =>
        part.type === 'tool-call'
          ? [{ operation: part.toolName, input: JSON.parse(part.input) as Record<string, unknown> }]
          : [],
      );
      const said = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
      return { calls, text: said, report: providerMetadata?.brandwright as unknown as TurnReport };
    };
  };

  return {
    /** Sets what was said and done before. */
    stand(scene: Scene) {
      prompt.push({ role: 'user', content: [{ type: 'text', text: scene.said }] });
      if (scene.calls.length > 0)
        remember(scene.calls.map(({ outcome, ...call }) => ({ ...call, answer: outcome })));
      prompt.push({ role: 'assistant', content: [{ type: 'text', text: scene.answered }] });
    },
    /** Says something and answers what the model does first, without running it. */
    first: (text: string, context: TurnContext = {}): Promise<Reply> => turnOf(text, context)(),
    /** Says something and runs the whole turn. */
    async say(text: string, context: TurnContext = {}): Promise<Reply> {
      const step = turnOf(text, context);
      const made: Reply['calls'] = [];
      for (let at = 0; at < 12; at++) {
        const reply = await step();
        if (reply.calls.length === 0) {
          prompt.push({ role: 'assistant', content: [{ type: 'text', text: reply.text }] });
          return { ...reply, calls: made };
        }
        made.push(...reply.calls);
        const answers = reply.calls.map(async (call) => ({
          ...call,
          answer: (await run?.(call.operation, call.input)) ?? { ok: true, result: {}, summary: 'Done.' },
        }));
        remember(await Promise.all(answers));
      }
      throw new Error('The turn did not end.');
    },
  };
}
