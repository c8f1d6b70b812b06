import { listAssistantRuns } from '@brandwright/contract/copilot/assistants/list-assistant-runs.ts';
import { and, count, eq, gte, lt } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant } from './find-assistant.ts';
import { assistantRuns, assistants } from './tables.ts';
import { addDays, instantOf, wallTimeOf } from './zoned-time.ts';
import { storeTimeZone } from './store-time-zone.ts';
import { newestFirst, toRun } from './read-assistants.ts';

/** Midnight of a calendar day, so many days later, by the wall clock of a zone. */
function startOf(day: string, timeZone: string, daysLater: number): Date {
  const wall = { ...wallTimeOf(new Date(`${day}T12:00:00Z`), 'UTC'), hour: 0, minute: 0 };
  return instantOf(addDays(wall, daysLater), timeZone);
}

export default implement(listAssistantRuns, {
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
