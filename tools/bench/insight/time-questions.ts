import {
  createKernel,
  frozenClock,
  platformAreas,
  silentLog,
  type Caller,
  type Kernel,
} from '@brandwright/platform';
import { createProviders } from '@brandwright/providers';
import { appRole } from '@brandwright/platform/kernel/data/database.ts';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { median } from '../../replay/figures.ts';
import { cpuMs } from '../load.ts';
import type { FilledStore } from './fill-store.ts';
import type { Question } from './questions.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

export interface TimedQuestion {
  name: string;
  /** Median milliseconds of the whole call. */
  keptMs: number;
  /** Of the database's process that answered, without those that helped it: what is left of it when others use the machine. */
  keptCpuMs: number;
  /** With orders and line items calculated from the raw rows; null if that wasn't asked for. */
  plainMs: number | null;
  /** Whether both gave the same answer. */
  same: boolean | null;
}

interface Runs {
  kept: number;
  /** 0 leaves the plain query out. */
  plain: number;
}

/** Asks each question as the owner of the store, as it is answered and with the plain query, one after the other. */
export async function timeQuestions(
  databaseUrl: string,
  store: FilledStore,
  now: string,
  questions: readonly Question[],
  runs: Runs,
  told: (question: TimedQuestion) => void,
): Promise<TimedQuestion[]> {
  await makePlainViews(databaseUrl);
  const plainUrl = new URL(databaseUrl);
  plainUrl.searchParams.set('options', '-c search_path=plain,public');
  const kept = kernelOn(databaseUrl, now);
  const plain = kernelOn(plainUrl.href, now);
  const caller = callerOf(store);
  const timed: TimedQuestion[] = [];
  try {
    for (const { name, operation, input } of questions) {
      const ask = (kernel: Kernel) => kernel.run({ ...caller, operation, input });
      const own = await timeRuns(kept, ask, runs.kept);
      const other = runs.plain === 0 ? null : await timeRuns(plain, ask, runs.plain);
      const one = {
        name,
        keptMs: own.ms,
        keptCpuMs: own.cpuMs,
        plainMs: other?.ms ?? null,
        same: other && own.answer === other.answer,
      };
      told(one);
      timed.push(one);
    }
    return timed;
  } finally {
    await Promise.all([kept.pool.end(), plain.pool.end()]);
  }
}

async function makePlainViews(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const views = read('../../../packages/platform/routines/insight.sql').replaceAll(/^drop view .*$/gm, '');
  await client.query(
    `begin; ${read('plain.sql')} ${views} grant usage on schema plain to ${appRole};
     grant select on all tables in schema plain to ${appRole}; commit`,
  );
  await client.end();
}

async function timeRuns(
  kernel: Kernel,
  ask: (kernel: Kernel) => Promise<unknown>,
  runs: number,
): Promise<{ ms: number; cpuMs: number; answer: string }> {
  const taken: number[] = [];
  let answer = '';
  // The kernel has one connection.
  const { rows } = await kernel.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const before = cpuMs(pid);
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const result = (await ask(kernel)) as { output?: unknown };
    taken.push(performance.now() - began);
    answer = JSON.stringify(result.output);
  }
  return { ms: median(taken), cpuMs: (cpuMs(pid) - before) / runs, answer };
}

const kernelOn = (databaseUrl: string, now: string): Kernel =>
  createKernel({
    databaseUrl,
    areas: platformAreas,
    clock: frozenClock(now),
    providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-bench-'))),
    log: silentLog,
    publicUrl: 'http://127.0.0.1',
    checkOutputs: false,
    poolSize: 1,
  });

const callerOf = ({ storeId, ownerId }: FilledStore): Caller => ({
  actor: {
    kind: 'user',
    userId: ownerId,
    storeId,
    name: 'Bench',
    email: 'bench@demo.brandwright.test',
    role: 'owner',
    plan: 'TIER_3',
    isPreview: false,
    tokenGeneration: 2,
    flags: ['analytics', 'fulfillment_metrics'],
  },
  via: 'hand',
  requestId: 'bench',
  signal: new AbortController().signal,
});
