import { createProviders } from '@brandwright/providers';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, inject, it, vi } from 'vitest';
import { platformAreas } from '../../areas.ts';
import { frozenClock } from '../request/clock.ts';
import { createKernel } from '../kernel.ts';
import { silentLog } from '../log.ts';
import { jobRuns } from '../data/tables.ts';
import { testStore } from '../testing.ts';

const workingKernel = () =>
  createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: frozenClock('2026-11-20T15:00:00Z'),
    providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-test-'))),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8789',
    checkOutputs: true,
    poolSize: 3,
  });

/** Before the work that other tests queued and nobody began: the oldest is done first. */
const longAgo = new Date('2001-01-01T00:00:00Z');

/** What a worker before this one took over from those tests, and did not come to. */
beforeEach(async () => {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('pgboss.job') as there`);
    if (rows[0]?.there) await client.query(`delete from pgboss.job where state < 'active'`);
  } finally {
    await client.end();
  }
});

it('a job that a crash left behind is sent, and fails clearly where nobody knows how to do it', async () => {
  const store = await testStore();
  const id = randomUUID();
  const name = `left_behind_${id}`;
  await store.context(({ db, storeId }) =>
    db.insert(jobRuns).values({ storeId, id, name, status: 'QUEUED', payload: {}, createdAt: longAgo }),
  );
  const kernel = workingKernel();
  try {
    await expect(kernel.start()).resolves.toBeUndefined();
    const job = () =>
      store.context(async ({ db }) => (await db.select().from(jobRuns).where(eq(jobRuns.id, id)))[0]);
    await vi.waitFor(async () => expect((await job())?.status).toBe('FAILED'), 10_000);
    expect((await job())?.error).toContain(name);
    expect((await job())?.finishedAt).not.toBeNull();
  } finally {
    await kernel.stop();
    await store.context(({ db }) => db.delete(jobRuns).where(eq(jobRuns.id, id)));
  }
});

it('a job whose record is taken away while it works writes nothing', async () => {
  const store = await testStore();
  const id = randomUUID();
  const name = `taken_away_${id}`;
  await store.context(({ db, storeId }) =>
    db.insert(jobRuns).values({ storeId, id, name, status: 'QUEUED', payload: {}, createdAt: longAgo }),
  );
  const done: string[] = [];
  const write = () => {
    done.push('wrote');
    return Promise.resolve({});
  };
  const work = async () => {
    await store.context(({ db }) => db.delete(jobRuns).where(eq(jobRuns.id, id)));
    done.push('worked');
    return write;
  };
  const kernel = workingKernel();
  try {
    await kernel.start({ jobs: [{ name, begin: () => Promise.resolve(work) }] });
    await vi.waitFor(() => expect(done).toContain('worked'), 10_000);
  } finally {
    await kernel.stop();
  }
  expect(done).toEqual(['worked']);
});
