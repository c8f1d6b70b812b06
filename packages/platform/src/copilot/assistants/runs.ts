import {
  failuresUntilPause,
  type AssistantRunCall,
  type AssistantRunTrigger,
} from '@brandwright/contract/copilot/assistants/entities.ts';
import { addFeedNote } from '@brandwright/contract/home/add-feed-note.ts';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import type { AssistantRow } from './find-assistant.ts';
import { assistantReads } from '@brandwright/contract/copilot/assistants/fields.ts';
import { afterFailure, nextRun, runTransitions } from './rules.ts';
import { assistantRuns, assistants } from './tables.ts';

/** A run that takes longer is stopped. */
export const longestRunMs = 5 * 60_000;
/** What a stopped run may take to write down how it ended. */
const graceMs = 60_000;

/** The job that carries out a run; its handler stands where the partner is. */
export const runAssistantJob = 'run_assistant';

/** Writes a run that waits, and its job, in one transaction. */
export async function queueRun(
  context: Context,
  assistantId: string,
  trigger: AssistantRunTrigger,
  dueAt: Date,
): Promise<string> {
  const id = randomUUID();
  await context.db
    .insert(assistantRuns)
    .values({ storeId: context.storeId, id, assistantId, status: 'QUEUED', trigger, dueAt });
  await context.jobs.enqueue(runAssistantJob, { runId: id });
  return id;
}

/**
 * Takes an assistant whose time has come: moves its clock on and queues its run, in one transaction. Whoever comes
 * second finds the clock moved and does nothing. However long nobody looked, one run makes up for all that were missed.
 */
export async function takeDue(context: Context, assistantId: string): Promise<boolean> {
  const now = context.clock.now();
  const which = and(
    eq(assistants.storeId, context.storeId),
    eq(assistants.id, assistantId),
    eq(assistants.isActive, true),
    isNull(assistants.deletedAt),
    lte(assistants.nextRunAt, now),
  );
  const [row] = await context.db.select().from(assistants).where(which).for('update', { skipLocked: true });
  if (!row?.nextRunAt) return false;
  await context.db
    .update(assistants)
    .set({ nextRunAt: nextRun(row.schedule, row.timeZone, now), isRetry: false })
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, row.id)));
  const [open] = await context.db
    .select({ id: assistantRuns.id })
    .from(assistantRuns)
    .where(and(ofAssistant(context, row.id), inArray(assistantRuns.status, ['QUEUED', 'RUNNING'])));
  // Its last run still goes on: this time is left out rather than piled up.
  if (open) return false;
  await queueRun(context, row.id, row.isRetry ? 'RETRY' : 'SCHEDULE', row.nextRunAt);
  return true;
}

const ofAssistant = (context: Context, assistantId: string) =>
  and(eq(assistantRuns.storeId, context.storeId), eq(assistantRuns.assistantId, assistantId));

const byId = (context: Context, runId: string) =>
  and(eq(assistantRuns.storeId, context.storeId), eq(assistantRuns.id, runId));

export interface StartedRun {
  run: typeof assistantRuns.$inferSelect;
  assistant: AssistantRow;
}

/**
 * Claims a run for one worker: QUEUED → RUNNING. `interrupted` is one that was begun so long ago that its server must
 * have died. Undefined when there is nothing to do: it is over, or another worker is at it.
 */
export async function startRun(
  context: Context,
  runId: string,
): Promise<({ kind: 'started' } & StartedRun) | ({ kind: 'interrupted' } & StartedRun) | undefined> {
  const [claimed] = await context.db
    .update(assistantRuns)
    .set({ status: 'RUNNING', startedAt: context.clock.now(), claimedAt: new Date() })
    .where(and(byId(context, runId), eq(assistantRuns.status, 'QUEUED')))
    .returning();
  const [run] = claimed
    ? [claimed]
    : await context.db.select().from(assistantRuns).where(byId(context, runId));
  if (!run || (!claimed && run.status !== 'RUNNING')) return undefined;
  const heldForMs = Date.now() - (run.claimedAt?.getTime() ?? 0);
  if (!claimed && heldForMs < longestRunMs + graceMs) return undefined;
  const [assistant] = await context.db
    .select()
    .from(assistants)
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, run.assistantId)));
  if (!assistant) return undefined;
  await context.events.publish({ type: 'invalidate', operations: [...assistantReads] });
  return { kind: claimed ? 'started' : 'interrupted', run, assistant };
}

/** Writes whose conversation the run is, before the partner begins. */
export async function noteConversation(
  context: Context,
  runId: string,
  conversationId: string,
): Promise<void> {
  const worksFor = context.actor.kind === 'user' ? context.actor.userId : null;
  await context.db.update(assistantRuns).set({ conversationId, worksFor }).where(byId(context, runId));
}

export interface RunEnd {
  status: 'DONE' | 'FAILED';
  /** What it found, or why it failed. */
  found: string;
  calls: AssistantRunCall[];
  pendingActionIds: string[];
  /** Words from outside the store were in view. */
  isFromOutside: boolean;
}

/**
 * Ends a run, once: writes what it found, puts it into the feed, and after a failure tries again later, or, when it was
 * the third in a row, pauses the assistant and says so in the feed.
 */
export async function endRun(context: Context, started: StartedRun, end: RunEnd): Promise<void> {
  const { run } = started;
  const now = context.clock.now();
  const { status, found, calls, pendingActionIds } = end;
  const from = (Object.keys(runTransitions) as (keyof typeof runTransitions)[]).filter((status) =>
    runTransitions[status].includes(end.status),
  );
  const [ended] = await context.db
    .update(assistantRuns)
    .set({ status, found, calls, pendingActionIds, endedAt: now })
    .where(and(byId(context, run.id), inArray(assistantRuns.status, from)))
    .returning();
  if (!ended) return;
  const [assistant] = await context.db
    .select()
    .from(assistants)
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, run.assistantId)))
    .for('update');
  if (!assistant || assistant.deletedAt) return;
  if (end.status === 'DONE') {
    await change(context, assistant.id, { failures: 0 });
    await tellFound(context, assistant, end);
  } else {
    await settleFailure(context, assistant, ended.trigger === 'HAND', end.found);
  }
  await context.events.publish({ type: 'invalidate', operations: [...assistantReads] });
}

async function settleFailure(
  context: Context,
  assistant: AssistantRow,
  byHand: boolean,
  reason: string,
): Promise<void> {
  // A run that someone watches says itself that it failed; only unattended ones count toward the pause.
  if (byHand || !assistant.isActive) return;
  const failures = assistant.failures + 1;
  const now = context.clock.now();
  const next = afterFailure(failures, now, nextRun(assistant.schedule, assistant.timeZone, now));
  if (next.kind !== 'pause') {
    await change(context, assistant.id, { failures, nextRunAt: next.at, isRetry: next.kind === 'retry' });
    return;
  }
  const pausedBecause = `It paused itself after ${failuresUntilPause} failures in a row. The last one: ${reason}`;
  await change(context, assistant.id, { failures, isActive: false, pausedBecause, isRetry: false });
  await note(context, assistant, {
    key: 'paused',
    title: `${assistant.name} paused itself after ${failuresUntilPause} failures`,
    detail: reason,
    say: `Show the assistant ${assistant.name}`,
    sayLabel: 'Look into it',
    urgency: 'TODAY',
    isFromOutside: false,
  });
}

const change = (context: Context, id: string, set: Partial<typeof assistants.$inferInsert>) =>
  context.db
    .update(assistants)
    .set(set)
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, id)));

async function tellFound(context: Context, assistant: AssistantRow, end: RunEnd): Promise<void> {
  const proposals = end.pendingActionIds.length;
  const [first = '', ...more] = end.found.split(/(?<=[.!?])\s+/);
  const rest = more.join(' ').trim();
  await note(context, assistant, {
    key: 'result',
    title: first.replace(/\.$/, '') || `${assistant.name} has run`,
    detail: rest || null,
    say: proposals > 0 ? 'What is waiting for my approval?' : assistant.instructions,
    sayLabel: proposals > 0 ? 'Decide' : 'Look at it',
    urgency: proposals > 0 ? 'TODAY' : 'SOON',
    isFromOutside: end.isFromOutside,
  });
}

interface Note {
  key: string;
  title: string;
  detail: string | null;
  say: string;
  sayLabel: string;
  urgency: 'TODAY' | 'SOON';
  isFromOutside: boolean;
}

const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** A note of the assistant; the next one with the same key takes its place. */
async function note(
  context: Context,
  assistant: AssistantRow,
  { title, detail, say, ...rest }: Note,
): Promise<void> {
  await context.call(addFeedNote, {
    source: 'ASSISTANT',
    sourceId: assistant.id,
    author: assistant.name,
    title: cut(title, 140),
    detail: detail === null ? null : cut(detail, 400),
    say: cut(say, 300),
    records: [],
    figures: [],
    ...rest,
  });
  await context.events.publish({ type: 'invalidate', operations: ['list_feed'] });
}
