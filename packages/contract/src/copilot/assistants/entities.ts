import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { assistantSchedule } from './schedule.ts';

/** How many assistants a store may keep. */
export const mostAssistants = 20;
/** A run ends after this many steps of the partner, whatever it still wants. */
export const stepsOfARun = 8;
/** After so many failures in a row an assistant pauses itself. */
export const failuresUntilPause = 3;

export const assistantRunStatus = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']);
export type AssistantRunStatus = z.output<typeof assistantRunStatus>;

/** SCHEDULE: its time had come. RETRY: again after a failure. HAND: someone asked for it. */
export const assistantRunTrigger = z.enum(['SCHEDULE', 'RETRY', 'HAND']);
export type AssistantRunTrigger = z.output<typeof assistantRunTrigger>;

/** One operation that a run called: `state` done, failed or asks (it became a pending action). */
export const assistantRunCall = z.object({
  operation: z.string(),
  title: z.string(),
  state: z.enum(['done', 'failed', 'asks']),
});
export type AssistantRunCall = z.output<typeof assistantRunCall>;

export const assistantIdOut = field(z.uuid(), { ref: 'assistant', label: 'Assistant' });

export const assistantRun = z.object({
  id: z.uuid(),
  assistantId: assistantIdOut,
  assistantName: z.string(),
  status: assistantRunStatus,
  trigger: assistantRunTrigger,
  /** When it was due or asked for. */
  dueAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** What it found, or why it failed, in plain words. Null until it ended. */
  found: z.string().nullable(),
  calls: z.array(assistantRunCall),
  /** Actions that it proposed and that wait, or waited, for a person's yes. */
  pendingActionIds: z.array(z.uuid()),
  /** The run as a conversation, for the person whom the assistant works for; null for everyone else. */
  conversationId: z.uuid().nullable(),
});
export type AssistantRun = z.output<typeof assistantRun>;

export const assistant = z.object({
  id: assistantIdOut,
  name: z.string(),
  instructions: z.string(),
  schedule: assistantSchedule,
  /** "every day at 08:00". */
  scheduleWords: z.string(),
  /** IANA name, in whose wall clock the schedule is meant. */
  timeZone: z.string(),
  isActive: z.boolean(),
  /** Why it paused itself; null when it did not. */
  pausedBecause: z.string().nullable(),
  /** When it runs next; null when it is off or runs only when asked. */
  nextRunAt: z.string().nullable(),
  /** Operations it may run; null means everything that only looks things up. */
  mayUse: z.array(z.string()).nullable(),
  /** Operations that it may propose: each call becomes an action that waits for a person's yes. */
  mayPropose: z.array(z.string()),
  /** In whose name, and with whose role, it works: who made or last changed it. */
  worksFor: z.string(),
  /** Failures in a row. */
  failures: z.int(),
  runCount: z.int(),
  lastRun: assistantRun.nullable(),
  createdAt: z.string(),
});
export type Assistant = z.output<typeof assistant>;
