import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { createBrandModule } from '@brandwright/contract/brand-kits/modules/create-brand-module.ts';
import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import { exportAiCredits } from '@brandwright/contract/subscriptions/ai-credits/export-ai-credits.ts';
import { getAiCredits } from '@brandwright/contract/subscriptions/ai-credits/get-ai-credits.ts';
import { listAiCreditEntries } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-entries.ts';
import { listAiCreditPrices } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-prices.ts';
import { removeAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/remove-ai-credit-cap.ts';
import { setAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/set-ai-credit-cap.ts';
import { ImageRefused } from '@brandwright/artwork/image-maker/image-maker.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockAccount } from '../../kernel/credits/account.ts';
import { aiCreditAccounts } from '../../kernel/credits/tables.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { resetTestTime, testKernel, testStore, type TestStore } from '../../kernel/testing.ts';
import { lowCredits } from './feed.ts';

const prompt = 'a sage green candle tin on linen';

beforeEach(resetTestTime);
afterEach(() => vi.restoreAllMocks());

/** Leaves so many credits of the store's. */
const leave = (store: TestStore, balance: number) =>
  store.context(async (context) => {
    await lockAccount(context, 'TIER_3');
    await context.db
      .update(aiCreditAccounts)
      .set({ balance })
      .where(eq(aiCreditAccounts.storeId, store.storeId));
  });

const entries = async (store: TestStore, more: object = {}) =>
  (await store.run(listAiCreditEntries, { size: 100, ...more })).rows;

describe('what generates', () => {
  it('is charged with the call, written down with its maker, and told', async () => {
    const store = await testStore();
    await store.run(generateImages, { prompt, numImages: 2 }, { as: 'member' });
    const credits = await store.run(getAiCredits, {});
    expect(credits).toMatchObject({
      balance: 4990,
      granted: 5000,
      spentThisMonth: 10,
      level: 'FINE',
      renewsOn: '2026-12-01',
      byUse: [{ name: 'Pictures', spent: 10, times: 1 }],
      byPerson: [{ name: 'Test Person', spent: 10, times: 1 }],
      byAssistant: [],
    });
    const [spent, granted] = await entries(store);
    expect(spent).toMatchObject({
      kind: 'SPEND',
      credits: -10,
      balanceAfter: 4990,
      use: 'PICTURE',
      units: 2,
    });
    expect(granted).toMatchObject({ kind: 'GRANT', credits: 5000, balanceAfter: 5000 });
  });

  it('is charged once when it is sent twice', async () => {
    const store = await testStore();
    const idempotencyKey = randomUUID();
    await store.run(generateImages, { prompt, numImages: 1 }, { idempotencyKey });
    await store.run(generateImages, { prompt, numImages: 1 }, { idempotencyKey });
    expect((await store.run(getAiCredits, {})).spentThisMonth).toBe(5);
  });

  it('costs nothing when it fails at once', async () => {
    const store = await testStore();
    await store.context(async ({ providers }) => {
      vi.spyOn(providers.imageMaker, 'make').mockRejectedValue(new ImageRefused('failed', 'Not today.'));
    });
    const made = await store.run(generateImages, { prompt, numImages: 1 });
    expect(made.status).toBe('FAILURE');
    expect(await store.refusal(generateImages, { prompt: 'a', numImages: 1 })).toMatchObject({
      code: 'bad_input',
    });
    expect((await store.run(getAiCredits, {})).spentThisMonth).toBe(0);
  });

  it('pays for the jobs that it begins', async () => {
    const store = await testStore();
    await store.run(createBrandModule, { type: 'LOGO', brief: 'refillable soap for hotels' });
    const [spent] = await entries(store, { use: 'LOGO' });
    expect(spent).toMatchObject({ credits: -20 });
    const jobs = await store.context(({ db, storeId }) =>
      db.select().from(jobRuns).where(eq(jobRuns.storeId, storeId)),
    );
    expect(jobs.map(({ chargeId }) => chargeId)).toEqual([spent?.entryId]);
  });

  it('is left uncounted where a person at a screen does so, and never for the partner', async () => {
    const store = await testStore();
    const input = { prompt, numImages: 1, deductCredits: false };
    await store.run(generateImages, input);
    expect((await store.run(getAiCredits, {})).spentThisMonth).toBe(0);
    await store.run(generateImages, input, { via: 'partner' });
    expect((await store.run(getAiCredits, {})).spentThisMonth).toBe(5);
  });

  it('is refused before any work when too few are left, with what opens it', async () => {
    const store = await testStore();
    await leave(store, 12);
    const refusal = await store.refusal(generateImages, { prompt, numImages: 4 });
    expect(refusal.code).toBe('conflict');
    expect(refusal.message).toBe(
      '4 pictures cost 20 AI credits and you have 12 left, so nothing was made and nothing was charged. Ask for 2 pictures, wait until December 1, 2026, when they renew or have an admin buy more a month under Account, in Plan and billing. Everything else still works.',
    );
    await leave(store, 0);
    expect((await store.refusal(generateImages, { prompt, numImages: 1 })).message).toMatch(
      /^You’ve used all 5,000 AI credits for this month, so nothing was made/,
    );
    expect((await store.run(getAiCredits, {})).balance).toBe(0);
    expect((await entries(store)).map(({ kind }) => kind)).toEqual(['GRANT']);
  });

  it('never passes zero, however many ask at once', async () => {
    const store = await testStore();
    await leave(store, 12);
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => store.run(generateImages, { prompt, numImages: 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await store.run(getAiCredits, {})).balance).toBe(2);
  });
});

describe('caps', () => {
  it('hold the whole store, are the owner’s to set and can be undone', async () => {
    const store = await testStore();
    await store.run(generateImages, { prompt, numImages: 1 });
    const entry = await store.entryOf(setAiCreditCap, { credits: 8 });
    const credits = await store.run(getAiCredits, {});
    expect(credits.caps).toEqual([{ assistantId: null, assistantName: null, atMost: 8, spent: 5 }]);
    expect((await store.refusal(generateImages, { prompt, numImages: 1 })).message).toMatch(
      /^The store may spend 8 AI credits a month and has spent 5 AI credits; 1 picture would cost 5\./,
    );
    expect(await store.refusal(setAiCreditCap, { credits: 1 }, { as: 'admin' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(setAiCreditCap, { credits: 1 }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    expect(await store.refusal(setAiCreditCap, { credits: -1 })).toMatchObject({ code: 'bad_input' });
    await store.undo(entry);
    expect((await store.run(getAiCredits, {})).caps).toEqual([]);
    expect(await store.refusal(removeAiCreditCap, {})).toMatchObject({ code: 'conflict' });
    await expect(store.run(generateImages, { prompt, numImages: 1 })).resolves.toBeDefined();
  });

  it('are not undone over a later one', async () => {
    const store = await testStore();
    const entry = await store.entryOf(setAiCreditCap, { credits: 500 });
    await store.run(setAiCreditCap, { credits: 600 });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('hold one assistant and nobody else', async () => {
    const store = await testStore();
    const other = await testStore();
    const assistant = await store.run(createAssistant, {
      name: 'Picture maker',
      instructions: 'Make a picture of a mug.',
      schedule: 'only when asked',
      timeZone: 'UTC',
    });
    await store.run(setAiCreditCap, { assistant: 'Picture maker', credits: 5 });
    expect(await other.refusal(setAiCreditCap, { assistant: assistant.id, credits: 5 })).toMatchObject({
      code: 'not_found',
    });
    const make = () =>
      testKernel().run({
        ...store.caller({ via: 'partner' }),
        assistant: { id: assistant.id, name: assistant.name },
        operation: 'generate_images',
        input: { prompt, numImages: 1 },
      });
    await make();
    await expect(make()).rejects.toThrow(/^Picture maker may spend 5 AI credits a month/);
    await store.run(generateImages, { prompt, numImages: 1 });
    expect(await store.run(getAiCredits, {})).toMatchObject({
      spentThisMonth: 10,
      byAssistant: [{ name: 'Picture maker', spent: 5 }],
      byPerson: [{ name: 'Test Person', spent: 5 }],
    });
    expect(await entries(store, { assistant: 'picture maker' })).toHaveLength(1);
  });
});

describe('the month', () => {
  it('ends with what is left expiring, and another grant', async () => {
    const store = await testStore();
    await store.run(generateImages, { prompt, numImages: 1 });
    store.time.now = new Date('2026-12-02T09:00:00Z');
    expect(await store.run(getAiCredits, {})).toMatchObject({
      balance: 5000,
      spentThisMonth: 0,
      from: '2026-12-01',
    });
    await store.run(generateImages, { prompt, numImages: 1 });
    expect((await entries(store)).map(({ kind, credits }) => [kind, credits])).toEqual([
      ['SPEND', -5],
      ['GRANT', 5000],
      ['EXPIRY', -4995],
      ['SPEND', -5],
      ['GRANT', 5000],
    ]);
    expect(await store.run(getAiCredits, { from: '2026-11-01', to: '2026-11-30' })).toMatchObject({
      spent: 5,
    });
    expect(await store.refusal(getAiCredits, { from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      code: 'bad_input',
    });
  });

  it('is told of at 80 and 95 percent and at the end', async () => {
    const store = await testStore();
    const told = () => store.context((context) => lowCredits.read(context));
    expect(await told()).toEqual([]);
    await leave(store, 1000);
    expect(await told()).toMatchObject([
      { title: '80% of this month’s AI credits are used', parts: ['2026-12-01:LOW'] },
    ]);
    await leave(store, 250);
    expect(await told()).toMatchObject([{ parts: ['2026-12-01:ALMOST_OUT'] }]);
    await leave(store, 0);
    expect(await told()).toMatchObject([{ weight: { urgency: 'TODAY' }, parts: ['2026-12-01:OUT'] }]);
  });
});

it('is nobody else’s to see', async () => {
  const store = await testStore();
  const other = await testStore();
  await store.run(generateImages, { prompt, numImages: 1 });
  expect(await entries(other)).toEqual([]);
  expect((await other.run(getAiCredits, {})).balance).toBe(5000);
  expect(await store.refusal(getAiCredits, {}, { as: 'public' })).toMatchObject({ code: 'unauthenticated' });
});

it('is written into a file', async () => {
  const store = await testStore();
  expect(await store.refusal(exportAiCredits, {})).toMatchObject({ code: 'conflict' });
  await store.run(generateImages, { prompt, numImages: 1 });
  expect(await store.run(exportAiCredits, { use: 'PICTURE' })).toMatchObject({
    entries: 1,
    name: 'ai-credits-2026-11-20.csv',
  });
});

it('has a price for everything, known before it runs', async () => {
  const store = await testStore();
  const all = await store.run(listAiCreditPrices, {});
  expect(all.prices).toHaveLength(9);
  expect(all.plans.map(({ steps }) => steps[0])).toEqual([300, 1000, 2500, 5000]);
  expect((await store.run(listAiCreditPrices, { use: 'LOGO' })).prices).toMatchObject([
    { name: 'logo', credits: 20 },
  ]);
});
