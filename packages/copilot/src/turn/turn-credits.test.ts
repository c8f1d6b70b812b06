import { getAiCredits } from '@brandwright/contract/subscriptions/ai-credits/get-ai-credits.ts';
import { listAiCreditEntries } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-entries.ts';
import { setAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/set-ai-credit-cap.ts';
import { keepChoice } from '@brandwright/platform/copilot/partner-model/choice.ts';
import { testStore, type TestStore } from '@brandwright/platform/kernel/testing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCopilot, type Copilot } from '../copilot.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';
import { say, stored } from '../testing/talk.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

async function withModel(work: (copilot: Copilot, store: TestStore) => Promise<void>): Promise<void> {
  const store = await testStore();
  const copilot = createCopilot(store.kernel, {
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'chat:stand-in',
    retries: 0,
  });
  await work(copilot, store).finally(() => copilot.close(0));
}

const spent = async (store: TestStore) => (await store.run(getAiCredits, {})).spentThisMonth;

describe('an answer of the installation’s model', () => {
  it('costs an AI credit, under the chat it was given in', async () => {
    await withModel(async (copilot, store) => {
      standIn.reply({ kind: 'text', text: 'Hello.' });
      await say(copilot, store, 'Which of my mugs sells best?');
      const { rows } = await store.run(listAiCreditEntries, { kind: 'SPEND' });
      expect(rows).toMatchObject([{ credits: -1, use: 'PARTNER_TURN', conversationId: expect.any(String) }]);
    });
  });

  it('costs nothing when it fails', async () => {
    await withModel(async (copilot, store) => {
      standIn.reply({ kind: 'status', status: 500 });
      await say(copilot, store, 'Which of my mugs sells best?');
      expect(await spent(store)).toBe(0);
    });
  });

  it('isn’t asked for past a cap, and the chat says what answers without credits', async () => {
    await withModel(async (copilot, store) => {
      await store.run(setAiCreditCap, { credits: 0 });
      const before = standIn.requests.length;
      const answer = await say(copilot, store, 'Which of my mugs sells best?');
      const told = JSON.stringify(await stored(store, answer.conversationId));
      expect(told).toMatch(/may spend 0 AI credits a month/);
      expect(told).toMatch(/The built-in model answers without AI credits/);
      expect(standIn.requests).toHaveLength(before);
    });
  });
});

it('an answer of the built-in model, or of one that the store pays for, costs nothing', async () => {
  const store = await testStore();
  const copilot = createCopilot(store.kernel, {});
  await store.run(setAiCreditCap, { credits: 0 });
  await say(copilot, store, 'Which order rules do we have?');
  await store.context((context) =>
    keepChoice(context, {
      source: 'COMPATIBLE',
      address: standIn.baseUrl,
      model: 'qwen3:14b',
      contextTokens: null,
    }),
  );
  standIn.reply({ kind: 'text', text: 'Hello.' });
  expect((await say(copilot, store, 'Good morning')).text).toBe('Hello.');
  expect(await spent(store)).toBe(0);
  await copilot.close(0);
});
