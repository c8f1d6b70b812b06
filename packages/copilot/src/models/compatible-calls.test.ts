import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answer,
  args,
  askServer,
  call,
  choice,
  head,
  otherArgs,
  streamed,
  usage,
} from '../testing/chat-completions.ts';
import { startOpenAiStandIn, type Reply, type StandIn } from '../testing/openai-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

type Fields = Record<string, unknown>;

/** Inputs of the calls that were carried out. */
async function inputsOf(...replies: Reply[]): Promise<unknown[]> {
  standIn.requests.length = 0;
  const told = await askServer(standIn, ...replies, streamed(answer));
  expect(told.data('failure')).toEqual([]);
  expect(told.text).toMatch(/Nothing waits for you\.$/);
  const done = told.data('call').filter(({ state }) => state === 'done');
  expect(done.every(({ operation }) => operation === 'list_pending_actions')).toBe(true);
  return done.map(({ input }) => input);
}

const fragment = (name: string | undefined, written: string | undefined, more: Fields = {}) =>
  choice({
    tool_calls: [{ index: 0, type: 'function', function: { name, arguments: written }, ...more }],
  });
const [begin, end] = [args.slice(0, 12), args.slice(12)];
const first = { size: 5 };
const both = [first, { status: 'DONE', size: 3 }];
const last = choice({}, 'tool_calls');

const singles: readonly { name: string; chunks: Fields[] }[] = [
  {
    name: 'its name in pieces',
    chunks: [
      fragment('list_', '', { id: 'call_1' }),
      fragment('pending', ''),
      fragment('_actions', undefined),
      fragment(undefined, args),
      last,
    ],
  },
  {
    name: 'its name as far as it goes by then',
    chunks: [
      fragment('list_', '', { id: 'call_1' }),
      fragment('list_pending_actions', ''),
      fragment(undefined, args),
      last,
    ],
  },
  {
    name: 'its name in every fragment',
    chunks: [
      fragment('list_pending_actions', '', { id: 'call_1' }),
      fragment('list_pending_actions', begin),
      fragment('list_pending_actions', end),
      fragment('list_pending_actions', ''),
      last,
    ],
  },
  {
    name: 'its name in every fragment, without number or id',
    chunks: [
      fragment('list_pending_actions', begin, { index: undefined }),
      fragment('list_pending_actions', end, { index: undefined }),
      last,
    ],
  },
  {
    name: 'its id in every fragment, without a number',
    chunks: [
      fragment('list_pending_actions', '', { index: undefined, id: 'call_1' }),
      fragment(undefined, begin, { index: undefined, id: 'call_1' }),
      fragment(undefined, end, { index: undefined, id: 'call_1' }),
      last,
    ],
  },
  {
    name: 'its id in a later fragment',
    chunks: [
      fragment('list_pending_actions', ''),
      fragment(undefined, begin, { id: 'call_1' }),
      fragment(undefined, end),
      last,
    ],
  },
  {
    name: 'a number in the first fragment only, and from 1',
    chunks: [
      fragment('list_pending_actions', '', { index: 1, id: 'call_1' }),
      fragment(undefined, begin, { index: undefined }),
      fragment(undefined, end, { index: undefined }),
      last,
    ],
  },
  {
    name: 'no reason at the end and no usage',
    chunks: [fragment('list_pending_actions', args, { id: 'call_1' })],
  },
  {
    name: 'the published form of before, in place of a list',
    chunks: [
      choice({ role: 'assistant', content: null, function_call: { name: 'list_pending_actions' } }),
      choice({ function_call: { arguments: begin } }),
      choice({ function_call: { arguments: end } }),
      choice({}, 'function_call'),
      usage,
    ],
  },
];

const several: readonly { name: string; chunks: Fields[] }[] = [
  {
    name: 'all with the number 0',
    chunks: [
      choice({ role: 'assistant', content: '', tool_calls: [call()] }),
      choice({ tool_calls: [call({ id: 'call_2' }, otherArgs)] }),
      last,
      usage,
    ],
  },
  {
    name: 'all with the number 0 and without ids',
    chunks: [
      choice({ tool_calls: [call({ id: undefined })] }),
      choice({ tool_calls: [call({ id: undefined }, otherArgs)] }),
      last,
    ],
  },
  {
    name: 'in one chunk',
    chunks: [choice({ tool_calls: [call(), call({ index: 1, id: 'call_2' }, otherArgs)] }, 'tool_calls')],
  },
  {
    name: 'in one chunk without numbers and ids',
    chunks: [
      choice(
        {
          tool_calls: [
            call({ index: undefined, id: undefined }),
            call({ index: undefined, id: undefined }, otherArgs),
          ],
        },
        'tool_calls',
      ),
    ],
  },
  {
    name: 'with one id for all',
    chunks: [choice({ tool_calls: [call(), call({ index: 1 }, otherArgs)] }), last],
  },
  {
    name: 'with one id for all, without numbers',
    chunks: [
      choice({ tool_calls: [call({ index: undefined })] }),
      choice({ tool_calls: [call({ index: undefined }, otherArgs)] }),
      last,
    ],
  },
  {
    name: 'in fragments that take turns',
    chunks: [
      choice({ tool_calls: [call({}, ''), call({ index: 1, id: 'call_2' }, '')] }),
      choice({ tool_calls: [{ index: 0, function: { arguments: begin } }] }),
      choice({ tool_calls: [{ index: 1, function: { arguments: otherArgs.slice(0, 9) } }] }),
      choice({ tool_calls: [{ index: 0, function: { arguments: end } }] }),
      choice({ tool_calls: [{ index: 1, function: { arguments: otherArgs.slice(9) } }] }),
      last,
    ],
  },
  {
    name: 'in fragments, one after the other, without numbers',
    chunks: [
      choice({ tool_calls: [call({ index: undefined }, '')] }),
      choice({ tool_calls: [{ function: { arguments: args } }] }),
      choice({ tool_calls: [call({ index: undefined, id: 'call_2' }, '')] }),
      choice({ tool_calls: [{ function: { arguments: otherArgs } }] }),
      last,
    ],
  },
  {
    name: 'with arguments as objects',
    chunks: [
      choice({
        tool_calls: [args, otherArgs].map((one, index) => ({
          index,
          id: `call_${index}`,
          function: { name: 'list_pending_actions', arguments: JSON.parse(one) as unknown },
        })),
      }),
      last,
    ],
  },
];

describe('a tool call of a compatible server', () => {
  it.each(singles)('with $name', async ({ chunks }) => {
    expect(await inputsOf(streamed(chunks))).toMatchObject([first]);
  });

  it('without arguments at all', async () => {
    const [input] = await inputsOf(streamed([fragment('list_pending_actions', undefined), last]));
    expect(input).toBeDefined();
  });

  it('in a whole answer where a stream was asked for', async () => {
    const message = { role: 'assistant', content: null, tool_calls: [call({ index: undefined })] };
    const completion = { ...head, choices: [{ index: 0, message, finish_reason: 'tool_calls' }] };
    expect(await inputsOf({ kind: 'whole', completion })).toMatchObject([first]);
  });
});

describe('several tool calls of a compatible server', () => {
  it.each(several)('$name', async ({ chunks }) => {
    expect(await inputsOf(streamed(chunks))).toMatchObject(both);
    // Each result goes back under an id of its own.
    const messages = standIn.requests.at(-1)?.body['messages'] as Fields[];
    const results = messages.filter(({ role }) => role === 'tool').map((one) => one['tool_call_id']);
    expect(new Set(results).size).toBe(2);
  });
});
