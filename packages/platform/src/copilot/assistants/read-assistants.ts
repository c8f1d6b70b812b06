import { OperationError } from '@brandwright/contract';
import type { Assistant, AssistantRun } from '@brandwright/contract/copilot/assistants/entities.ts';
import { mostAssistants } from '@brandwright/contract/copilot/assistants/entities.ts';
import { getAssistant } from '@brandwright/contract/copilot/assistants/get-assistant.ts';
import { listAssistantRuns } from '@brandwright/contract/copilot/assistants/list-assistant-runs.ts';
import { listAssistants } from '@brandwright/contract/copilot/assistants/list-assistants.ts';
import { scheduleWords } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant, livingAssistants, type AssistantRow } from './find-assistant.ts';
import { assistantRuns, assistants } from './tables.ts';
import { addDays, instantOf, wallTimeOf } from './zoned-time.ts';
import { storeTimeZone } from './store-time-zone.ts';

type RunRow = typeof assistantRuns.$inferSelect;

/** Of those due at one instant, the one begun last. */
const newestFirst = [
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
  if (!one) throw new OperationError('not_found', 'There is no such assistant.');
  return one;
}

export const listAssistantsHere = implement(listAssistants, {
  async run(context, { isActive }) {
    const all = await livingAssistants(context);
    const rows = all
      .filter((row) => isActive === undefined || row.isActive === isActive)
      .sort((one, other) => Number(other.isActive) - Number(one.isActive));
    return {
      output: { assistants: await described(context, rows), total: rows.length, most: mostAssistants },
    };
  },
});

export const getAssistantHere = implement(getAssistant, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    return { output: await describedById(context, row.id) };
  },
});

export const listAssistantRunsHere = implement(listAssistantRuns, {
  async run(context, { id, assistant, status, from, to, page, size }) {
    const named = id !== undefined || assistant !== undefined;
    const only = named ? await findAssistant(context, { id, assistant }) : undefined;
    const timeZone = only?.timeZone ?? (await storeTimeZone(context));
    const matches = and(
      eq(assistantRuns.storeId, context.storeId),
      only ? eq(assistantRuns.assistantId, only.id) : undefined,
      status ? eq(assistantRuns.status, status) : undefined,
      from ? gte(assistantRuns.dueAt, startOf(from, timeZone, 0)) : undefined,
      to ? lt(assistantRuns.dueAt, startOf(to, timeZone, 1)) : undefined,
    );
    const [counted] = await context.db.select({ total: count() }).from(assistantRuns).where(matches);
    const rows = await context.db
      .select({ run: assistantRuns, name: assistants.name })
      .from(assistantRuns)
      .innerJoin(
        assistants,
        and(eq(assistants.storeId, assistantRuns.storeId), eq(assistants.id, assistantRuns.assistantId)),
      )
      .where(matches)
      .orderBy(...newestFirst)
      .limit(size)
      .offset(page * size);
    const runs = rows.map(({ run, name }) => toRun(context, run, name));
    return { output: { runs, page, size, total: counted?.total ?? 0 } };
  },
});

/** Midnight of a calendar day, so many days later, by the wall clock of a zone. */
function startOf(day: string, timeZone: string, daysLater: number): Date {
  const wall = { ...wallTimeOf(new Date(`${day}T12:00:00Z`), 'UTC'), hour: 0, minute: 0 };
  return instantOf(addDays(wall, daysLater), timeZone);
}
