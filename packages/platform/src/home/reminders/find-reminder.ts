import { OperationError } from '@brandwright/contract';
import { reminderWords, type Reminder } from '@brandwright/contract/home/reminders/entities.ts';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { dayOf } from '../../kernel/data/days.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';
import type { Context } from '../../kernel/request/context.ts';
import { reminders } from '../tables.ts';

export type ReminderRecord = typeof reminders.$inferSelect;

export const toReminder = ({ clock }: Pick<Context, 'clock'>, row: ReminderRecord): Reminder => ({
  id: row.id,
  text: row.text,
  remindOn: row.remindOn,
  isDue: row.remindOn <= dayOf(clock.now()),
  createdAt: row.createdAt.toISOString(),
});

/** Reminders are a person's own. Errors: conflict for a job. */
export function personOf({ actor }: Context): string {
  if (actor.kind === 'user') return actor.userId;
  throw new OperationError('conflict', 'Only a person can have reminders.');
}

/** Those of this person that aren't done. */
export const ofMine = (context: Context, ...more: (SQL | undefined)[]) =>
  and(
    eq(reminders.storeId, context.storeId),
    eq(reminders.userId, personOf(context)),
    isNull(reminders.doneAt),
    ...more,
  );

export const ofId = (context: Context, id: string) =>
  and(eq(reminders.storeId, context.storeId), eq(reminders.userId, personOf(context)), eq(reminders.id, id));

/** All of them: a person has few. */
export const openReminders = (context: Context): Promise<ReminderRecord[]> =>
  context.db
    .select()
    .from(reminders)
    .where(ofMine(context))
    .orderBy(asc(reminders.remindOn), asc(reminders.createdAt), asc(reminders.id));

/** "The reminder about the invoice": the words that stand before what it is about. */
const opening = /^(?:(?:the|my|that|a) )*(?:reminders? )?(?:(?:about|of|to|for|on) )?(?:(?:the|my) )?/i;
const noun = /\breminders?\b/i;

const kind: RecordKindDeclaration<ReminderRecord> = {
  called: { noun: 'reminder', plural: 'reminders' },
  nameOf: ({ text }) => text,
  labelOf: reminderWords,
  // A sentence is named by a few of its words: that all that is said stands in it tells most.
  likeness: ({ text }, said) => {
    const about = said.replace(opening, '');
    return Math.max(
      nameLikeness(text, about, noun, 'head').score,
      nameLikeness(about, text, noun, 'head').score * 0.9,
    );
  },
  least: 0.4,
  lookUp: 'Say "show my reminders" to see them.',
  noneYet: 'You have no reminders.',
  byId: async (context, id) =>
    (
      await context.db
        .select()
        .from(reminders)
        .where(ofMine(context, eq(reminders.id, id)))
    )[0],
  named: (context) => openReminders(context),
};

/** The reminder that is meant. Errors: not_found, conflict. */
export const findReminder = (context: Context, said: string): Promise<ReminderRecord> =>
  resolveRecord(context, kind, said);
