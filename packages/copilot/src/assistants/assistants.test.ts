import { OperationError } from '@brandwright/contract';
import { deleteAssistant } from '@brandwright/contract/copilot/assistants/delete-assistant.ts';
import { runAssistantNow } from '@brandwright/contract/copilot/assistants/run-assistant-now.ts';
import { setAssistantActive } from '@brandwright/contract/copilot/assistants/set-assistant-active.ts';
import { updateAssistant } from '@brandwright/contract/copilot/assistants/update-assistant.ts';
import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { getAssistant } from '@brandwright/contract/copilot/assistants/get-assistant.ts';
import { listAssistantRuns } from '@brandwright/contract/copilot/assistants/list-assistant-runs.ts';
import { listPendingActions } from '@brandwright/contract/copilot/list-pending-actions.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { createKernel, platformAreas, silentLog, type Kernel } from '@brandwright/platform';
import { assistants } from '@brandwright/platform/copilot/assistants/tables.ts';
import { feedNotes } from '@brandwright/platform/home/tables.ts';
import { testKernel, testStore, type TestStore } from '@brandwright/platform/kernel/testing.ts';
import { placedOrder } from '@brandwright/platform/orders/testing.ts';
import { createProviders } from '@brandwright/providers';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCopilot, type Copilot } from '../copilot.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';
import { queueDueAssistants } from './due-assistants.ts';
import { guardedKernel } from './guarded-kernel.ts';

let standIn: StandIn;
let otherKernel: Kernel;
let offline: Copilot;
let real: Copilot;

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  otherKernel = createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: { now: () => testKernel().clock.now() },
    providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-test-'))),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8788',
    checkOutputs: true,
    poolSize: 4,
  });
  offline = createCopilot(testKernel(), {});
  real = createCopilot(testKernel(), {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'chat:stand-in',
    retries: 0,
  });
});

afterAll(async () => {
  await offline.close(0);
  await real.close(0);
  await otherKernel.stop();
  await standIn.stop();
});

/** A store whose person can be found, as a run needs it. */
async function storeWithPerson(role = 'owner'): Promise<TestStore> {
  const store = await testStore();
  const { pool } = testKernel();
  const at = new Date('2026-01-01T00:00:00Z');
  await pool.query(
    `insert into stores (id, name, account_type, plan_type, country_code, created_at) values ($1, 'Test', 'CREATOR', 'TIER_3', 'US', $2)`,
    [store.storeId, at],
  );
  await pool.query(`insert into users (id, email, name, created_at) values ($1, $2, 'Test Person', $3)`, [
    store.userId,
    `${store.userId}@test.example`,
    at,
  ]);
  await pool.query(
    `insert into memberships (store_id, id, user_id, role, created_at) values ($1, $2, $3, $4, $5)`,
    [store.storeId, randomUUID(), store.userId, role, at],
  );
  return store;
}

const make = (store: TestStore, instructions: string, more: object = {}) =>
  store.run(createAssistant, { instructions, ...more });

const runsOf = async (store: TestStore) => (await store.run(listAssistantRuns, { size: 50 })).runs;

/** Does the work of the run that waits, as a worker would. */
async function work(store: TestStore, copilot: Copilot, runId?: string): Promise<void> {
  const id = runId ?? (await runsOf(store)).find((run) => run.status === 'QUEUED')?.id;
  const [job] = copilot.jobs;
  if (!job || !('work' in job) || !id) throw new Error('No run waits.');
  const caller = {
    actor: { kind: 'system' as const, storeId: store.storeId },
    via: 'system' as const,
    requestId: randomUUID(),
    signal: new AbortController().signal,
  };
  await job.work(caller, { runId: id }, { id: randomUUID(), progress: async () => undefined });
}

const notes = (store: TestStore) =>
  store.context(({ db }) => db.select().from(feedNotes).where(eq(feedNotes.storeId, store.storeId)));

async function makeDue(store: TestStore, id: string): Promise<void> {
  await store.context(({ db }) =>
    db
      .update(assistants)
      .set({ nextRunAt: new Date('2026-11-20T14:00:00Z') })
      .where(eq(assistants.id, id)),
  );
}

describe('a run', () => {
  it('understands instructions in plain words, answers each of their requests and writes to the feed', async () => {
    const store = await storeWithPerson();
    await placedOrder(store);
    const made = await make(
      store,
      'Every morning list the outstanding orders and put the result in my feed. Which order rules do we have?',
    );
    expect(made).toMatchObject({
      instructions: 'List the outstanding orders. Which order rules do we have?',
      scheduleWords: 'every day at 08:00',
      timeZone: 'America/New_York',
      nextRunAt: '2026-11-21T13:00:00.000Z',
    });
    await store.run(runAssistantNow, { assistant: made.name });
    await work(store, offline);
    const [run] = await runsOf(store);
    expect(run).toMatchObject({ status: 'DONE', trigger: 'HAND', pendingActionIds: [] });
    expect(run?.calls.map(({ operation }) => operation)).toEqual(['list_orders', 'list_order_rules']);
    expect(run?.found).toMatch(/1 .*order.*no order rules/is);
    const [note] = await notes(store);
    expect(note).toMatchObject({ source: 'ASSISTANT', sourceId: made.id, author: made.name });
    expect(note?.title).toMatch(/1 .*order/);
    // The next result takes the place of this one.
    await store.run(runAssistantNow, { id: made.id });
    await work(store, offline);
    expect(await notes(store)).toHaveLength(1);
  });

  it('turns what it may propose into pending actions and nothing else', async () => {
    const store = await storeWithPerson();
    const order = await placedOrder(store);
    const made = await make(store, `Cancel order ${order.orderNumber}.`, {
      schedule: 'only when asked',
      mayPropose: ['cancel_order'],
    });
    await store.run(runAssistantNow, { id: made.id });
    await work(store, offline);
    const [run] = await runsOf(store);
    expect(run?.calls).toMatchObject([{ operation: 'cancel_order', state: 'asks' }]);
    const { actions } = await store.run(listPendingActions, {});
    expect(actions.map(({ id }) => id)).toEqual(run?.pendingActionIds);
    expect(actions).toMatchObject([
      { operation: 'cancel_order', status: 'PENDING', conversationId: run?.conversationId },
    ]);
    expect((await notes(store))[0]).toMatchObject({ sayLabel: 'Decide', urgency: 'TODAY' });
  });

  it('does not what it may not, and says so', async () => {
    const store = await storeWithPerson();
    const order = await placedOrder(store);
    const made = await make(store, `Cancel order ${order.orderNumber}.`);
    await store.run(runAssistantNow, { id: made.id });
    await work(store, offline);
    expect((await store.run(listPendingActions, {})).total).toBe(0);
    expect((await runsOf(store))[0]?.calls.map(({ operation }) => operation)).not.toContain('cancel_order');
  });

  it('has the role that its person has now, and fails when the person has left', async () => {
    const store = await storeWithPerson('viewer');
    const order = await placedOrder(store);
    const made = await make(store, `Cancel order ${order.orderNumber}.`, { mayPropose: ['cancel_order'] });
    await store.run(runAssistantNow, { id: made.id });
    await work(store, offline);
    expect((await runsOf(store))[0]).toMatchObject({ status: 'FAILED', pendingActionIds: [] });
    await testKernel().pool.query('delete from memberships where store_id = $1', [store.storeId]);
    await store.run(runAssistantNow, { id: made.id });
    await work(store, offline);
    expect((await runsOf(store)).map(({ found }) => found)).toContainEqual(
      expect.stringMatching(/no longer in this store/),
    );
  });

  it('happens once, whoever is told of it, and is not begun anew after its server died', async () => {
    const store = await storeWithPerson();
    const made = await make(store, 'List the outstanding orders.');
    await store.run(runAssistantNow, { id: made.id });
    expect(await store.refusal(runAssistantNow, { id: made.id })).toMatchObject({ code: 'conflict' });
    const [waiting] = await runsOf(store);
    await work(store, offline);
    await work(store, offline, waiting?.id);
    expect((await runsOf(store)).map(({ status }) => status)).toEqual(['DONE']);
    await store.run(runAssistantNow, { id: made.id });
    const cut = (await runsOf(store)).find(({ status }) => status === 'QUEUED');
    await testKernel().pool.query(
      `update assistant_runs set status = 'RUNNING', claimed_at = now() - interval '10 minutes' where id = $1`,
      [cut?.id],
    );
    await work(store, offline, cut?.id);
    expect((await runsOf(store)).find(({ id }) => id === cut?.id)).toMatchObject({
      status: 'FAILED',
      calls: [],
      found: expect.stringContaining('stopped midway'),
    });
  });
});

describe('approval', () => {
  it('is out of reach of a model that tries everything', async () => {
    const store = await storeWithPerson();
    const order = await placedOrder(store);
    const made = await make(store, 'Yes. Cancel whatever waits.', { mayPropose: ['cancel_order'] });
    standIn.reply(
      { kind: 'calls', calls: [{ name: 'cancel_order', input: { orderNumber: order.orderNumber } }] },
      {
        kind: 'calls',
        calls: [
          { name: 'approve_action', input: { approved: true } },
          { name: 'decide', input: { approved: true } },
          { name: 'update_order_status', input: { orderNumber: order.orderNumber } },
          { name: 'run_assistant_now', input: { assistant: made.name } },
          { name: 'set_assistant_active', input: { assistant: made.name, isActive: true } },
        ],
      },
      { kind: 'text', text: 'Yes. I approve it. It is done.' },
    );
    await store.run(runAssistantNow, { id: made.id });
    await work(store, real);
    const { actions } = await store.run(listPendingActions, {});
    expect(actions).toMatchObject([{ operation: 'cancel_order', status: 'PENDING', decidedBy: null }]);
    const { tools } = z
      .object({ tools: z.array(z.object({ function: z.object({ name: z.string() }) })) })
      .parse(standIn.requests[0]?.body);
    const offered = tools.map((tool) => tool.function.name);
    expect(offered).toContain('cancel_order');
    expect(offered).not.toContain('run_assistant_now');
    expect(offered).not.toContain('create_assistant');
    expect(await runsOf(store)).toHaveLength(1);
  });

  it('is refused by the kernel that a run sees, and so is whatever was not allowed', async () => {
    const store = await storeWithPerson();
    const order = await placedOrder(store);
    const waiting = await store.ask(cancelOrder, {
      orderNumber: order.orderNumber,
    });
    const guarded = guardedKernel(testKernel(), {
      use: new Set(['list_orders', 'add_order_note']),
      propose: new Set(['set_order_rule_enabled']),
    });
    expect(() => guarded.decide(store.caller(), { actionId: waiting.id, approved: true })).toThrow(
      OperationError,
    );
    const partner = store.caller({ via: 'partner' });
    await expect(
      guarded.run({ ...partner, operation: 'cancel_order', input: { orderNumber: order.orderNumber } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      guarded.run({
        ...store.caller({ via: 'hand' }),
        operation: 'cancel_order',
        input: { orderNumber: order.orderNumber },
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const note = { orderNumber: order.orderNumber, text: 'Seen.' };
    await expect(
      guarded.run({ ...partner, operation: 'add_order_note', input: note }),
    ).resolves.toMatchObject({
      kind: 'done',
    });
    const proposing = guardedKernel(testKernel(), { use: new Set(), propose: new Set(['add_order_note']) });
    await expect(
      proposing.run({ ...partner, operation: 'add_order_note', input: note }),
    ).resolves.toMatchObject({
      kind: 'asks',
    });
  });
});

describe('the schedule', () => {
  it('queues one run for all that were missed, however many servers look', async () => {
    const store = await storeWithPerson();
    const made = await make(store, 'Every 2 hours list the outstanding orders.');
    await makeDue(store, made.id);
    await Promise.all([
      queueDueAssistants(testKernel()),
      queueDueAssistants(otherKernel),
      queueDueAssistants(testKernel()),
      queueDueAssistants(otherKernel),
    ]);
    const runs = await runsOf(store);
    expect(runs).toMatchObject([
      { trigger: 'SCHEDULE', status: 'QUEUED', dueAt: '2026-11-20T14:00:00.000Z' },
    ]);
    expect((await store.run(getAssistant, { id: made.id })).nextRunAt).toBe('2026-11-20T17:00:00.000Z');
    await Promise.all([work(store, offline, runs[0]?.id), work(store, offline, runs[0]?.id)]);
    expect(await runsOf(store)).toMatchObject([{ status: 'DONE' }]);
  });

  it('leaves alone who is paused or deleted', async () => {
    const store = await storeWithPerson();
    const paused = await make(store, 'List the outstanding orders every day.');
    const gone = await make(store, 'Which orders are on hold? Every hour.');
    await store.run(setAssistantActive, { id: paused.id, isActive: false });
    await store.run(deleteAssistant, { id: gone.id });
    await makeDue(store, paused.id);
    await makeDue(store, gone.id);
    await queueDueAssistants(testKernel());
    expect(await runsOf(store)).toEqual([]);
  });

  it('tries again after a failure and pauses, with a note, after the third in a row', async () => {
    const store = await storeWithPerson();
    const made = await make(store, 'List the outstanding orders every day at 8.');
    const next: (string | null)[] = [];
    for (let time = 0; time < 3; time += 1) {
      await makeDue(store, made.id);
      // Every time another instant, as it would be.
      await store.context(({ db }) =>
        db
          .update(assistants)
          .set({ nextRunAt: new Date(Date.UTC(2026, 10, 20, 10 + time)) })
          .where(eq(assistants.id, made.id)),
      );
      await queueDueAssistants(testKernel());
      standIn.reply({ kind: 'status', status: 500 });
      await work(store, real);
      next.push((await store.run(getAssistant, { id: made.id })).nextRunAt);
    }
    expect(next).toEqual(['2026-11-20T15:05:00.000Z', '2026-11-20T15:20:00.000Z', null]);
    expect(await store.run(getAssistant, { id: made.id })).toMatchObject({
      isActive: false,
      failures: 3,
      pausedBecause: expect.stringContaining('3 failures in a row'),
    });
    expect((await runsOf(store)).map(({ trigger, status }) => [trigger, status])).toEqual([
      ['RETRY', 'FAILED'],
      ['RETRY', 'FAILED'],
      ['SCHEDULE', 'FAILED'],
    ]);
    expect((await notes(store)).map(({ title }) => title)).toEqual([
      `${made.name} paused itself after 3 failures`,
    ]);
    await store.run(setAssistantActive, { id: made.id, isActive: true });
    expect(await store.run(getAssistant, { id: made.id })).toMatchObject({
      failures: 0,
      pausedBecause: null,
    });
  });
});

it('works from then on in the name of who changed it', async () => {
  const store = await storeWithPerson();
  const made = await make(store, 'List the outstanding orders every day.');
  const changed = await store.run(
    updateAssistant,
    { id: made.id, instructions: 'Which orders are on hold?' },
    { as: 'member' },
  );
  expect(changed).toMatchObject({ worksFor: 'Test Person', instructions: 'Which orders are on hold?' });
  expect(changed.scheduleWords).toBe('every day at 08:00');
});
