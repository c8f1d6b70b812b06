import type { DemoStore } from '@brandwright/platform/kernel/demo/demo.ts';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export const threadTitle = 'A long thread for timing';
export const lastWords = 'This is the last message of the thread.';

/** Writes one conversation with so many messages, every other an answer in Markdown, for the store's owner. */
export async function writeThread(client: pg.Client, store: DemoStore, messages: number): Promise<void> {
  const id = randomUUID();
  await client.query('delete from conversations where store_id = $1 and title = $2', [
    store.storeId,
    threadTitle,
  ]);
  await client.query(
    `insert into conversations (store_id, id, user_id, title, created_at, updated_at) values ($1, $2, $3, $4, now(), '2027-01-01')`,
    [store.storeId, id, store.ownerId, threadTitle],
  );
  for (let position = 0; position < messages; position += 1) {
    const isAnswer = position % 2 === 1;
    const text = textOf(position, position === messages - 1);
    await client.query(
      `insert into conversation_messages (store_id, id, conversation_id, position, role, parts, metadata, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [
        store.storeId,
        randomUUID(),
        id,
        position,
        isAnswer ? 'assistant' : 'user',
        JSON.stringify([{ type: 'text', text }]),
        JSON.stringify({ createdAt: '2026-11-20T15:00:00Z' }),
      ],
    );
  }
}

function textOf(position: number, isLast: boolean): string {
  if (isLast) return lastWords;
  if (position % 2 === 0) return `What about shipment ${position}, and what did it cost us in all?`;
  return `Shipment ${position} landed at **$${(position * 3.4).toFixed(2)}** a unit.\n\n- duty: ${position % 40} %\n- freight: $0.${(position % 90) + 10}\n\nThe next one is due in ${position % 9} days; say the word and I will compare origins.`;
}
