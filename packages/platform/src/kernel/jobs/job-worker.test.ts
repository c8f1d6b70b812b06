import { createProviders } from '@brandwright/providers';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { platformAreas } from '../../areas.ts';
import type { CreditUse } from '@brandwright/contract/kernel/credit-use.ts';
import { markJobs } from '../credits/charge-call.ts';
import { charge, giveBack } from '../credits/charge.ts';
import { aiCreditEntries } from '../credits/tables.ts';
import { migrate } from '../data/migrate.ts';
import { jobRuns } from '../data/tables.ts';
import { createKernel, type Kernel } from '../kernel.ts';
import { silentLog } from '../log.ts';
import { OperationError } from '@brandwright/contract';
import type { Context } from '../request/context.ts';
import { TryLater } from './try-later.ts';

// A worker takes every store's jobs, so these tests have a database of their own.
const database = `bw_jobs_${randomUUID().slice(0, 8)}`;
const databaseUrl = new URL(`/${database}`, inject('adminUrl')).href;
const now = new Date('2026-11-20T15:00:00Z');
const admin = new pg.Client({ connectionString: inject('adminUrl') });

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${database}`);
  await migrate(databaseUrl);
});

afterAll(async () => {
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
});

const workingKernel = () =>
  createKernel({
    databaseUrl,
    areas: platformAreas,
    clock: { now: () => now },
    providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-test-'))),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8789',
    checkOutputs: true,
    poolSize: 3,
  });

/** A queued job of a store, as one that was committed and then lost its server. */
async function queuedJob(kernel: Kernel, name: string, payload: Record<string, unknown> = {}) {
  const id = randomUUID();
  const actor = { kind: 'system' as const, storeId: randomUUID() };
  const inStore = <T>(use: (context: Context) => Promise<T>) =>
    kernel.inContext(
      { actor, via: 'system', requestId: randomUUID(), signal: new AbortController().signal },
      use,
    );
  await inStore(({ db, storeId }) =>
    db.insert(jobRuns).values({ storeId, id, name, status: 'QUEUED', payload, createdAt: now }),
  );
  const person = {
    ...{ kind: 'user' as const, userId: randomUUID(), storeId: actor.storeId, name: 'Test Person' },
    ...{ email: 'owner@test.example', role: 'owner' as const, plan: 'TIER_3' as const },
    ...{ isPreview: false, tokenGeneration: 2 as const, flags: [] },
  };
  return {
    /** Pays for it, by a person of its store, as the call that queued it would have. */
    async pay(use: CreditUse = { kind: 'PICTURE', units: 4 }) {
      const signal = new AbortController().signal;
      const charged = await kernel.inContext(
        { actor: person, via: 'hand', requestId: randomUUID(), signal },
        async (context) => {
          const made = await charge(context, { use, key: 'test', note: 'Pictures', operation: null });
          if (made) await markJobs(context, made, [{ id }]);
          return made;
        },
      );
      if (!charged) throw new Error('Nothing was charged.');
      const spent = () =>
        inStore(({ db, storeId }) =>
          db
            .select({ kind: aiCreditEntries.kind, credits: aiCreditEntries.credits })
            .from(aiCreditEntries)
            .where(eq(aiCreditEntries.storeId, storeId))
            .orderBy(aiCreditEntries.sequence),
        );
      return { charged, spent, books: inStore };
    },
    ofStore: () =>
      inStore(({ db, storeId }) => db.select().from(jobRuns).where(eq(jobRuns.storeId, storeId))),
    read: () => inStore(async ({ db }) => (await db.select().from(jobRuns).where(eq(jobRuns.id, id)))[0]),
    takeAway: () => inStore(({ db }) => db.delete(jobRuns).where(eq(jobRuns.id, id))),
  };
}

it('a job that a crash left behind is sent, and fails clearly where nobody knows how to do it', async () => {
  const kernel = workingKernel();
  const job = await queuedJob(kernel, 'left_behind');
  try {
    await expect(kernel.start()).resolves.toBeUndefined();
    await vi.waitFor(async () => expect((await job.read())?.status).toBe('FAILED'), 20_000);
    const failed = await job.read();
    expect(failed?.error).toContain('left_behind');
    expect(failed?.finishedAt).not.toBeNull();
  } finally {
    await kernel.stop();
  }
});

it('a job whose record is taken away while it works writes nothing', async () => {
  const kernel = workingKernel();
  const job = await queuedJob(kernel, 'taken_away');
  const done: string[] = [];
  const write = () => {
    done.push('wrote');
    return Promise.resolve({});
  };
  const work = async () => {
    await job.takeAway();
    done.push('worked');
    return write;
  };
  try {
    await kernel.start({ jobs: [{ name: 'taken_away', begin: () => Promise.resolve(work) }] });
    await vi.waitFor(() => expect(done).toContain('worked'), 20_000);
  } finally {
    await kernel.stop();
  }
  expect(done).toEqual(['worked']);
});

it('a job that is to wait is done later, and those behind it meanwhile', async () => {
  const kernel = workingKernel();
  const done: string[] = [];
  const job = (name: string) => ({
    name,
    run: () => {
      done.push(name);
      return Promise.resolve({});
    },
  });
  const actor = { kind: 'system' as const, storeId: randomUUID() };
  try {
    await kernel.start({ jobs: [job('waits'), job('follows')] });
    const begun = performance.now();
    await kernel.inContext(
      { actor, via: 'system', requestId: randomUUID(), signal: new AbortController().signal },
      async ({ jobs }) => {
        await jobs.enqueue('waits', {}, 3000);
        await jobs.enqueue('follows', {});
      },
    );
    await vi.waitFor(() => expect(done).toEqual(['follows', 'waits']), 20_000);
    expect(performance.now() - begun).toBeGreaterThan(2500);
  } finally {
    await kernel.stop();
  }
});

it('a job that is to be tried later writes nothing, and is queued again until its last try fails', async () => {
  const kernel = workingKernel();
  const first = await queuedJob(kernel, 'later', { of: 'mail' });
  const last = await queuedJob(kernel, 'later', { triesBefore: 5 });
  const mayTryLater: boolean[] = [];
  const later = {
    name: 'later',
    run: async ({ db, storeId, mayTryLater: may }: Context) => {
      mayTryLater.push(may);
      await db.insert(jobRuns).values({
        storeId,
        id: randomUUID(),
        name: 'half_done',
        status: 'DONE',
        payload: {},
        createdAt: now,
      });
      throw new TryLater(new OperationError('upstream', 'The mail server is away.'));
    },
  };
  try {
    await kernel.start({ jobs: [later] });
    await vi.waitFor(async () => expect((await last.read())?.status).toBe('FAILED'), 20_000);
    await vi.waitFor(async () => expect((await first.read())?.status).toBe('DONE'), 20_000);
    expect(await last.read()).toMatchObject({ error: 'The mail server is away.' });
    expect(await last.ofStore()).toHaveLength(1);
    const next = (await first.ofStore()).filter(({ status }) => status !== 'DONE');
    expect(next).toMatchObject([
      { name: 'later', status: 'QUEUED', payload: { of: 'mail', triesBefore: 1 } },
    ]);
    expect(mayTryLater.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
    expect((await first.ofStore()).map(({ name }) => name)).not.toContain('half_done');
  } finally {
    await kernel.stop();
  }
});

it('what was paid for work that fails comes back with its end', async () => {
  const kernel = workingKernel();
  const job = await queuedJob(kernel, 'unknown_work');
  const { charged, spent } = await job.pay();
  try {
    await kernel.start();
    await vi.waitFor(async () => expect((await job.read())?.status).toBe('FAILED'), 20_000);
    expect(await spent()).toEqual([
      { kind: 'GRANT', credits: 5000 },
      { kind: 'SPEND', credits: -20 },
      { kind: 'REFUND', credits: 20 },
    ]);
    expect(charged).toBeDefined();
  } finally {
    await kernel.stop();
  }
});

it('gives back the pieces that could not be made, once and never more than was taken', async () => {
  const kernel = workingKernel();
  const job = await queuedJob(kernel, 'pieces');
  const { charged, spent, books } = await job.pay({ kind: 'BRAND_KIT', units: 1 });
  try {
    for (const source of ['job:a', 'job:a', 'job:b'])
      await books((context) => giveBack(context, charged, source, 1));
    await books((context) => giveBack(context, charged, 'job:c', undefined));
    await books((context) => giveBack(context, charged, 'job:d', undefined));
    expect((await spent()).map(({ credits }) => credits)).toEqual([5000, -60, 10, 10, 40]);
  } finally {
    await kernel.stop();
  }
});
