import type { AnyDeclaration } from '@brandwright/contract';
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from '@ai-sdk/provider';
import { createOfflineModel } from '../model.ts';
import type { TurnContext, TurnReport } from '../turn/turn-context.ts';
import { clock, type Scene } from './scenes.ts';

/** What the model did with a message. */
export interface Reply {
  calls: { operation: string; input: Record<string, unknown> }[];
  text: string;
  report: TurnReport;
}

/** A tool's answer as the loop gives it. */
export type ToolAnswer = Record<string, unknown>;

/** A conversation with the offline model over a set of declarations; `run` stands in for the operations. */
export function conversation(
  declarations: readonly AnyDeclaration[],
  run?: (operation: string, input: Record<string, unknown>) => ToolAnswer | Promise<ToolAnswer>,
) {
  const byName = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const model = createOfflineModel({ find: (name) => byName.get(name), now: () => new Date(clock) });
  const prompt: LanguageModelV4Prompt = [{ role: 'system', content: 'You run a brand.' }];
  const tools: LanguageModelV4CallOptions['tools'] = declarations.map((declaration) => ({
    type: 'function',
    name: declaration.name,
    inputSchema: { type: 'object' },
  }));
  let count = 0;
  let asked: TurnReport['asked'] = null;

  const once = async (context: TurnContext): Promise<Reply> => {
    const options: LanguageModelV4CallOptions = {
      prompt,
      tools,
      providerOptions: { brandwright: JSON.parse(JSON.stringify({ now: clock, asked, ...context })) },
    };
    const answer = await model.doGenerate(options);
    const calls = answer.content.flatMap((part) =>
      part.type === 'tool-call'
        ? [{ operation: part.toolName, input: JSON.parse(part.input) as Record<string, unknown> }]
        : [],
    );
    const text = answer.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
    return { calls, text, report: answer.providerMetadata?.brandwright as unknown as TurnReport };
  };
  const remember = (
    calls: readonly { operation: string; input: Record<string, unknown>; answer: unknown }[],
  ) => {
    const kept = calls.map((call) => ({ ...call, toolCallId: `t${++count}` }));
    prompt.push({
      role: 'assistant',
      content: kept.map(({ toolCallId, operation, input }) => ({
        type: 'tool-call',
        toolCallId,
        toolName: operation,
        input,
      })),
    });
    prompt.push({
      role: 'tool',
      content: kept.map(({ toolCallId, operation, answer }) => ({
        type: 'tool-result',
        toolCallId,
        toolName: operation,
        output: {
          type: 'json',
          value: JSON.parse(JSON.stringify(answer)),
        } satisfies LanguageModelV4ToolResultOutput,
      })),
    });
  };

  return {
    /** Sets what was said and done before. */
    stand(scene: Scene) {
      prompt.push({ role: 'user', content: [{ type: 'text', text: scene.said }] });
      remember(scene.calls.map(({ operation, input, outcome }) => ({ operation, input, answer: outcome })));
      prompt.push({ role: 'assistant', content: [{ type: 'text', text: scene.answered }] });
    },
    /** Says something and answers what the model does first, without running it. */
    async first(text: string, context: TurnContext = {}): Promise<Reply> {
      prompt.push({ role: 'user', content: [{ type: 'text', text }] });
      return once(context);
    },
    /** Says something and runs the whole turn. */
    async say(text: string, context: TurnContext = {}): Promise<Reply> {
      prompt.push({ role: 'user', content: [{ type: 'text', text }] });
      const made: Reply['calls'] = [];
      for (let step = 0; step < 12; step++) {
        const reply = await once(context);
        if (reply.calls.length === 0) {
          prompt.push({ role: 'assistant', content: [{ type: 'text', text: reply.text }] });
          asked = reply.report.asked;
          return { ...reply, calls: made };
        }
        made.push(...reply.calls);
        const answered = reply.calls.map(async (call) => ({
          ...call,
          answer: (await run?.(call.operation, call.input)) ?? {
            ok: true,
            result: {},
            summary: `${call.operation} done.`,
          },
        }));
        remember(await Promise.all(answered));
      }
      throw new Error('The turn did not end.');
    },
  };
}
