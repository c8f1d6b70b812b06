import { OperationError } from '@brandwright/contract';
import type { Assistant, AssistantRun } from '@brandwright/contract/copilot/assistants/entities.ts';
import { scheduleWords } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import type { AssistantRow } from './find-assistant.ts';
import { assistantRuns, assistants } from './tables.ts';

type RunRow = typeof assistantRuns.$inferSelect;

/** Of those due at one instant, the one begun last. */
export const newestFirst = [
  desc(assistantRuns.dueAt),
  sql`${assistantRuns.claimedAt} desc nulls first`,
  desc(assistantRuns.id),
];

/** The run as people see it; its conversation only by the person whom it belongs to. */
export function toRun(context: Context, row: RunRow, assistantName: string): AssistantRun {
  const isOwn = context.actor.kind === 'user' && context.actor.userId === row.worksFor;
  return {
    id: row.id,
    assistantId: row.assistantId,
    assistantName,
    status: row.status,
    trigger: row.trigger,
    dueAt: row.dueAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    found: row.found,
    calls: row.calls,
    pendingActionIds: row.pendingActionIds,
    conversationId: isOwn ? row.conversationId : null,
  };
}

const toAssistant = (row: AssistantRow, runCount: number, lastRun: AssistantRun | null): Assistant => ({
  id: row.id,
  name: row.name,
  instructions: row.instructions,
  schedule: row.schedule,
  scheduleWords: scheduleWords(row.schedule),
  timeZone: row.timeZone,
  isActive: row.isActive,
  pausedBecause: row.pausedBecause,
  nextRunAt: row.isActive ? (row.nextRunAt?.toISOString() ?? null) : null,
  mayUse: row.mayUse,
  mayPropose: row.mayPropose,
  worksFor: row.worksForName,
  failures: row.failures,
  runCount,
  lastRun,
  createdAt: row.createdAt.toISOString(),
});

/** Assistants with how often each ran and its last run. */
export async function described(context: Context, rows: readonly AssistantRow[]): Promise<Assistant[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const ofThese = and(eq(assistantRuns.storeId, context.storeId), inArray(assistantRuns.assistantId, ids));
  const tallies = await context.db
    .select({ id: assistantRuns.assistantId, runs: count() })
    .from(assistantRuns)
    .where(ofThese)
    .groupBy(assistantRuns.assistantId);
  const latest = await context.db
    .selectDistinctOn([assistantRuns.assistantId])
    .from(assistantRuns)
    .where(ofThese)
    .orderBy(assistantRuns.assistantId, ...newestFirst);
  const runs = new Map(latest.map((run) => [run.assistantId, run]));
  const counts = new Map(tallies.map((tally) => [tally.id, tally.runs]));
  return rows.map((row) => {
    const run = runs.get(row.id);
    return toAssistant(row, counts.get(row.id) ?? 0, run ? toRun(context, run, row.name) : null);
  });
}

/** One assistant as it stands now, deleted or not. */
export async function describedById(context: Context, id: string): Promise<Assistant> {
  const rows = await context.db
    .select()
    .from(assistants)
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, id)));
  const [one] = await described(context, rows);
  if (!one) throw new OperationError('not_found', 'That assistant wasn’t found.');
  return one;
}
