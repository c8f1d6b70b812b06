import type { PendingAction, RecordKind } from '@brandwright/contract';
import type { Providers } from '@brandwright/providers';
import type { PlatformArea } from './area.ts';
import type { RecordCandidate } from './records/record-candidate.ts';
import { authorizeNaming } from './request/authorize.ts';
import type { Clock } from './request/clock.ts';
import type { Context } from './request/context.ts';
import { createPool, inTransaction, type TransactionMode } from './data/database.ts';
import { decideAction } from './approvals/decide.ts';
import { EventHub } from './events/events.ts';
import { JobWorker } from './jobs/job-worker.ts';
import type { AnyJobHandler } from './jobs/jobs.ts';
import { keepRounds } from './jobs/keep-rounds.ts';
import type { KernelParts } from './kernel-parts.ts';
import type { Log } from './log.ts';
import { keepReconciling } from './payments/keep-reconciling.ts';
import { parseInput } from './request/parse.ts';
import { findRecords } from './records/records.ts';
import { prepare, runOperation, type OperationCall, type OperationResult } from './request/run-operation.ts';
import { readRegistry } from './request/implementations.ts';
import { StoreClocks } from './request/store-clocks.ts';
import { storeOf, type Caller } from './request/caller.ts';
import { transactionContext } from './request/transaction-context.ts';
import { undoEntry } from './approvals/undo.ts';

export interface KernelOptions {
  /** Address of the database, as its owner. */
  databaseUrl: string;
  areas: readonly PlatformArea[];
  clock: Clock;
  providers: Providers;
  log: Log;
  publicUrl: string;
  checkOutputs: boolean;
  /** Connections for operations; default 10. */
  poolSize?: number;
}

/** Everything that gateways need of the platform. */
export interface Kernel {
  run(call: OperationCall): Promise<OperationResult>;
  /** What an action would do, for the confirmation of a classic screen. Changes nothing. */
  preview(call: OperationCall): Promise<{ input: unknown; preview: PendingAction['preview'] }>;
  decide(caller: Caller, decision: { actionId: string; approved: boolean }): Promise<PendingAction>;
  /** Records of the store named in someone's words. */
  findRecords(caller: Caller, words: string, kinds?: readonly RecordKind[]): Promise<RecordCandidate[]>;
  /** Runs `work` with a context of the caller, in one transaction, for what is no operation (the chat's own records). */
  inContext<T>(caller: Caller, work: (context: Context) => Promise<T>, mode?: TransactionMode): Promise<T>;
  events: EventHub;
  clocks: StoreClocks;
  /** The server's own, for what belongs to no store. */
  clock: Clock;
  log: Log;
  pool: KernelParts['pool'];
  /**
   * Starts live events and, unless told otherwise, the worker of background jobs. `jobs` are kinds of work that stand on
   * a floor above this one (the partner's), beside those of the areas.
   */
  start(options?: { worker?: boolean; jobs?: readonly AnyJobHandler[] }): Promise<void>;
  stop(): Promise<void>;
}

/** Puts the kernel together. Refuses areas that leave a declaration without what its effect needs. */
export function createKernel(options: KernelOptions): Kernel {
  const { clock, log } = options;
  const clocks = new StoreClocks(clock);
  const registry = readRegistry(options.areas);
  const pool = createPool(options.databaseUrl, options.poolSize);
  const poolApart = createPool(options.databaseUrl, 2);
  for (const one of [pool, poolApart])
    one.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection broke'));
  const paymentSubjects = new Map(
    options.areas.flatMap((area) => area.paymentSubjects ?? []).map((subject) => [subject.kind, subject]),
  );
  let stopReconciling = () => {};
  let stopRounds = () => {};
  const rounds = options.areas.flatMap((area) => area.rounds ?? []);
  const jobsAbove = new Map<string, AnyJobHandler>();
  const events = new EventHub(options.databaseUrl, log);
  const parts: KernelParts = {
    pool,
    poolApart,
    clocks,
    log,
    providers: options.providers,
    publicUrl: options.publicUrl,
    checkOutputs: options.checkOutputs,
    queue: { send: (job, afterMs) => worker.send(job, afterMs) },
    implementationOf: registry.implementationOf,
    jobHandler: (name) => registry.jobHandler(name) ?? jobsAbove.get(name),
    findRecords: (context, words, kinds) => findRecords(registry.finders, context, words, kinds),
    feedSources: options.areas.flatMap(({ feed }) => feed ?? []),
    paymentSubject(kind) {
      const subject = paymentSubjects.get(kind);
      if (!subject) throw new Error(`Nothing is paid for records of the kind ${kind}.`);
      return subject;
    },
    shopOfStore: async (context) =>
      options.areas.find(({ shopOfStore }) => shopOfStore)?.shopOfStore?.(context),
    undo: (context, entryId) => undoEntry(parts, context, entryId),
  };
  const worker = new JobWorker(parts, options.databaseUrl);

  const inContext: Kernel['inContext'] = async (caller, work, mode) => {
    const afterCommit: (() => void)[] = [];
    const result = await inTransaction(
      pool,
      storeOf(caller.actor),
      (db) => work(transactionContext(parts, caller, db, afterCommit)),
      mode,
    );
    for (const act of afterCommit) act();
    return result;
  };

  return {
    run: (call) => runOperation(parts, call),
    async preview(call) {
      const implementation = parts.implementationOf(call.operation);
      await authorizeNaming(pool, implementation.declaration, call.actor);
      const input = parseInput(implementation.declaration, call.input);
      return inContext(call, (context) => prepare(context, implementation, input));
    },
    decide: (caller, decision) => decideAction(parts, caller, decision),
    findRecords: (caller, words, kinds) =>
      inContext(caller, (context) => context.findRecords(words, kinds), 'read'),
    inContext,
    events,
    clocks,
    clock,
    log,
    pool,
    async start({ worker: works = true, jobs = [] } = {}) {
      for (const job of jobs) jobsAbove.set(job.name, job);
      await events.start();
      await worker.start({ works });
      stopReconciling = await keepReconciling(parts);
      if (works) stopRounds = keepRounds(parts, rounds);
    },
    async stop() {
      stopReconciling();
      stopRounds();
      await worker.stop();
      await events.stop();
      await Promise.all([pool.end(), poolApart.end()]);
    },
  };
}
