import { randomUUID } from 'node:crypto';
import { ReplayClient } from '../replay/client.ts';
import { median } from '../replay/figures.ts';

const turns = 40;
const sayings = [
  'Which orders are still outstanding?',
  'How is order 1042 doing?',
  'Show me candle suppliers in India',
  'What is waiting for my approval?',
];

export interface ChatFigures {
  turns: number;
  firstEventMs: number;
  endMs: number;
}

/** Medians of chat turns with the offline model over HTTP, one after another, each in a conversation of its own. */
export async function benchChat(url: string): Promise<ChatFigures> {
  const client = new ReplayClient(url);
  await client.logIn('founder@demo.brandwright.test', 'brandwright-demo');
  const answers: { firstEventMs: number; endMs: number }[] = [];
  for (let index = 0; index < turns + 4; index += 1) {
    const text = sayings[index % sayings.length] ?? '';
    const answer = await client.chat({
      say: { kind: 'message', messageId: randomUUID(), text, fileIds: [] },
    });
    if (index >= 4) answers.push(answer);
  }
  return {
    turns,
    firstEventMs: median(answers.map((answer) => answer.firstEventMs)),
    endMs: median(answers.map((answer) => answer.endMs)),
  };
}
