import { getPartnerModel } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { removeModelKey } from '@brandwright/contract/copilot/partner-model/remove-model-key.ts';
import { saveModelKey } from '@brandwright/contract/copilot/partner-model/save-model-key.ts';
import { listTraces } from '@brandwright/contract/copilot/conversations/list-traces.ts';
import { keepChoice, type ModelChoice } from '@brandwright/platform/copilot/partner-model/choice.ts';
import { testStore, type TestStore } from '@brandwright/platform/kernel/testing.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutSecrets } from '../context/without-secrets.ts';
import { createCopilot, type Copilot, type CopilotSettings } from '../copilot.ts';
import { startOpenAiStandIn, type SeenRequest, type StandIn } from '../testing/openai-stand-in.ts';
import { say, stored } from '../testing/talk.ts';

const secret = 'sk-test-0123456789-wxyz';
let standIn: StandIn;
let host: string;
/** What the installation itself is set up with: it must not be asked when the store chose. */
let installation: StandIn;
beforeAll(async () => {
  [standIn, installation] = await Promise.all([startOpenAiStandIn(), startOpenAiStandIn()]);
  ({ host } = new URL(standIn.baseUrl));
});
beforeEach(() => {
  standIn.requests.length = 0;
  installation.requests.length = 0;
});
afterAll(() => Promise.all([standIn.stop(), installation.stop()]));

const choice = (): ModelChoice => ({
  source: 'COMPATIBLE',
  address: standIn.baseUrl,
  model: 'qwen3:14b',
  contextTokens: null,
});

/** A copilot whose installation has a model of its own, and a store that chose the stand-in. */
async function open(
  work: (copilot: Copilot, store: TestStore) => Promise<void>,
  settings: CopilotSettings = {},
  chosen: ModelChoice = choice(),
): Promise<void> {
  const store = await testStore();
  await store.context((context) => keepChoice(context, chosen));
  const copilot = createCopilot(store.kernel, {
    OPENAI_API_KEY: 'installation-key',
    OPENAI_BASE_URL: installation.baseUrl,
    COPILOT_MODEL: 'chat:installation-model',
    retries: 0,
    ...settings,
  });
  await work(copilot, store).finally(() => copilot.close(0));
}

describe('the model that a store chose', () => {
  it('answers in its chats, with its key, and in no other store', async () => {
    await open(async (copilot, store) => {
      await store.run(saveModelKey, { address: standIn.baseUrl, apiKey: secret });
      standIn.reply({ kind: 'text', text: 'Hello from the store’s own.' });
      const answer = await say(copilot, store, 'Hi');
      expect(answer.text).toBe('Hello from the store’s own.');
      expect(standIn.requests[0]).toMatchObject({
        path: '/v1/chat/completions',
        authorization: `Bearer ${secret}`,
        body: { model: 'qwen3:14b' },
      });
      const { turns } = await store.run(listTraces, { id: answer.conversationId });
      expect(turns.map(({ model }) => model)).toEqual(['qwen3:14b']);
      const other = await testStore();
      installation.reply({ kind: 'text', text: 'Hello from the installation’s.' });
      expect((await say(copilot, other, 'Hi')).text).toBe('Hello from the installation’s.');
      expect(standIn.requests).toHaveLength(1);
    });
  });

  it('is the built-in one where that was chosen, whatever the installation has', async () => {
    const builtIn: ModelChoice = { source: 'BUILT_IN', address: null, model: null, contextTokens: null };
    await open(
      async (copilot, store) => {
        const answer = await say(copilot, store, 'What waits for my approval?');
        expect(answer.data('turn').at(-1)).toMatchObject({ model: 'offline' });
        expect(installation.requests).toEqual([]);
      },
      {},
      builtIn,
    );
  });

  it('takes requests no longer than was said for it', async () => {
    await open(
      async (copilot, store) => {
        let conversationId: string | undefined;
        for (let turn = 0; turn < 2; turn += 1) {
          standIn.reply({ kind: 'text', text: 'Noted.' });
          ({ conversationId } = await say(
            copilot,
            store,
            `Note this: ${'tea '.repeat(450)}`,
            conversationId,
          ));
        }
        const sizes = standIn.requests.map(({ body }) => JSON.stringify(body['messages']).length);
        expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 1.6);
      },
      {},
      { source: 'COMPATIBLE', address: standIn.baseUrl, model: 'small', contextTokens: 4000 },
    );
  });

  it.each([
    ['refuses the key', 401, {}, /refused the key of the language model\. Enter a working one/],
    ['does not know the model', 404, {}, /doesn’t know the chosen language model/],
    ['is out of order', 500, {}, /had an error/],
    ['has no credit left', 429, { code: 'insufficient_quota' }, /quota is used up/],
  ])(
    'that %s says so with the way to its screen, and nothing answers in its place',
    async (_, status, more, words) => {
      await open(async (copilot, store) => {
        standIn.reply({ kind: 'status', status, ...more });
        const answer = await say(copilot, store, 'Good morning');
        expect(answer.data('failure')[0]).toMatchObject({
          message: expect.stringMatching(words),
          retryable: true,
          link: { label: 'Partner model', path: '/account-info/partner-model' },
        });
        expect(installation.requests).toEqual([]);
      });
    },
  );

  it('that no longer answers says where it was', async () => {
    const gone = await startOpenAiStandIn();
    await gone.stop();
    await open(
      async (copilot, store) => {
        const answer = await say(copilot, store, 'Good morning');
        expect(answer.data('failure')[0]?.message).toContain(
          `${new URL(gone.baseUrl).host} can’t be reached. Check that its server is running.`,
        );
        expect(installation.requests).toEqual([]);
      },
      {},
      { source: 'COMPATIBLE', address: gone.baseUrl, model: 'm', contextTokens: null },
    );
  });

  it.each([
    ['gemma does not support tools', /can’t call tools.*qwen3/],
    ["This model's maximum context length is 4096 tokens.", /longer than.*context tokens of the model/],
  ])('that refuses with "%s" is explained', async (message, words) => {
    await open(async (copilot, store) => {
      standIn.reply({ kind: 'status', status: 400, message });
      expect((await say(copilot, store, 'Good morning')).data('failure')[0]?.message).toMatch(words);
    });
  });

  it('whose key can no longer be read says so in the turn', async () => {
    await open(async (copilot, store) => {
      await store.run(saveModelKey, { address: standIn.baseUrl, apiKey: secret });
      await store.context(({ db }) => db.execute(`update partner_model_keys set sealed = 'AAAA'`));
      const answer = await say(copilot, store, 'Good morning');
      expect(answer.data('failure')[0]).toMatchObject({
        message: expect.stringContaining('Enter it again'),
        link: { path: '/account-info/partner-model' },
      });
      expect([...standIn.requests, ...installation.requests]).toEqual([]);
      await store.run(removeModelKey, { address: standIn.baseUrl });
    });
  });

  it('sends people who may not choose to the owner', async () => {
    await open(async (copilot, store) => {
      standIn.reply({ kind: 'status', status: 401 });
      const response = await copilot.chat(store.caller({ as: 'member' }), {
        say: { kind: 'message', messageId: randomUUID(), text: 'Hi', fileIds: [] },
      });
      const told = await response.text();
      expect(told).toContain('The store’s owner can choose another model.');
      expect(told).not.toContain('/account-info/partner-model');
    });
  });
});

it('knows access tokens and client secrets of Shopify by how they begin', () => {
  const said = 'connect maple with shpat_0123456789abcdef0123456789abcdef and shpss_0123456789abcdef01234567';
  expect(withoutSecrets(said)).toBe('connect maple with [shop token removed] and [shop token removed]');
  expect(withoutSecrets('the shpat_ token')).toBe('the shpat_ token');
});

it('a key that is typed into a chat is neither kept nor told to the model', async () => {
  await open(async (copilot, store) => {
    standIn.reply({ kind: 'text', text: 'Enter it on the screen.' });
    const { conversationId } = await say(copilot, store, `use my openai key ${secret} please`);
    expect(JSON.stringify(standIn.requests)).not.toContain(secret);
    expect(JSON.stringify(standIn.requests)).toContain('use my openai key [key removed] please');
    const kept = await store.kernel.pool.query(
      `select count(*)::int as n from conversation_messages where parts::text like $1`,
      [`%${secret}%`],
    );
    expect(kept.rows).toEqual([{ n: 0 }]);
    expect(JSON.stringify(await stored(store, conversationId))).toContain('[key removed]');
    const titles = await store.kernel.pool.query(`select title from conversations where id = $1`, [
      conversationId,
    ]);
    expect(titles.rows[0]?.title).not.toContain(secret);
  });
});

describe('the test of a model', () => {
  /** Does the work of the job as a worker would. */
  async function work(copilot: Copilot, store: TestStore, chosen: ModelChoice) {
    const job = copilot.jobs.find(({ name }) => name === 'test_partner_model');
    if (!job || !('work' in job)) throw new Error('That job wasn’t found.');
    const caller = {
      actor: { kind: 'system' as const, storeId: store.storeId },
      via: 'system' as const,
      requestId: randomUUID(),
      signal: new AbortController().signal,
    };
    const notes: string[] = [];
    const report = { id: randomUUID(), progress: async (_: number, note: string) => void notes.push(note) };
    await job.work(caller, { choice: chosen }, report);
    const { lastTest } = await store.run(getPartnerModel, {});
    if (!lastTest) throw new Error('The test was not kept.');
    return { lastTest, notes };
  }

  const wordsOf = ({ body }: SeenRequest) => JSON.stringify(body['messages'] ?? body['input']);
  const able = (request: SeenRequest) => {
    const words = wordsOf(request);
    if (words.includes('"role":"tool"')) return { kind: 'text' as const, text: 'Paid, not shipped yet.' };
    if (words.includes('How is order 1042'))
      return {
        kind: 'calls' as const,
        calls: [{ name: 'get_order', input: { orderNumber: 1042, id: null } }],
      };
    if (words.includes('tracking number'))
      return { kind: 'text' as const, text: 'There is no tracking number yet.' };
    return { kind: 'text' as const, text: 'MOQ is the minimum order quantity a factory takes.' };
  };

  it('says for each task that it passed, how long it took and what a turn costs', async () => {
    standIn.answerBy(able);
    await open(
      async (copilot, store) => {
        const { lastTest, notes } = await work(copilot, store, choice());
        expect(lastTest.tasks.map(({ task, passed }) => [task, passed])).toEqual([
          ['ANSWER', true],
          ['TOOL', true],
          ['HONESTY', true],
        ]);
        expect(lastTest).toMatchObject({
          source: 'COMPATIBLE',
          address: standIn.baseUrl,
          model: 'qwen3:14b',
          failure: null,
          // Two requests: 14 fresh and 8 cached tokens in, 14 out.
          turnCostMicros: 14 * 2 + 8 * 2 + 14 * 10,
        });
        expect(notes).toEqual(['Task 1 of 3', 'Task 2 of 3', 'Task 3 of 3']);
        expect(standIn.requests).toHaveLength(4);
        const tools = standIn.requests[1]?.body['tools'];
        expect(JSON.stringify(tools)).toContain('"get_order"');
        // Tried, not chosen, and nothing of the store.
        expect(await store.journal()).toEqual([]);
      },
      { COPILOT_PRICES: '{"qwen3:14b":{"input":2,"output":10}}' },
    );
  });

  it('says what a model that calls the wrong thing and invents did', async () => {
    standIn.answerBy((request) => {
      const words = wordsOf(request);
      if (words.includes('How is order 1042') && !words.includes('"role":"tool"'))
        return { kind: 'calls', calls: [{ name: 'get_order', input: { orderNumber: 2041, id: null } }] };
      if (words.includes('tracking number')) return { kind: 'text', text: 'It is 1Z999AA10123456784.' };
      return { kind: 'text', text: 'Sure!' };
    });
    await open(async (copilot, store) => {
      const { lastTest } = await work(copilot, store, choice());
      expect(lastTest.tasks).toMatchObject([
        { passed: false, said: expect.stringContaining('didn’t say what MOQ means') },
        { passed: false, said: expect.stringContaining('something other than the order') },
        { passed: false, said: expect.stringContaining('made up a tracking number') },
      ]);
      expect(lastTest.turnCostMicros).toBeNull();
    });
  });

  it('says what the server refused, and stops there', async () => {
    standIn.answerBy(() => ({ kind: 'status', status: 401 }));
    await open(async (copilot, store) => {
      const { lastTest } = await work(copilot, store, choice());
      expect(lastTest.tasks).toEqual([]);
      expect(lastTest.failure).toContain(`${host} refused the key`);
      expect(standIn.requests).toHaveLength(1);
    });
  });

  it('tries the installation’s own model too', async () => {
    installation.answerBy(able);
    await open(async (copilot, store) => {
      const server: ModelChoice = { source: 'SERVER', address: null, model: null, contextTokens: null };
      const { lastTest } = await work(copilot, store, server);
      expect(lastTest).toMatchObject({ model: 'installation-model', failure: null });
      expect(lastTest.tasks.every(({ passed }) => passed)).toBe(true);
    });
  });
});
