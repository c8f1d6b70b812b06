import { OperationError } from '@brandwright/contract';
import { changeSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import { requestOf } from '@brandwright/contract/copilot/assistants/request-words.ts';
import type { AssistantSchedule } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { livingAssistants, type AssistantRow } from './find-assistant.ts';
import { describedById } from './read-assistants.ts';
import { nextRun } from './rules.ts';
import { assistants } from './tables.ts';

type Change = Partial<typeof assistants.$inferInsert>;

/** A schedule given in words, or what they change of the one before; words that say none are refused. */
export function said(words: string | undefined, before?: AssistantSchedule): AssistantSchedule | undefined {
  if (words === undefined) return undefined;
  const read = changeSchedule(words, before);
  if (read) return read;
  const message =
    'Say when it runs, at most every hour: “every day at 8:00”, “every Monday at 9 am”, “every 4 hours” or “only when asked”.';
  throw new OperationError('bad_input', message, [{ path: 'schedule', message }]);
}

/** The instructions as they are kept: what to do, without when. */
export function workOf(instructions: string): string {
  const work = requestOf(instructions);
  if (work) return work;
  const message = 'Say what it should do: “list orders that are late”.';
  throw new OperationError('bad_input', message, [{ path: 'instructions', message }]);
}

/** A run has the name and role of who made or last changed the assistant, so that nobody lends it more than they have. */
export function inNameOf(context: Context) {
  if (context.actor.kind !== 'user')
    throw new OperationError('forbidden', 'Only a person can make assistants.');
  return { worksFor: context.actor.userId, worksForName: context.actor.name };
}

export function refuseTaken(name: string, others: readonly AssistantRow[]): void {
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) {
    const message = `An assistant named “${name}” already exists. Choose another name.`;
    throw new OperationError('conflict', message, [{ path: 'name', message }]);
  }
}

export const set = (context: Context, id: string, change: Change) =>
  context.db
    .update(assistants)
    .set(change)
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, id)));

export const changed = async (context: Context, id: string, undo: object) => ({
  output: await describedById(context, id),
  undo: { id, ...undo, left: before(await rowOf(context, id)) },
  subject: { kind: 'assistant', id },
});

const undoState = z.object({
  id: z.uuid(),
  name: z.string().optional(),
  instructions: z.string().optional(),
  schedule: z.custom<AssistantSchedule>((value) => typeof value === 'object' && value !== null).optional(),
  timeZone: z.string().optional(),
  mayUse: z.array(z.string()).nullish(),
  mayPropose: z.array(z.string()).optional(),
  isActive: z.boolean().optional(),
  pausedBecause: z.string().nullish(),
  deletedAt: z.iso.datetime().nullish(),
  left: z.record(z.string(), z.unknown()),
});

export const before = ({
  name,
  instructions,
  schedule,
  timeZone,
  mayUse,
  mayPropose,
  isActive,
  pausedBecause,
}: AssistantRow) => ({
  name,
  instructions,
  schedule,
  timeZone,
  mayUse,
  mayPropose,
  isActive,
  pausedBecause,
});

async function rowOf(context: Context, id: string): Promise<AssistantRow> {
  const [row] = await context.db
    .select()
    .from(assistants)
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, id)));
  if (!row) throw new OperationError('not_found', 'That assistant wasn’t found.');
  return row;
}

export async function takeBack(context: Context, undo: unknown): Promise<void> {
  const { id, deletedAt, left, ...rest } = undoState.parse(undo);
  const row = await rowOf(context, id);
  refuseChangedSince('assistant', left, before(row));
  if (deletedAt === null)
    refuseTaken(
      row.name,
      (await livingAssistants(context)).filter((other) => other.id !== id),
    );
  const schedule = rest.schedule ?? row.schedule;
  const nextRunAt = nextRun(schedule, rest.timeZone ?? row.timeZone, context.clock.now());
  await set(context, id, {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(deletedAt === undefined ? {} : { deletedAt: deletedAt === null ? null : new Date(deletedAt) }),
    // Leave that was taken back runs in the name of who takes it back.
    ...inNameOf(context),
    nextRunAt,
  });
}
