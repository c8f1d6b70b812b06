import { testStore } from '@brandwright/platform/kernel/testing.ts';
import { createCopilot } from '../copilot.ts';
import type { Reply, StandIn } from './openai-stand-in.ts';
import { say, type Told } from './talk.ts';

type Fields = Record<string, unknown>;

/** What every chunk of a chat completion has. */
export const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'local' };

export const choice = (delta: Fields, finish_reason: string | null = null): Fields => ({
  ...head,
  choices: [{ index: 0, delta, finish_reason }],
});

export const usage = {
  ...head,
  choices: [],
  usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
};

/** Input of the call that the tests make, and of a second one. */
export const args = JSON.stringify({ status: null, page: null, size: 5 });
export const otherArgs = JSON.stringify({ status: 'DONE', page: null, size: 3 });

export const call = (more: Fields = {}, written = args): Fields => ({
  index: 0,
  id: 'call_1',
  type: 'function',
  function: { name: 'list_pending_actions', arguments: written },
  ...more,
});

/** The words that end a turn, as most servers send them. */
export const answer = [
  choice({ role: 'assistant', content: '' }),
  choice({ content: 'Nothing waits ' }),
  choice({ content: 'for you.' }),
  choice({ content: '' }, 'stop'),
  usage,
];

export const streamed = (chunks: readonly Fields[]): Reply => ({ kind: 'chunks', chunks });

/** What a new store is told when the server answers so, one reply a step. */
export async function askServer(standIn: StandIn, ...replies: Reply[]): Promise<Told> {
  const store = await testStore();
  const copilot = createCopilot(store.kernel, {
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'local',
    retries: 0,
  });
  standIn.reply(...replies);
  const told = await say(copilot, store, 'What waits for my approval?');
  await copilot.close(0);
  return told;
}
