import type {
  AssistantRunCall,
  AssistantRunStatus,
  AssistantRunTrigger,
} from '@brandwright/contract/copilot/assistants/entities.ts';
import type { AssistantSchedule } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** What is done by itself, by whose leave and when. A deleted one stays, for its runs and for undo. */
export const assistants = tenantTable(
  'assistants',
  {
    name: text('name').notNull(),
    instructions: text('instructions').notNull(),
    schedule: jsonb('schedule').$type<AssistantSchedule>().notNull(),
    timeZone: text('time_zone').notNull(),
    /** Null: everything that only looks things up. */
    mayUse: jsonb('may_use').$type<string[]>(),
    mayPropose: jsonb('may_propose').$type<string[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    pausedBecause: text('paused_because'),
    failures: integer('failures').notNull().default(0),
    nextRunAt: instantColumn('next_run_at'),
    /** Whether the next run tries again what failed. */
    isRetry: boolean('is_retry').notNull().default(false),
    /** Who made or last changed it: every run has that person's name and role, never more. */
    worksFor: uuid('works_for').notNull(),
    worksForName: text('works_for_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    deletedAt: instantColumn('deleted_at'),
  },
  (self) => [
    index('assistants_by_time').on(self.storeId, self.createdAt),
    index('assistants_due')
      .on(self.storeId, self.nextRunAt)
      .where(sql`is_active and deleted_at is null and next_run_at is not null`),
  ],
);

/** One run. The scheduled runs of an assistant are unique by the instant they were due, so none happens twice. */
export const assistantRuns = tenantTable(
  'assistant_runs',
  {
    assistantId: uuid('assistant_id').notNull(),
    status: text('status').$type<AssistantRunStatus>().notNull(),
    trigger: text('trigger').$type<AssistantRunTrigger>().notNull(),
    dueAt: instantColumn('due_at').notNull(),
    startedAt: instantColumn('started_at'),
    /** By the machine's clock: tells a run that goes on from one whose server died. */
    claimedAt: instantColumn('claimed_at'),
    endedAt: instantColumn('ended_at'),
    found: text('found'),
    calls: jsonb('calls').$type<AssistantRunCall[]>().notNull().default([]),
    pendingActionIds: jsonb('pending_action_ids').$type<string[]>().notNull().default([]),
    conversationId: uuid('conversation_id'),
    /** Whose conversation it is. */
    worksFor: uuid('works_for'),
  },
  (self) => [
    index('assistant_runs_by_time').on(self.storeId, self.dueAt.desc().nullsFirst()),
    index('assistant_runs_of_assistant').on(self.storeId, self.assistantId, self.dueAt.desc().nullsFirst()),
    uniqueIndex('assistant_runs_due_once')
      .on(self.storeId, self.assistantId, self.dueAt)
      .where(sql`trigger <> 'HAND'`),
    uniqueIndex('assistant_runs_one_at_a_time')
      .on(self.storeId, self.assistantId)
      .where(sql`status in ('QUEUED', 'RUNNING')`),
    foreignKey({
      columns: [self.storeId as never, self.assistantId as never],
      foreignColumns: [assistants.storeId, assistants.id],
      name: 'assistant_runs_assistant',
    }).onDelete('cascade'),
  ],
);
