import { startOpenAiStandIn } from '@brandwright/copilot/testing/openai-stand-in.ts';
import type { ChatSend } from '@brandwright/contract/copilot/messages.ts';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { approvalsOf, callsOf, checkTurn, failureOf, usedBy } from './check-turn.ts';
import { CallRefused, type ReplayClient, type SeenAnswer } from './client.ts';
import { isSubset } from './match.ts';
import type { People } from './people.ts';
import { scriptSchema, type ScriptFile, type Turn } from './script.ts';
import type { ScriptResult, TurnResult, Usage } from './script-result.ts';

/** Replays one script on a server and scores every turn and the state it leaves. */
export async function runScript(people: People, file: ScriptFile): Promise<ScriptResult> {
  const { modelServer } = file.script;
  if (!modelServer) return run(people, file);
  const server = await startOpenAiStandIn(modelServer.models);
  server.answerBy(() => ({ kind: 'text', text: modelServer.says }));
  const script = scriptSchema.parse(
    JSON.parse(JSON.stringify(file.script).replaceAll('{modelServer}', server.baseUrl)),
  );
  return run(people, { ...file, script }).finally(() => server.stop());
}

async function run(people: People, { path, script }: ScriptFile): Promise<ScriptResult> {
  const client = await people.beginAs(script);
  const replay = new Replay(client, dirname(path));
  const turns: TurnResult[] = [];
  for (const turn of script.turns) turns.push(await replay.take(turn));
  const afterFailures: string[] = [];
  for (const state of script.after) {
    const reader = state.as ? await people.loggedIn(state.as, script.password) : client;
    afterFailures.push(...(await checkState(reader, state)));
  }
  const passed = afterFailures.length === 0 && turns.every((turn) => turn.failures.length === 0);
  return { path, name: script.name, turns, afterFailures, passed };
}

async function checkState(
  client: ReplayClient,
  state: ScriptFile['script']['after'][number],
): Promise<string[]> {
  const named = `${state.operation}(${JSON.stringify(state.input)})`;
  try {
    const output = await client.call(state.operation, state.input);
    if (state.refused) return [`${named} should be refused with ${state.refused}`];
    if (state.output === undefined || isSubset(state.output, output)) return [];
    return [
      `${named} should answer ${JSON.stringify(state.output)}; it answers ${cut(JSON.stringify(output))}`,
    ];
  } catch (error) {
    if (error instanceof CallRefused && state.refused === error.code) return [];
    return [`${named}: ${String(error)}`];
  }
}

const cut = (text: string) => (text.length > 600 ? `${text.slice(0, 600)} …` : text);

const secondsIn: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };

const nothingUsed: Usage = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicros: null };
const notAnswered = {
  answered: '',
  calls: [],
  firstEventMs: 0,
  endMs: 0,
  used: nothingUsed,
  wasStopped: false,
};

class Replay {
  readonly #client: ReplayClient;
  readonly #folder: string;
  #conversationId: string | undefined;
  #lastMessageId: string | undefined;
  readonly #answers: SeenAnswer[] = [];

  constructor(client: ReplayClient, folder: string) {
    this.#client = client;
    this.#folder = folder;
  }

  async take(turn: Turn): Promise<TurnResult> {
    const said = describe(turn);
    try {
      const { answer, failures } = await this.#act(turn);
      if (!answer) return { ...notAnswered, said, failures };
      this.#answers.push(answer);
      this.#conversationId = answer.conversationId ?? this.#conversationId;
      const calls = callsOf(answer).map(
        ({ operation, input, state }) => `${operation} ${JSON.stringify(input)} ${state}`,
      );
      const unmet = [...checkTurn(turn.expect ?? {}, answer), ...failureOf(turn.expect, answer)];
      const { firstEventMs, endMs } = answer;
      const figures = { firstEventMs, endMs, used: usedBy(answer), wasStopped: turn.stop === true };
      return { said, answered: answer.text, calls, failures: [...failures, ...unmet], ...figures };
    } catch (error) {
      return { ...notAnswered, said, failures: [String(error)] };
    }
  }

  async #act(turn: Turn): Promise<{ answer?: SeenAnswer; failures: string[] }> {
    if (turn.wait !== undefined) return this.#wait(turn.wait);
    if (turn.undo !== undefined) return this.#undo(turn.undo);
    const decision = turn.approve ?? turn.deny;
    if (decision !== undefined)
      return this.#decide(decision, turn.approve !== undefined, turn.twice === true);
    const send = await this.#sendOf(turn);
    return { answer: await this.#client.chat(send, turn.reload, turn.stop), failures: [] };
  }

  async #sendOf(turn: Turn): Promise<ChatSend> {
    const base = {
      ...(this.#conversationId ? { conversationId: this.#conversationId } : {}),
      ...(turn.screen ? { screen: turn.screen as NonNullable<ChatSend['screen']> } : {}),
    };
    if (turn.regenerate) return { ...base, say: { kind: 'regenerate' } };
    if (turn.edit !== undefined)
      return { ...base, say: { kind: 'edit', messageId: await this.#lastSaid(), text: turn.edit } };
    if (turn.refine) {
      const { operation, field, value } = turn.refine;
      const call = this.#answers.flatMap(callsOf).findLast((one) => one.operation === operation);
      if (!call) throw new Error(`${operation} was not called before.`);
      return { ...base, say: { kind: 'refine', callId: call.callId, field, value } };
    }
    if (turn.say === undefined) throw new Error('A turn says, decides, edits, refines, undoes or waits.');
    const fileIds: string[] = [];
    for (const file of turn.files ?? []) fileIds.push(await this.#client.upload(join(this.#folder, file)));
    this.#lastMessageId = randomUUID();
    return { ...base, say: { kind: 'message', messageId: this.#lastMessageId, text: turn.say, fileIds } };
  }

  async #lastSaid(): Promise<string> {
    const conversation = await this.#client.call('get_conversation', { id: this.#conversationId });
    const { messages } = conversation as { messages: { id: string; role: string }[] };
    const last = messages.findLast((message) => message.role === 'user');
    if (!last) throw new Error('Nothing was said yet.');
    return last.id;
  }

  async #decide(operation: string, approved: boolean, twice: boolean) {
    const action = this.#answers.flatMap(approvalsOf).findLast((one) => one.operation === operation);
    if (!action) return { failures: [`nothing asks for ${operation}`] };
    const send: ChatSend = {
      ...(this.#conversationId ? { conversationId: this.#conversationId } : {}),
      say: { kind: 'decision', actionId: action.id, approved },
    };
    if (!twice) return { answer: await this.#client.chat(send), failures: [] };
    const answers = await Promise.allSettled([this.#client.chat(send), this.#client.chat(send)]);
    const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const done = told.find((answer) => approvalsOf(answer).some((one) => one.status === 'DONE')) ?? told[0];
    return done ? { answer: done, failures: [] } : { failures: ['both decisions were refused'] };
  }

  async #undo(operation: string) {
    const call = this.#answers
      .flatMap(callsOf)
      .findLast((one) => one.operation === operation && one.undoEntryId);
    if (!call) return { failures: [`no undo is offered for ${operation}`] };
    await this.#client.call('undo_change', { entryId: call.undoEntryId });
    return { failures: [] };
  }

  async #wait(span: string) {
    const [, count, unit] = /^(\d+)\s*(second|minute|hour|day|week)s?$/.exec(span) ?? [];
    const seconds = Number(count) * (secondsIn[unit ?? ''] ?? Number.NaN);
    if (!Number.isFinite(seconds)) return { failures: [`"${span}" is no time span such as "25 hours"`] };
    await this.#client.moveClock(seconds);
    return { failures: [] };
  }
}

function describe(turn: Turn): string {
  if (turn.say !== undefined) return turn.say;
  if (turn.edit !== undefined) return `(instead) ${turn.edit}`;
  if (turn.approve) return `[approve ${turn.approve}${turn.twice ? ' twice' : ''}]`;
  if (turn.deny) return `[deny ${turn.deny}]`;
  if (turn.undo) return `[undo ${turn.undo}]`;
  if (turn.wait) return `[${turn.wait} later]`;
  if (turn.refine) return `[${turn.refine.field} = ${JSON.stringify(turn.refine.value)}]`;
  return '[again]';
}
