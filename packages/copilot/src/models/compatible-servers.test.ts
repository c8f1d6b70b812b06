import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, args, askServer, call, choice, head, streamed, usage } from '../testing/chat-completions.ts';
import { startOpenAiStandIn, type Reply, type StandIn } from '../testing/openai-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

/** What servers that speak the chat protocol send in place of OpenAI's own chunks. */
const variants: readonly { name: string; chunks: Record<string, unknown>[] }[] = [
  {
    name: 'empty content before a call',
    chunks: [
      choice({ role: 'assistant', content: '' }),
      choice({ content: '', tool_calls: [call()] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'null content and the call in one chunk with its end',
    chunks: [choice({ role: 'assistant', content: null, tool_calls: [call()] }, 'tool_calls'), usage],
  },
  {
    name: 'a call in fragments',
    chunks: [
      choice({ role: 'assistant', content: null }),
      choice({ tool_calls: [call({}, '')] }),
      ...(args.match(/.{1,9}/g) ?? []).map((part) =>
        choice({ tool_calls: [{ index: 0, function: { arguments: part } }] }),
      ),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'no usage',
    chunks: [choice({ role: 'assistant', tool_calls: [call()] }), choice({}, 'tool_calls')],
  },
  {
    name: 'null usage in every chunk',
    chunks: [
      { ...choice({ role: 'assistant', content: '' }), usage: null },
      { ...choice({ tool_calls: [call()] }), usage: null },
      { ...choice({}, 'tool_calls'), usage: null },
    ],
  },
  {
    name: 'reasoning before the call',
    chunks: [
      choice({ role: 'assistant', content: '', reasoning_content: 'They ask what waits.' }),
      choice({ reasoning: 'I should look.' }),
      choice({ tool_calls: [call()] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'stop as the reason although it calls',
    chunks: [
      choice({ role: 'assistant', content: '', tool_calls: [call()] }),
      choice({ content: '' }, 'stop'),
      usage,
    ],
  },
  {
    name: 'words before a call',
    chunks: [
      choice({ role: 'assistant', content: 'Let me ' }),
      choice({ content: 'look.' }),
      choice({ tool_calls: [call()] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'words after a call',
    chunks: [
      choice({ role: 'assistant', content: null, tool_calls: [call()] }),
      choice({ content: 'Looking.' }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'the whole answer in one chunk, with its usage',
    chunks: [
      {
        ...choice({ role: 'assistant', content: '', tool_calls: [call()] }, 'tool_calls'),
        usage: usage.usage,
      },
    ],
  },
  {
    name: 'null in the place of fields that are not there',
    chunks: [
      choice({ role: 'assistant', content: null, tool_calls: null, reasoning_content: null, refusal: null }),
      choice({ role: 'assistant', content: null, tool_calls: [call()], reasoning_content: null }),
      choice({ content: null, tool_calls: null }, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'fragments of which some are empty and some repeat id and name',
    chunks: [
      choice({ role: 'assistant', content: '' }),
      choice({ tool_calls: [call({}, '')] }),
      choice({ tool_calls: [call({}, args.slice(0, 12))] }),
      choice({ tool_calls: [{ index: 0, function: { arguments: '' } }] }),
      choice({ tool_calls: [{ index: 0, id: null, function: { name: null, arguments: args.slice(12) } }] }),
      choice({ content: '' }, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'a list of answers that is empty at first',
    chunks: [
      { ...head, choices: [] },
      choice({ role: 'assistant', content: '', tool_calls: [call()] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'thoughts in tags before the call',
    chunks: [
      choice({ role: 'assistant', content: '<think>\nThey ask ' }),
      choice({ content: 'what waits.\n</think>\n\n' }),
      choice({ tool_calls: [call()] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'a call without a type',
    chunks: [
      choice({ role: 'assistant', content: '', tool_calls: [call({ type: undefined })] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'a call without a number',
    chunks: [
      choice({ role: 'assistant', content: '', tool_calls: [call({ index: undefined })] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'a call without a number, in fragments',
    chunks: [
      choice({ role: 'assistant', content: null, tool_calls: [call({ index: undefined }, '')] }),
      choice({ tool_calls: [{ function: { arguments: args.slice(0, 12) } }] }),
      choice({ tool_calls: [{ function: { arguments: args.slice(12) } }] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'a call without an id',
    chunks: [
      choice({ role: 'assistant', content: '', tool_calls: [call({ id: undefined })] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'a call with an empty id and type',
    chunks: [
      choice({ role: 'assistant', content: '', tool_calls: [call({ id: '', type: '' })] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'arguments as an object',
    chunks: [
      choice({
        role: 'assistant',
        content: '',
        tool_calls: [
          call({ function: { name: 'list_pending_actions', arguments: JSON.parse(args) as unknown } }),
        ],
      }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'a single call that stands in no list',
    chunks: [choice({ role: 'assistant', content: '', tool_calls: call() }), choice({}, 'tool_calls'), usage],
  },
  {
    name: 'a role that is empty, and no number of the answer',
    chunks: [
      { ...head, choices: [{ delta: { role: '', content: '', tool_calls: [call()] }, finish_reason: null }] },
      { ...head, choices: [{ delta: { role: '', content: '' }, finish_reason: 'tool_calls' }] },
      usage,
    ],
  },
  {
    name: 'the message in place of its difference',
    chunks: [
      {
        ...head,
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: '', tool_calls: [call()] },
            finish_reason: 'stop',
          },
        ],
      },
      usage,
    ],
  },
  {
    name: 'content in parts',
    chunks: [
      choice({ role: 'assistant', content: [{ type: 'text', text: 'Let me look.' }] }),
      choice({ tool_calls: [call()] }),
      choice({}, 'tool_calls'),
      usage,
    ],
  },
  {
    name: 'usage and probabilities in forms of their own',
    chunks: [
      {
        ...choice({ role: 'assistant', content: '', tool_calls: [call()] }, 'tool_calls'),
        usage: 'none',
      },
      { ...head, choices: [{ index: 0, delta: {}, logprobs: { tokens: [] }, finish_reason: null }] },
    ],
  },
];

/** Ways to send words. */
const answers: readonly { name: string; chunks: Record<string, unknown>[] }[] = [
  {
    name: 'words after reasoning in a field of its own',
    chunks: [
      choice({ role: 'assistant', content: '', reasoning_content: 'They ask ' }),
      choice({ content: null, reasoning: 'what waits.' }),
      choice({ content: 'Nothing waits ' }),
      choice({ content: 'for you.' }, 'stop'),
      usage,
    ],
  },
  {
    name: 'words after thoughts in tags',
    chunks: [
      choice({ role: 'assistant', content: '<thi' }),
      choice({ content: 'nk>They ask what waits.</th' }),
      choice({ content: 'ink>\n\nNothing waits ' }),
      choice({ content: 'for you.' }),
      choice({}, 'stop'),
      usage,
    ],
  },
  {
    name: 'words without a role',
    chunks: [choice({ content: 'Nothing waits ' }), choice({ content: 'for you.' }, 'stop'), usage],
  },
  {
    name: 'words as a refusal',
    chunks: [choice({ role: 'assistant', content: null, refusal: 'Nothing waits for you.' }, 'stop'), usage],
  },
  {
    name: 'no reason at the end',
    chunks: [choice({ role: 'assistant', content: 'Nothing waits ' }), choice({ content: 'for you.' })],
  },
  {
    name: 'an empty list of answers at the end, without usage',
    chunks: [
      choice({ role: 'assistant', content: 'Nothing waits for you.' }, 'stop'),
      { ...head, choices: [] },
      { ...head, choices: [], usage: null },
    ],
  },
  {
    name: 'ids, times and names that are no text or no number',
    chunks: [
      { ...choice({ role: 'assistant', content: 'Nothing waits for you.' }), id: 7, created: '1', model: 3 },
      choice({}, 'stop'),
    ],
  },
  {
    name: 'words in one chunk without usage',
    chunks: [choice({ role: 'assistant', content: 'Nothing waits for you.' }, 'stop')],
  },
];

const ask = (...replies: Reply[]) => askServer(standIn, ...replies);

describe('a server that speaks the chat protocol in its own way', () => {
  it.each(variants)('$name', async ({ chunks }) => {
    const told = await ask(streamed(chunks), streamed(answer));
    expect(told.data('failure')).toEqual([]);
    expect(told.data('call').at(-1)).toMatchObject({
      operation: 'list_pending_actions',
      state: 'done',
      input: { size: 5 },
    });
    expect(told.text).toMatch(/Nothing waits for you\.$/);
    expect(told.text).not.toMatch(/think|They ask/);
  });

  it.each(answers)('$name', async ({ chunks }) => {
    const told = await ask(streamed(chunks));
    expect(told.data('failure')).toEqual([]);
    expect(told.text.trim()).toBe('Nothing waits for you.');
  });

  it.each([
    ['no arguments', ''],
    ['an empty object', '{}'],
  ])('a call with %s', async (_, written) => {
    const chunks = [
      choice({ role: 'assistant', content: '', tool_calls: [call({}, written)] }),
      choice({}, 'tool_calls'),
      usage,
    ];
    const told = await ask(streamed(chunks), streamed(answer));
    expect(told.data('call').at(-1)).toMatchObject({ operation: 'list_pending_actions', state: 'done' });
    expect(told.text).toBe('Nothing waits for you.');
  });

  it('a whole answer where a stream was asked for', async () => {
    const message = { role: 'assistant', content: 'Nothing waits for you.' };
    const completion = { ...head, choices: [{ index: 0, message, finish_reason: 'stop' }] };
    const told = await ask({ kind: 'whole', completion });
    expect(told.data('failure')).toEqual([]);
    expect(told.text).toBe('Nothing waits for you.');
  });
});
