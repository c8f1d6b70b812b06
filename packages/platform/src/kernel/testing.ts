import { createProviders } from '@brandwright/providers';
import type {
  AnyDeclaration,
  FeatureFlag,
  OutputOf,
  PendingAction,
  Role,
  SendOf,
} from '@brandwright/contract';
import { OperationError } from '@brandwright/contract';
import { desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { platformAreas } from '../areas.ts';
import type { Context, UserActor, Via } from './request/context.ts';
import { createKernel, type Kernel } from './kernel.ts';
import { silentLog } from './log.ts';
import { journalEntries } from './data/tables.ts';
import type { Caller } from './request/caller.ts';

export interface RunOptions {
  as?: Role | 'preview' | 'public';
  via?: Via;
  idempotencyKey?: string;
  untrustedInView?: boolean;
  called?: string;
  isDoubtful?: boolean;
  /** What is done under one is undone together; a new one each time by default. */
  requestId?: string;
  /** The conversation it is done in; none by default, as from a screen. */
  conversationId?: string;
}

let kernel: Kernel | undefined;
const startOfTests = '2026-11-20T15:00:00Z';
const time = { now: new Date(startOfTests) };

/** Puts the tests' clock back: test files share it. */
export function resetTestTime(): void {
  time.now = new Date(startOfTests);
}

/** One kernel for all test files of a worker, on the tests' database, with embedded providers in a folder of its own. */
export function testKernel(): Kernel {
  kernel ??= createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: { now: () => new Date(time.now) },
    providers: createProviders({ PICTURE_SIZE: '512' }, mkdtempSync(join(tmpdir(), 'brandwright-test-')), {
      now: () => new Date(time.now),
    }),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8787',
    checkOutputs: true,
    poolSize: 6,
  });
  return kernel;
}

/** A store of its own, with a person of every role, for one test; `flags` are the features that are turned on for it. */
export async function testStore({ flags = [] }: { flags?: readonly FeatureFlag[] } = {}) {
  const storeId = randomUUID();
  const userId = randomUUID();
  const actor = (as: RunOptions['as']): Caller['actor'] =>
    as === 'public' ? { kind: 'public' } : person(storeId, userId, as ?? 'owner', flags);
  const caller = (options: RunOptions = {}): Caller => ({
    actor: actor(options.as),
    via: options.via ?? 'hand',
    requestId: options.requestId ?? randomUUID(),
    signal: new AbortController().signal,
  });

  const call = <D extends AnyDeclaration>(declaration: D, input: SendOf<D>, options: RunOptions = {}) =>
    testKernel().run({ ...caller(options), ...options, operation: declaration.name, input });

  return {
    storeId,
    userId,
    time,
    kernel: testKernel(),
    caller,
    call,
    /** Runs and answers the output; throws OperationError for a refusal. */
    async run<D extends AnyDeclaration>(
      declaration: D,
      input: SendOf<D>,
      options: RunOptions = {},
    ): Promise<OutputOf<D>> {
      const result = await call(declaration, input, options);
      if (result.kind === 'asks') throw new Error(`${declaration.name} asks for approval.`);
      return result.output as OutputOf<D>;
    },
    /** Runs and answers the journal entry that undoes it. */
    async entryOf<D extends AnyDeclaration>(declaration: D, input: SendOf<D>): Promise<string> {
      const result = await call(declaration, input);
      if (result.kind !== 'done' || !result.journalEntryId) throw new Error('No journal entry.');
      return result.journalEntryId;
    },
    /** Runs as the partner and answers the pending action that it must lead to. */
    async ask<D extends AnyDeclaration>(declaration: D, input: SendOf<D>): Promise<PendingAction> {
      const result = await call(declaration, input, { via: 'partner' });
      if (result.kind !== 'asks') throw new Error(`${declaration.name} did not ask.`);
      return result.action;
    },
    decide: (actionId: string, approved: boolean) => testKernel().decide(caller(), { actionId, approved }),
    /** The code of the refusal that it must lead to. */
    async refusal<D extends AnyDeclaration>(
      declaration: D,
      input: unknown,
      options: RunOptions = {},
    ): Promise<OperationError> {
      try {
        await testKernel().run({ ...caller(options), ...options, operation: declaration.name, input });
      } catch (error) {
        if (error instanceof OperationError) return error;
        throw error;
      }
      throw new Error(`${declaration.name} was not refused.`);
    },
    context: <T>(work: (context: Context) => Promise<T>, options: RunOptions = {}) =>
      testKernel().inContext(caller(options), work),
    /** Journal entries, newest first. */
    journal: () =>
      testKernel().inContext(caller(), ({ db }) =>
        db
          .select()
          .from(journalEntries)
          .where(eq(journalEntries.storeId, storeId))
          .orderBy(desc(journalEntries.sequence)),
      ),
    undo: (entryId: string) => testKernel().inContext(caller(), (context) => context.undo(entryId)),
  };
}

export type TestStore = Awaited<ReturnType<typeof testStore>>;

function person(
  storeId: string,
  userId: string,
  as: Role | 'preview',
  flags: readonly FeatureFlag[],
): UserActor {
  return {
    kind: 'user',
    userId,
    storeId,
    name: 'Test Person',
    email: `${as}@test.example`,
    role: as === 'preview' ? 'owner' : as,
    plan: 'TIER_3',
    isPreview: as === 'preview',
    tokenGeneration: 2,
    flags,
  };
}
