import { expect, it } from 'vitest';
import { readServerEvents } from './server-events.ts';

it('joins events that arrive in pieces and leaves out comments', async () => {
  const pieces = [
    ': hello\n\nda',
    'ta: {"a":1}\r\n\r\nevent: x\ndata: one\n',
    'data: two\n\n',
    'data: cut off',
  ];
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const event of readServerEvents(stream)) events.push(event);
  expect(events).toEqual(['{"a":1}', 'one\ntwo']);
});
