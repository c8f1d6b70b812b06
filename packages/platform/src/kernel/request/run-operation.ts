import {
  effectsThatAsk,
  type AnyDeclaration,
  type ApprovalPreview,
  type PendingAction,
} from '@brandwright/contract';
import { authorizeNaming } from './authorize.ts';
import type { Context } from './context.ts';
import { inTransaction, type Database } from '../data/database.ts';
import { chargeFor, refuseCostly } from '../credits/charge-call.ts';
import { claimKey, keepAnswer } from './idempotency.ts';
import type { Implementation } from './implementation.ts';
import { writeEntry } from '../approvals/journal.ts';
import { notingJobs, type BegunJob } from '../jobs/transaction-jobs.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { refuseOutgoingBlanks } from '../approvals/outgoing-text.ts';
import { parseInput, parseOutput } from './parse.ts';
import { createPendingAction, findAction, toPendingAction } from '../approvals/pending-actions.ts';
import { plainPreview } from '../approvals/plain-preview.ts';
import { rehearse } from '../approvals/rehearse.ts';
import { storeOf, type Caller } from './caller.ts';
import { transactionContext } from './transaction-context.ts';

/** One call of an operation by anyone, through any gateway. */
export interface OperationCall extends Caller {
  operation: string;
  input: unknown;
  /** A repeat with the same key answers the first result; see idempotency.ts. */
  idempotencyKey?: string | undefined;
  /** Words from outside are in view of the model that calls: every action asks. */
  untrustedInView?: boolean | undefined;
  /** What the call is in words, such as "Move stock between places: Bud vase, Garage, Units 60", for an approval that has none of its own. */
  called?: string | undefined;
  /** A message was taken for it without being sure: a change asks first. */
  isDoubtful?: boolean | undefined;
  /** The tool call, for the pending action. */
  callId?: string | undefined;
}

export type OperationResult =
  | {
      kind: 'done';
      output: unknown;
      summary: string;
      journalEntryId: string | null;
      undoable: boolean;
      repeated: boolean;
      /** The background work that it queued; none where a repeat answers the first result. */
      begun?: readonly BegunJob[];
    }
  | { kind: 'asks'; action: PendingAction };

/** Whether this call needs a founder's yes first. */
export function asks(
  declaration: AnyDeclaration,
  call: Pick<OperationCall, 'via' | 'untrustedInView' | 'isDoubtful'>,
): boolean {
  if (call.via !== 'partner' && call.via !== 'token') return false;
  if (effectsThatAsk.has(declaration.effect)) return true;
  return declaration.effect === 'write' && (call.untrustedInView === true || call.isDoubtful === true);
}

/** Scope check → parse → transaction → journal, for every operation, here and nowhere else. */
export async function runOperation(parts: KernelParts, call: OperationCall): Promise<OperationResult> {
  const implementation = parts.implementationOf(call.operation);
  const { declaration } = implementation;
  await authorizeNaming(parts.pool, declaration, call.actor);
  const input = parseInput(declaration, call.input);
  const afterCommit: (() => void)[] = [];
  const mode = declaration.effect === 'read' ? 'read' : 'write';
  const result = await inTransaction(
    parts.pool,
    storeOf(call.actor),
    async (db): Promise<OperationResult> => {
      const context = transactionContext(parts, call, db, afterCommit);
      if (!asks(declaration, call)) {
        const begun: BegunJob[] = [];
        const done = await runInside(parts, context, implementation, input, keyOf(call), begun);
        // A program that gave the call up hears nothing of it any more, so nothing of it is kept.
        if (call.via === 'token') call.signal.throwIfAborted();
        return { ...done, begun };
      }
      if (declaration.effect === 'write' && call.isDoubtful === true)
        await rehearse(parts, call, db, implementation, input);
      return { kind: 'asks', action: await ask(context, implementation, input, call) };
    },
    mode,
  );
  for (const act of afterCommit) act();
  return result;
}

/** A key is its sender's own: what another person of the store sends under the same one is another call. */
function keyOf({ actor, idempotencyKey }: OperationCall): string | undefined {
  if (idempotencyKey === undefined) return undefined;
  return `${actor.kind === 'user' ? actor.userId : actor.kind}:${idempotencyKey}`;
}

/** Writes the pending action; the same key asks once, and answers the action as it stands now. */
async function ask(
  context: Context,
  implementation: Implementation,
  input: unknown,
  call: OperationCall,
): Promise<PendingAction> {
  const { declaration } = implementation;
  const own = keyOf(call);
  const key = own === undefined ? undefined : `ask:${own}`;
  const first = key && (await claimKey(context.db, claimOf(context, declaration, input, key)));
  if (first) {
    const row = await findAction(context, String(first.output));
    if (row) return toPendingAction(row, declaration);
  }
  const prepared = inWords(await prepare(context, implementation, input), implementation, call);
  const action = await createPendingAction(context, declaration, prepared, call.callId);
  if (key && !first)
    await keepAnswer(context.db, context.storeId, key, { output: action.id, journalEntryId: null });
  return action;
}

/** Words of the caller's own stand for what has none; what would otherwise run at once says why it asks. */
function inWords(
  prepared: { input: unknown; preview: ApprovalPreview },
  { declaration, prepare: ownWords }: Implementation,
  { called, isDoubtful }: OperationCall,
): { input: unknown; preview: ApprovalPreview } {
  const { preview } = prepared;
  const what = isDoubtful || !ownWords ? (called ?? preview.what) : preview.what;
  if (declaration.effect !== 'write') return { ...prepared, preview: { ...preview, what } };
  const reason = isDoubtful ? doubtReason : outsideReason;
  return { ...prepared, preview: { ...preview, what, warnings: [...preview.warnings, reason] } };
}

const doubtReason = 'I’m asking because I’m not sure this is what you meant.';

const outsideReason =
  'I’m asking because words from outside the store are in view, such as a message, a note or a document.';

/** The exact input and the words of its approval. Reads only. */
export async function prepare(
  context: Context,
  implementation: Implementation,
  input: unknown,
): Promise<{ input: unknown; preview: ApprovalPreview }> {
  if (!implementation.prepare) return { input, preview: plainPreview(implementation.declaration, input) };
  const prepared = await implementation.prepare(context, input as never);
  // What an area composed itself is shown only when it can go as it stands.
  refuseOutgoingBlanks(implementation.declaration, prepared.input);
  return prepared;
}

/** Runs a parsed input inside a transaction: key, work, output, journal, AI credits, invalidation. `begun` gathers its jobs. */
export async function runInside(
  parts: KernelParts,
  context: Context,
  implementation: Implementation,
  input: unknown,
  idempotencyKey: string | undefined,
  begun: BegunJob[] = [],
): Promise<Extract<OperationResult, { kind: 'done' }>> {
  const { declaration } = implementation;
  const isRead = declaration.effect === 'read';
  const hasStore = storeOf(context.actor) !== null;
  // What anyone may call may enter another store than the caller's, where their key means nothing.
  const isPublic = declaration.access.kind === 'public';
  const keyed =
    !isRead && !isPublic && declaration.secret !== true && hasStore && idempotencyKey !== undefined;
  if (keyed) {
    const first = await claimKey(context.db, claimOf(context, declaration, input, idempotencyKey));
    if (first) return answered(declaration, first.output, input, first.journalEntryId, true);
  }
  context.jobs = notingJobs(context.jobs, begun);
  await refuseCostly(context, declaration, input);
  const outcome = await implementation.run(context, input as never);
  const output = parseOutput(declaration, outcome.output, parts.checkOutputs, parts.log);
  if (isRead) return answered(declaration, output, input, null, false);
  const journalEntryId = await recordAct(context, declaration, input, { ...outcome, output });
  await chargeFor(context, declaration, { input, output, entryId: journalEntryId, begun });
  if (keyed) await keepAnswer(context.db, context.storeId, idempotencyKey, { output, journalEntryId });
  return answered(declaration, output, input, journalEntryId, false);
}

function claimOf(context: Context, declaration: AnyDeclaration, input: unknown, key: string) {
  return { storeId: context.storeId, key, operation: declaration.name, input, now: context.clock.now() };
}

async function recordAct(
  context: Context,
  declaration: AnyDeclaration,
  input: unknown,
  outcome: { output: unknown; undo?: unknown; subject?: { kind: string; id: string } },
): Promise<string | null> {
  if (context.actor.kind === 'public' && !(await hasEntered(context.db))) return null;
  const id =
    declaration.journal === false
      ? null
      : await writeEntry(context, declaration, {
          input,
          summary: declaration.summary(outcome.output as never, input as never),
          undo: outcome.undo,
          subject: outcome.subject,
          conversationId: context.conversationId,
        });
  if (declaration.invalidates && declaration.invalidates.length > 0) {
    await context.events.publish({ type: 'invalidate', operations: declaration.invalidates });
  }
  return id;
}

async function hasEntered(db: Database): Promise<boolean> {
  const { rows } = await db.execute(`select current_setting('app.store_id', true) as id`);
  return typeof rows[0]?.['id'] === 'string' && rows[0]['id'] !== '';
}

function answered(
  declaration: AnyDeclaration,
  output: unknown,
  input: unknown,
  journalEntryId: string | null,
  repeated: boolean,
): Extract<OperationResult, { kind: 'done' }> {
  return {
    kind: 'done',
    output,
    summary: declaration.summary(output as never, input as never),
    journalEntryId,
    undoable: declaration.undoable === true && journalEntryId !== null,
    repeated,
  };
}
