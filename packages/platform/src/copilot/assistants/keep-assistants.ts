import { OperationError } from '@brandwright/contract';
import { deleteAssistant } from '@brandwright/contract/copilot/assistants/delete-assistant.ts';
import { runAssistantNow } from '@brandwright/contract/copilot/assistants/run-assistant-now.ts';
import { setAssistantActive } from '@brandwright/contract/copilot/assistants/set-assistant-active.ts';
import { updateAssistant } from '@brandwright/contract/copilot/assistants/update-assistant.ts';
import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { mostAssistants } from '@brandwright/contract/copilot/assistants/entities.ts';
import { changeSchedule, readSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import { nameFrom, requestOf } from '@brandwright/contract/copilot/assistants/request-words.ts';
import type { AssistantSchedule } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant, livingAssistants, type AssistantRow } from './find-assistant.ts';
import { checkedLeave } from './leave.ts';
import { describedById } from './read-assistants.ts';
import { nextRun } from './rules.ts';
import { queueRun } from './runs.ts';
import { storeTimeZone } from './store-time-zone.ts';
import { assistantRuns, assistants } from './tables.ts';

type Change = Partial<typeof assistants.$inferInsert>;

export const createAssistantHere = implement(createAssistant, {
  async run(context, input) {
    const all = await livingAssistants(context);
    if (all.length >= mostAssistants) {
      throw new OperationError(
        'conflict',
        `A store keeps at most ${mostAssistants} assistants. Delete one that you no longer need first.`,
      );
    }
    const name = input.name ?? freeName(nameFrom(input.instructions), all);
    refuseTaken(name, all);
    const schedule = said(input.schedule) ?? readSchedule(input.instructions)?.schedule ?? usualSchedule;
    const timeZone = input.timeZone ?? (await storeTimeZone(context));
    const id = randomUUID();
    const now = context.clock.now();
    await context.db.insert(assistants).values({
      storeId: context.storeId,
      id,
      name,
      instructions: workOf(input.instructions),
      schedule,
      timeZone,
      ...checkedLeave({ mayUse: input.mayUse ?? null, mayPropose: input.mayPropose ?? [] }),
      isActive: true,
      nextRunAt: nextRun(schedule, timeZone, now),
      ...inNameOf(context),
      createdAt: now,
    });
    return changed(context, id, { deletedAt: context.clock.now().toISOString() });
  },
  undo: takeBack,
});

export const updateAssistantHere = implement(updateAssistant, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    if (input.name !== undefined)
      refuseTaken(
        input.name,
        (await livingAssistants(context)).filter(({ id }) => id !== row.id),
      );
    const own = input.instructions === undefined ? undefined : readSchedule(input.instructions)?.schedule;
    const schedule = said(input.schedule, row.schedule) ?? own ?? row.schedule;
    const timeZone = input.timeZone ?? row.timeZone;
    const leave = checkedLeave({
      mayUse: input.mayUse === undefined ? row.mayUse : input.mayUse,
      mayPropose: input.mayPropose ?? row.mayPropose,
    });
    await set(context, row.id, {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.instructions === undefined ? {} : { instructions: workOf(input.instructions) }),
      schedule,
      timeZone,
      ...leave,
      ...inNameOf(context),
      failures: 0,
      isRetry: false,
      nextRunAt: nextRun(schedule, timeZone, context.clock.now()),
    });
    return changed(context, row.id, before(row));
  },
  undo: takeBack,
});

export const setAssistantActiveHere = implement(setAssistantActive, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    await set(context, row.id, {
      isActive: input.isActive,
      pausedBecause: null,
      failures: 0,
      isRetry: false,
      nextRunAt: nextRun(row.schedule, row.timeZone, context.clock.now()),
    });
    return changed(context, row.id, before(row));
  },
  undo: takeBack,
});

export const deleteAssistantHere = implement(deleteAssistant, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    await set(context, row.id, { deletedAt: context.clock.now() });
    return changed(context, row.id, { deletedAt: null });
  },
  undo: takeBack,
});

export const runAssistantNowHere = implement(runAssistantNow, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    const [open] = await context.db
      .select({ id: assistantRuns.id })
      .from(assistantRuns)
      .where(
        and(
          eq(assistantRuns.storeId, context.storeId),
          eq(assistantRuns.assistantId, row.id),
          inArray(assistantRuns.status, ['QUEUED', 'RUNNING']),
        ),
      );
    if (open) throw new OperationError('conflict', `“${row.name}” is running already. Wait for its result.`);
    await queueRun(context, row.id, 'HAND', context.clock.now());
    return { output: await describedById(context, row.id), subject: { kind: 'assistant', id: row.id } };
  },
});

/** A schedule given in words, or what they change of the one before; words that say none are refused. */
function said(words: string | undefined, before?: AssistantSchedule): AssistantSchedule | undefined {
  if (words === undefined) return undefined;
  const read = changeSchedule(words, before);
  if (read) return read;
  const message =
    'Say when it runs, at most every hour: “every day at 8:00”, “every Monday at 9 am”, “every 4 hours” or “only when asked”.';
  throw new OperationError('bad_input', message, [{ path: 'schedule', message }]);
}

const usualSchedule: AssistantSchedule = { every: 'DAY', at: '08:00' };

/** The instructions as they are kept: what to do, without when. */
function workOf(instructions: string): string {
  const work = requestOf(instructions);
  if (work) return work;
  const message = 'Say what it should do: “list orders that are late”.';
  throw new OperationError('bad_input', message, [{ path: 'instructions', message }]);
}

/** A run has the name and role of who made or last changed the assistant, so that nobody lends it more than they have. */
function inNameOf(context: Context) {
  if (context.actor.kind !== 'user') throw new OperationError('forbidden', 'Only a person makes assistants.');
  return { worksFor: context.actor.userId, worksForName: context.actor.name };
}

function freeName(name: string, all: readonly AssistantRow[]): string {
  const taken = new Set(all.map((row) => row.name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(tried.toLowerCase())) return tried;
  }
}

function refuseTaken(name: string, others: readonly AssistantRow[]): void {
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) {
    const message = `There is an assistant called “${name}” already. Choose another name.`;
    throw new OperationError('conflict', message, [{ path: 'name', message }]);
  }
}

const set = (context: Context, id: string, change: Change) =>
  context.db
    .update(assistants)
    .set(change)
    .where(and(eq(assistants.storeId, context.storeId), eq(assistants.id, id)));

const changed = async (context: Context, id: string, undo: object) => ({
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

const before = ({
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
  if (!row) throw new OperationError('not_found', 'There is no such assistant.');
  return row;
}

async function takeBack(context: Context, undo: unknown): Promise<void> {
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
