import { findLocalModels } from '@brandwright/contract/copilot/partner-model/find-local-models.ts';
import { getPartnerModel } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { listServerModels } from '@brandwright/contract/copilot/partner-model/list-server-models.ts';
import { removeModelKey } from '@brandwright/contract/copilot/partner-model/remove-model-key.ts';
import { saveModelKey } from '@brandwright/contract/copilot/partner-model/save-model-key.ts';
import { setPartnerModel } from '@brandwright/contract/copilot/partner-model/set-partner-model.ts';
import { testPartnerModel } from '@brandwright/contract/copilot/partner-model/test-partner-model.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { createProviders } from '@brandwright/providers';
import { sql } from 'drizzle-orm';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { platformAreas } from '../../areas.ts';
import { frozenClock } from '../../kernel/request/clock.ts';
import { createKernel, type Kernel } from '../../kernel/kernel.ts';
import { silentLog } from '../../kernel/log.ts';
import { testStore, type RunOptions, type TestStore } from '../../kernel/testing.ts';
import { modelToAnswer } from './choice.ts';

const secret = 'sk-test-0123456789-wxyz';

/** A model server on this machine, and what it offers. */
const offered = { models: ['qwen3:14b', 'llama3.1:8b'], keys: [] as (string | undefined)[] };
const server = createServer((request, response) => {
  offered.keys.push(request.headers.authorization);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ object: 'list', data: offered.models.map((id) => ({ id, object: 'model' })) }),
  );
});
let address: string;
let port: number;
/** Its server finds models at the port above and takes it for OpenAI; `shared` reaches no local address. */
let local: Kernel;
let shared: Kernel;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  address = `http://127.0.0.1:${port}/v1`;
  local = kernelWith({
    COPILOT_LOCAL_PORTS: String(port),
    COPILOT_OPENAI_URL: `http://localhost:${port}/v1`,
  });
  shared = kernelWith({ HOST: '0.0.0.0', OPENAI_API_KEY: 'key', COPILOT_MODEL: 'gpt-server' });
});
afterAll(async () => {
  await Promise.all([local.stop(), shared.stop()]);
  server.close();
});

function kernelWith(settings: Record<string, string>): Kernel {
  return createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: frozenClock('2026-11-20T15:00:00Z'),
    providers: createProviders(
      { SESSION_SECRET: 's'.repeat(40), ...settings },
      mkdtempSync(join(tmpdir(), 'brandwright-test-')),
    ),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8787',
    checkOutputs: true,
    poolSize: 3,
  });
}

/** Runs in a store through one of the kernels above, by hand unless said otherwise. */
async function run(
  kernel: Kernel,
  store: TestStore,
  operation: { name: string },
  input: unknown,
  options: RunOptions = {},
) {
  const result = await kernel.run({ ...store.caller(options), ...options, operation: operation.name, input });
  return result.kind === 'done' ? result.output : result.action;
}

/** Everything of the store that the database holds, as text. */
async function everythingOf(store: TestStore): Promise<string> {
  return store.context(async ({ db, storeId }) => {
    const tables = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id' and table_name <> 'sessions'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await db.execute<{ all: string | null }>(
        sql`select string_agg(t::text, ' ') as all from ${sql.identifier(name)} t where store_id = ${storeId}`,
      );
      texts.push(rows[0]?.all ?? '');
    }
    return texts.join(' ');
  });
}

describe('the model of a store', () => {
  it('is that of the server until another is chosen', async () => {
    const store = await testStore();
    expect(await run(local, store, getPartnerModel, {})).toMatchObject({
      source: 'SERVER',
      serverModel: null,
      localServers: true,
      key: null,
      chosenAt: null,
    });
    expect(await run(shared, store, getPartnerModel, {})).toMatchObject({
      serverModel: 'gpt-server',
      localServers: false,
    });
  });

  it('is chosen, journaled, and back again', async () => {
    const store = await testStore();
    const chosen = await run(local, store, setPartnerModel, { source: 'COMPATIBLE', model: 'qwen3:14b' });
    expect(chosen).toMatchObject({
      source: 'COMPATIBLE',
      address,
      model: 'qwen3:14b',
      chosenBy: 'Test Person',
    });
    const [entry] = await store.journal();
    expect(entry).toMatchObject({
      operation: 'set_partner_model',
      effect: 'external',
      summary: `From now on qwen3:14b at 127.0.0.1:${port} answers in this store’s chats.`,
    });
    await run(local, store, setPartnerModel, { source: 'BUILT_IN' });
    expect(await store.context(modelToAnswer)).toMatchObject({ choice: { source: 'BUILT_IN', model: null } });
    expect((await store.refusal(undoChange, { entryId: entry?.id })).code).toBe('conflict');
  });

  it('is asked about in a chat, with where the words go', async () => {
    const store = await testStore();
    const via = { via: 'partner' as const };
    const action = await run(local, store, setPartnerModel, { source: 'COMPATIBLE', model: 'llama3.1' }, via);
    expect(action).toMatchObject({
      status: 'PENDING',
      input: { source: 'COMPATIBLE', address, model: 'llama3.1:8b' },
      preview: {
        verb: 'Use llama3.1:8b',
        toWhom: expect.stringContaining(`127.0.0.1:${port}: what people write`),
      },
    });
    expect(await run(local, store, getPartnerModel, {})).toMatchObject({ source: 'SERVER' });
  });

  it('is found on this machine where no address is given', async () => {
    const store = await testStore();
    expect(await run(local, store, findLocalModels, {})).toMatchObject({
      servers: [{ address, models: ['qwen3:14b', 'llama3.1:8b'] }],
      ports: [port],
    });
    await expect(run(local, store, setPartnerModel, { source: 'COMPATIBLE' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('qwen3:14b, llama3.1:8b'),
    });
    await expect(
      run(local, store, setPartnerModel, { source: 'COMPATIBLE', model: 'mistral' }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('None offers mistral') });
    await expect(
      run(local, store, setPartnerModel, { source: 'COMPATIBLE', address, model: 'mistral' }),
    ).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('It has qwen3:14b') });
  });

  it('is not taken from the network of a shared server', async () => {
    const store = await testStore();
    for (const attempt of [
      () => run(shared, store, setPartnerModel, { source: 'COMPATIBLE', address, model: 'qwen3:14b' }),
      () => run(shared, store, setPartnerModel, { source: 'COMPATIBLE' }),
      () => run(shared, store, findLocalModels, {}),
      () => run(shared, store, listServerModels, { address }),
      () => run(shared, store, saveModelKey, { address, apiKey: secret }),
      () => run(shared, store, testPartnerModel, { address, model: 'qwen3:14b' }),
      () =>
        run(local, store, setPartnerModel, { source: 'COMPATIBLE', address: 'http://169.254.169.254/v1' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
    expect(await store.journal()).toEqual([]);
  });

  it('stays with its store', async () => {
    const [mine, theirs] = await Promise.all([testStore(), testStore()]);
    await run(local, mine, saveModelKey, { address, apiKey: secret });
    await run(local, mine, setPartnerModel, { source: 'COMPATIBLE', model: 'qwen3:14b' });
    expect(await run(local, theirs, getPartnerModel, {})).toMatchObject({ source: 'SERVER', key: null });
    await expect(run(local, theirs, removeModelKey, { address })).rejects.toMatchObject({
      code: 'not_found',
    });
    // Not even a copy of the row is of use to another store.
    await mine.context(({ db }) =>
      db.execute(
        sql`update partner_model_keys set origin = 'http://127.0.0.1:1' where store_id = ${mine.storeId}`,
      ),
    );
    await expect(
      local.inContext(mine.caller(), async (context) => {
        await context.db.execute(
          sql`update partner_models set address = 'http://127.0.0.1:1/v1' where store_id = ${mine.storeId}`,
        );
        return modelToAnswer(context);
      }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('Enter it again') });
  });
});

describe('the key', () => {
  it('is kept encrypted, sent to its own address, and shown by its end alone', async () => {
    const store = await testStore();
    const saved = await run(local, store, saveModelKey, { apiKey: secret }, { idempotencyKey: 'save-1' });
    expect(saved).toEqual({
      address: `http://localhost:${port}/v1`,
      lastFour: 'wxyz',
      setAt: '2026-11-20T15:00:00.000Z',
    });
    const chosen = await run(local, store, setPartnerModel, { source: 'OPENAI' });
    expect(chosen).toMatchObject({ source: 'OPENAI', model: 'gpt-5.1', key: { lastFour: 'wxyz' } });
    const { apiKey } = await local.inContext(store.caller(), modelToAnswer);
    expect(apiKey).toBe(secret);
    offered.keys.length = 0;
    await run(local, store, listServerModels, {});
    await run(local, store, listServerModels, { address });
    expect(offered.keys).toEqual([`Bearer ${secret}`, undefined]);
    const everything = await everythingOf(store);
    expect(everything).toContain('partner_model');
    expect(everything).not.toContain(secret);
    expect((await store.journal()).find((entry) => entry.operation === 'save_model_key')).toMatchObject({
      input: { apiKey: '[secret]' },
      undo: null,
    });
  });

  it('is replaced and removed', async () => {
    const store = await testStore();
    await run(local, store, saveModelKey, { apiKey: secret });
    expect(await run(local, store, saveModelKey, { apiKey: 'sk-other-999999-abcd' })).toMatchObject({
      lastFour: 'abcd',
    });
    await run(local, store, removeModelKey, {});
    expect(await run(local, store, getPartnerModel, {})).toMatchObject({ openAiKey: null });
    await expect(run(local, store, setPartnerModel, { source: 'OPENAI' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('/account-info/partner-model'),
    });
  });

  it('that another secret encrypted is asked for again', async () => {
    const store = await testStore();
    await run(local, store, saveModelKey, { apiKey: secret });
    await run(local, store, setPartnerModel, { source: 'OPENAI' });
    await expect(store.context(modelToAnswer)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('this server’s secret changed'),
    });
  });
});

describe('who may', () => {
  const all = [
    [getPartnerModel, {}],
    [findLocalModels, {}],
    [listServerModels, {}],
    [setPartnerModel, { source: 'BUILT_IN' }],
    [testPartnerModel, {}],
    [saveModelKey, { apiKey: secret }],
    [removeModelKey, {}],
  ] as const;

  it('is the owner alone', async () => {
    const store = await testStore();
    for (const [operation, input] of all) {
      for (const as of ['viewer', 'member', 'admin'] as const) {
        const refusal = await store.refusal(operation, input, { as });
        expect(refusal, operation.name).toMatchObject({ code: 'forbidden' });
        expect(refusal.message).toContain('Ask someone who is owner');
      }
      expect((await store.refusal(operation, input, { as: 'preview' })).code).toBe('preview_blocked');
    }
    expect(await store.journal()).toEqual([]);
  });

  it('gets bad input back with what was wrong', async () => {
    const store = await testStore();
    const bad = [
      [setPartnerModel, { source: 'CLOUD' }],
      [setPartnerModel, { source: 'COMPATIBLE', address: 'ftp://x.example/v1' }],
      [setPartnerModel, { source: 'COMPATIBLE', address: 'http://me:pw@127.0.0.1/v1' }],
      [setPartnerModel, { source: 'OPENAI', model: 'two words' }],
      [setPartnerModel, { source: 'COMPATIBLE', contextTokens: 12 }],
      [saveModelKey, { apiKey: 'short' }],
      [saveModelKey, { apiKey: `${secret}\nX-Header: 1` }],
      [listServerModels, { address: 'javascript:alert(1)' }],
    ] as const;
    for (const [operation, input] of bad)
      expect((await store.refusal(operation, input)).code, JSON.stringify(input)).toBe('bad_input');
    expect(await store.journal()).toEqual([]);
  });
});

it('a test is queued for what is chosen or asked for, and refused for the built-in model', async () => {
  const store = await testStore();
  await expect(run(local, store, testPartnerModel, {})).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('nothing to test'),
  });
  const started = await run(local, store, testPartnerModel, { address, model: 'qwen3:14b' });
  expect(started).toMatchObject({ source: 'COMPATIBLE', address, model: 'qwen3:14b' });
  expect(await run(shared, store, testPartnerModel, {})).toMatchObject({
    source: 'SERVER',
    model: 'gpt-server',
  });
  const asked = await run(local, store, testPartnerModel, { address, model: 'qwen3' }, { via: 'partner' });
  expect(asked).toMatchObject({ preview: { verb: 'Test qwen3:14b', toWhom: `127.0.0.1:${port}` } });
});
