import { findOperation, operations } from '@brandwright/contract';
import type { MessageData } from '@brandwright/contract/copilot/messages.ts';
import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { isLeftOut } from '@brandwright/contract/copilot/suggestions/left-out.ts';
import { nextSteps } from '@brandwright/copilot/suggestions.ts';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startServer } from '../local-server/start-server.ts';
import { ReplayClient, type SeenAnswer } from '../replay/client.ts';
import { leaveDemo } from '../replay/leave-demo.ts';

/** When the next steps are pressed, wherever that is. */
const instant = '2026-11-22T12:01:30Z';

const howToUse = `Presses every next step that the partner offers after a ready question, and tells which do not do what they say.

  npm run eval:suggestions -- [--only OPERATION] [--url URL]

  --only   ready questions of operations whose name holds this
  --url    any server with the demo store; without it one is started`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const dataOf = <K extends keyof MessageData>(seen: SeenAnswer, kind: K) =>
  seen.parts.filter((part) => part.type === `data-${kind}`).map((part) => part['data'] as MessageData[K]);

/** What a pressed step came to, when that is not what it says: another call, a refusal, a question, a choice. */
function missed(seen: SeenAnswer, wanted: string | undefined): string | null {
  const calls = dataOf(seen, 'call');
  const isAsking = dataOf(seen, 'options').length + dataOf(seen, 'choices').length > 0;
  const isRight = calls.some(({ operation }) => operation === wanted);
  if (isRight && !isAsking && calls.every(({ state }) => state !== 'failed')) return null;
  const made = calls.map(({ operation, state }) => `${operation} ${state}`).join(', ');
  return `${made || 'no call'}: ${seen.text.slice(0, 120).replaceAll('\n', ' ')}`;
}

const isChange = (name: string) => findOperation(name)?.effect !== 'read';

/** Answers how many were pressed and how many went astray. */
async function press(client: ReplayClient): Promise<{ pressed: number; astray: number }> {
  const say = (text: string, conversationId?: string) => {
    const message = { kind: 'message' as const, messageId: randomUUID(), text, fileIds: [] };
    return client.chat({ ...(conversationId ? { conversationId } : {}), say: message });
  };
  const opened = new Set<string>();
  const pressed = new Set<string>();
  let astray = 0;
  for (const { operation, sentence } of templatesOf(operations, isLeftOut)) {
    if (opened.has(operation) || (values.only && !operation.includes(values.only))) continue;
    const first = await say(sentence);
    const call = dataOf(first, 'call').at(-1);
    const declaration = findOperation(operation);
    if (!declaration || call?.operation !== operation || call.state === 'failed') continue;
    opened.add(operation);
    let conversationId = first.conversationId;
    for (const step of nextSteps(declaration, call.output, findOperation)) {
      if (pressed.has(step.say)) continue;
      pressed.add(step.say);
      // Each under the same answer: the step before it has led the conversation on.
      conversationId ??= (await say(sentence)).conversationId;
      const miss = missed(await say(step.say, conversationId), step.operation);
      if (miss) astray += 1;
      if (miss) console.log(`${operation} › “${step.say}” → ${miss}`);
      conversationId = undefined;
      if (isChange(step.operation)) await client.resetDemo(instant);
    }
    if (isChange(operation)) await client.resetDemo(instant);
  }
  return { pressed: pressed.size, astray };
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
    await client.resetDemo(instant);
    const { pressed, astray } = await press(client);
    console.log(`${pressed} next steps pressed, ${astray} went astray`);
    return astray === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

process.exitCode = await main();
