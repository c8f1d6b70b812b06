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
import type { FilledStore } from './fill-store.ts';
import type { Question } from './questions.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

export interface TimedQuestion {
  name: string;
  /** Milliseconds of the first call. */
  firstMs: number;
  /** Median of all calls. */
  keptMs: number;
  /** With orders and line items calculated from the raw rows; null if that wasn't asked for. */
  plainMs: number | null;
  /** Whether the plain query was stopped before it answered, after that time. */
  isCut: boolean;
  /** Whether both gave the same answer; null where one gave none. */
  same: boolean | null;
}

/** How often each question is asked. */
export interface Runs {
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
        firstMs: own.firstMs,
        keptMs: own.ms,
        plainMs: other?.ms ?? null,
        isCut: other !== null && other.answer === null,
        same: other && other.answer !== null ? own.answer === other.answer : null,
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
  // What the sums are due to be is defined in views of the facts: over the plain facts they are the plain sums.
  const sums = read('../../../packages/platform/routines/insight-fact-sums.sql')
    .match(/^create view insight_\w+_due with[^;]*;$/gm)
    ?.map((view) => view.replace('_due with', ' with'))
    .join('\n');
  const views = read('../../../packages/platform/routines/insight.sql').replaceAll(/^drop view .*$/gm, '');
  await client.query(
    `begin; ${read('plain.sql')} ${sums ?? ''} ${views} grant usage on schema plain to ${appRole};
     grant select on all tables in schema plain to ${appRole}; commit`,
  );
  await client.end();
}

/** Calls so many times. The answer is the first one's, as a kept report says how old it is; null where the database stopped a call. */
async function timeRuns(
  kernel: Kernel,
  ask: (kernel: Kernel) => Promise<unknown>,
  runs: number,
): Promise<{ firstMs: number; ms: number; answer: string | null }> {
  const taken: number[] = [];
  let answer: string | null = null;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const result = await answered(ask(kernel));
    taken.push(performance.now() - began);
    if (result === null) break;
    if (run === 0) answer = JSON.stringify(result.output, withoutWaiting);
  }
  return { firstMs: taken[0] ?? 0, ms: median(taken), answer };
}

/** Of an answer that took long, that it did is no part: the other one took another time. */
const withoutWaiting = (key: string, value: unknown): unknown =>
  key === 'notes' && Array.isArray(value)
    ? value.filter((note) => !String(note).startsWith('This was the first look'))
    : value;

/** PostgreSQL's code for a statement that took longer than it may. */
const stopped = '57014';

async function answered(call: Promise<unknown>): Promise<{ output?: unknown } | null> {
  try {
    return (await call) as { output?: unknown };
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      if ('code' in cause && cause.code === stopped) return null;
    throw error;
  }
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
    // A report is kept in a transaction of its own.
    poolSize: 2,
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
