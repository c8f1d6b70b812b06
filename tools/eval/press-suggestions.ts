import { findOperation, operations } from '@brandwright/contract';
import type { MessageData } from '@brandwright/contract/copilot/messages.ts';
import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { nextSteps as sentences } from '@brandwright/contract/copilot/suggestions/next-steps.ts';
import { isLeftOut } from '@brandwright/contract/copilot/suggestions/left-out.ts';
import type { SuggestedStep } from '@brandwright/copilot/offline/ground/conversation/turn-context.ts';
import { nextSteps } from '@brandwright/copilot/turn/suggestions.ts';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startServer } from '../local-server/start-server.ts';
import { ReplayClient, type SeenAnswer } from '../replay/client.ts';
import { leaveDemo } from '../replay/leave-demo.ts';

/** When the next steps are pressed, wherever that is. */
const instant = '2026-11-22T12:01:30Z';

const howToUse = `Presses the next steps that the partner offers after ready questions and after each other, each kind of step once, and tells
which do not do what they say.

  npm run eval:suggestions -- [--all] [--only OPERATION] [--url URL] [--show]

  --all    each kind of step under each operation that offers it
  --only   ready questions of operations whose name holds this
  --url    any server with the demo store; without it one is started
  --show   tells what is said`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    url: { type: 'string' },
    all: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const dataOf = <K extends keyof MessageData>(seen: SeenAnswer, kind: K) =>
  seen.parts.filter((part) => part.type === `data-${kind}`).map((part) => part['data'] as MessageData[K]);

/** What a pressed step came to, when that is not what it says: another call, a refusal, a question, a choice. */
function missed(seen: SeenAnswer, wanted: string): string | null {
  const calls = dataOf(seen, 'call');
  const isAsking = dataOf(seen, 'options').length + dataOf(seen, 'choices').length > 0;
  const isRight = calls.length === 1 && calls[0]?.operation === wanted && calls[0].state !== 'failed';
  if (isRight && !isAsking) return null;
  const made = calls.map(({ operation, state }) => `${operation} ${state}`).join(', ');
  return `${made || 'no call'}: ${seen.text.slice(0, 120).replaceAll('\n', ' ')}`;
}

const isDone = (seen: SeenAnswer, wanted: string) =>
  dataOf(seen, 'call').some(({ operation, state }) => operation === wanted && state === 'done');

/** The steps that an answer offers, with what each calls. */
function offeredSteps(seen: SeenAnswer): SuggestedStep[] {
  const call = dataOf(seen, 'call').findLast(({ state }) => state === 'done');
  const declaration = findOperation(call?.operation ?? '');
  const items = dataOf(seen, 'suggestions').at(-1)?.items ?? [];
  const known = declaration ? nextSteps(declaration, call?.output, findOperation) : [];
  return items.map((say) => known.find((step) => step.say === say) ?? { say, operation: '', input: {} });
}

const isSuggested = (name: string) => Object.hasOwn(sentences, name);
/** "Pause …" and "Resume …" are two kinds of step to one operation. */
const kindOf = ({ operation, say }: SuggestedStep) => `${operation}: ${say.split(' ', 2).join(' ')}`;

/** An answer of an operation, and the messages that lead to it. */
interface Opened {
  operation: string;
  messages: readonly string[];
}

interface Pressed {
  steps: number;
  astray: readonly string[];
}

class Presser {
  readonly #client: ReplayClient;
  #isChanged = true;
  readonly #opened = new Set<string>();
  readonly #pressed = new Set<string>();
  readonly #reached = new Set<string>();
  readonly #astray: string[] = [];

  constructor(client: ReplayClient) {
    this.#client = client;
  }

  /** Presses what is offered under the answers to ready questions, then what is offered under those answers, and so on. */
  async pressAll(questions: readonly Opened[]): Promise<Pressed> {
    let next = questions;
    while (next.length > 0) {
      const found: Opened[] = [];
      for (const one of next) if (this.#mayOfferMore(one)) found.push(...(await this.#pressUnder(one)));
      next = found;
    }
    return { steps: this.#pressed.size, astray: this.#astray };
  }

  #mayOfferMore({ operation }: Opened): boolean {
    if (this.#opened.has(operation)) return false;
    const related = findOperation(operation)?.related ?? [];
    return values.all || related.some((name) => isSuggested(name) && !this.#reached.has(name));
  }

  /** Presses each step under an answer; answers what the steps open. */
  async #pressUnder({ operation, messages }: Opened): Promise<Opened[]> {
    let shown: SeenAnswer | undefined = await this.#hold(messages);
    if (!isDone(shown, operation)) return [];
    this.#opened.add(operation);
    const opened: Opened[] = [];
    for (const step of offeredSteps(shown)) {
      const name = values.all ? `${operation} › ${step.operation}` : kindOf(step);
      if (this.#pressed.has(name)) continue;
      this.#pressed.add(name);
      this.#reached.add(step.operation);
      // Each under the same answer: the step before it has led the conversation on.
      const under: SeenAnswer = shown ?? (await this.#hold(messages));
      shown = undefined;
      const answer = await this.#say(step.say, under.conversationId);
      const miss = missed(answer, step.operation);
      if (miss) this.#astray.push(`${operation} › “${step.say}” → ${miss}`);
      else opened.push({ operation: step.operation, messages: [...messages, step.say] });
    }
    return opened;
  }

  /** The answer to the last of these messages, in a conversation of their own in a demo that nothing has changed. */
  async #hold(messages: readonly string[]): Promise<SeenAnswer> {
    if (this.#isChanged) await this.#client.resetDemo(instant);
    this.#isChanged = false;
    let last: SeenAnswer | undefined;
    for (const text of messages) last = await this.#say(text, last?.conversationId);
    if (!last) throw new Error('Nothing was said.');
    return last;
  }

  async #say(text: string, conversationId: string | undefined): Promise<SeenAnswer> {
    const say = { kind: 'message' as const, messageId: randomUUID(), text, fileIds: [] };
    const answer = await this.#client.chat({ ...(conversationId ? { conversationId } : {}), say });
    if (values.show) console.log(`  ${conversationId ? '  ›' : ''} ${text}`);
    this.#isChanged ||= dataOf(answer, 'call').some(
      ({ operation, state }) => state === 'done' && findOperation(operation)?.effect !== 'read',
    );
    return answer;
  }
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(howToUse);
    return 0;
  }
  const { url } = values;
  const server = url ? { url, stop: () => leaveDemo(url) } : await startServer({ CLOCK: instant });
  try {
    const client = new ReplayClient(server.url);
    await client.logIn('founder@demo.brandwright.test', 'brandwright-demo');
    const questions = templatesOf(operations, isLeftOut)
      .filter(({ operation }) => !values.only || operation.includes(values.only))
      .map(({ operation, sentence }) => ({ operation, messages: [sentence] }));
    const { steps, astray } = await new Presser(client).pressAll(questions);
    for (const line of astray) console.log(line);
    console.log(`\n${steps - astray.length} passed, ${astray.length} failed`);
    return astray.length === 0 && steps > 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

process.exitCode = await main();
