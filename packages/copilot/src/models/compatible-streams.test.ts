import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, args, askServer, call, choice, head, usage } from '../testing/chat-completions.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

const calls = [
  choice({ role: 'assistant', content: '', tool_calls: [call()] }),
  choice({}, 'tool_calls'),
  usage,
];
const lines = (...chunks: unknown[]) => chunks.map((chunk) => JSON.stringify(chunk));
const done = 'data: [DONE]\n\n';
const plain = (chunks: unknown[]) =>
  `${lines(...chunks)
    .map((line) => `data: ${line}\n\n`)
    .join('')}${done}`;

/** Ways to write the same events. */
const ways: readonly { name: string; written: (chunks: unknown[]) => string[]; type?: string }[] = [
  {
    name: 'no space after "data:"',
    written: (chunks) => [...lines(...chunks).map((line) => `data:${line}\n\n`), 'data:[DONE]\n\n'],
  },
  {
    name: 'lines that end in CR LF',
    written: (chunks) => [plain(chunks).replaceAll('\n', '\r\n')],
  },
  {
    name: 'comments that keep the connection open, and empty lines',
    written: (chunks) => [
      ': connected\n\n',
      ...lines(...chunks).map((line) => `:\n\n: OPENROUTER PROCESSING\n\n\n\ndata: ${line}\n\n`),
      ': bye\n\n',
      done,
    ],
  },
  {
    name: 'events with names, ids and pauses',
    written: (chunks) => [
      ...lines(...chunks).map((line, at) => `event: message\nid: ${at}\nretry: 3000\ndata: ${line}\n\n`),
      done,
    ],
  },
  {
    name: 'one event over several lines',
    written: (chunks) => [
      ...chunks.map((chunk) => {
        const written = JSON.stringify(chunk, null, 1).split('\n');
        return `${written.map((line) => `data: ${line}`).join('\n')}\n\n`;
      }),
      done,
    ],
  },
  {
    name: 'pieces that end anywhere, within a letter too',
    written: (chunks) => plain(chunks).match(/[^]{1,23}/g) ?? [],
  },
  { name: 'no [DONE]', written: (chunks) => [plain(chunks).replace(done, '')] },
  { name: 'no empty line at the end', written: (chunks) => [plain(chunks).trimEnd()] },
  { name: 'a byte order mark at the beginning', written: (chunks) => [`\uFEFF${plain(chunks)}`] },
  { name: 'a type of plain text', written: (chunks) => [plain(chunks)], type: 'text/plain; charset=utf-8' },
  { name: 'a type of JSON', written: (chunks) => [plain(chunks)], type: 'application/json' },
];

describe('a stream of a compatible server', () => {
  it.each(ways)('with $name', async ({ written, type }) => {
    const raw = (chunks: unknown[]) =>
      ({ kind: 'raw', pieces: written(chunks), ...(type ? { type } : {}) }) as const;
    const told = await askServer(standIn, raw(calls), raw(answer));
    expect(told.data('failure')).toEqual([]);
    expect(told.data('call').at(-1)).toMatchObject({ state: 'done', input: { size: 5 } });
    expect(told.text).toBe('Nothing waits for you.');
  });
});

describe('a failure that a compatible server tells in its stream', () => {
  const words = choice({ role: 'assistant', content: 'Let me ' });
  const data = (chunk: unknown) => `data: ${JSON.stringify(chunk)}\n\n`;
  it.each([
    ['as published', [data({ error: { message: 'Out of memory.', type: 'server_error', code: null } })]],
    ['as text', [data({ error: 'Out of memory.' })]],
    ['as an object of its own', [data({ object: 'error', message: 'Out of memory.', code: 500 })]],
    ['as a message alone', [data({ message: 'Out of memory.' })]],
    ['as an event', [`event: error\n${data({ code: 500, detail: 'Out of memory.' })}`]],
    ['after words', [data(words), data({ error: { message: 'Out of memory.', code: 500 } })]],
    [
      'after a part of a call',
      [
        data(choice({ tool_calls: [call({}, args.slice(0, 9))] })),
        data({ error: { message: 'Out of memory.' } }),
      ],
    ],
  ])('%s', async (_, pieces) => {
    const told = await askServer(standIn, { kind: 'raw', pieces: [...pieces, done] });
    expect(told.data('failure')).toHaveLength(1);
    expect(told.data('call')).toEqual([]);
  });

  it('is a failure, not an answer, where the stream breaks off', async () => {
    const told = await askServer(standIn, { kind: 'raw', pieces: [data(words)] });
    expect(told.data('failure')).toHaveLength(1);
  });

  it('carries nothing out where the stream breaks off within a call', async () => {
    const told = await askServer(standIn, {
      kind: 'raw',
      pieces: [data(choice({ tool_calls: [call({}, '')] })), data({ ...head, choices: [] })],
    });
    expect(told.data('failure')).toHaveLength(1);
    expect(told.data('call')).toEqual([]);
  });
});
