import { listWords } from '../../kernel/words.ts';
import { z } from 'zod';

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours between two runs that are not tied to a day. Shorter than one hour is not offered. */
export const leastHours = 1;
export const mostHours = 24;

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 08:00.');

/**
 * When an assistant runs, by the clock on the wall of its time zone. HOURS counts from `at`, every so many hours.
 * NEVER means by hand only.
 */
export const assistantSchedule = z.discriminatedUnion('every', [
  z.object({ every: z.literal('DAY'), at: timeOfDay }),
  z.object({ every: z.literal('WEEK'), at: timeOfDay, on: z.array(z.enum(weekdays)).min(1).max(7) }),
  z.object({
    every: z.literal('HOURS'),
    at: timeOfDay,
    hours: z.int().min(leastHours).max(mostHours),
  }),
  z.object({ every: z.literal('NEVER') }),
]);
export type AssistantSchedule = z.output<typeof assistantSchedule>;

const dayName = (day: Weekday) => day.charAt(0) + day.slice(1).toLowerCase();
const workingDays: readonly Weekday[] = weekdays.slice(0, 5);

/** The schedule in words that `readSchedule` reads back to the same: "every Monday and Thursday at 09:00". */
export function scheduleWords(schedule: AssistantSchedule): string {
  switch (schedule.every) {
    case 'NEVER':
      return 'only when asked';
    case 'DAY':
      return `every day at ${schedule.at}`;
    case 'HOURS': {
      const from = schedule.at === '00:00' ? '' : ` from ${schedule.at}`;
      return schedule.hours === 1 ? `every hour${from}` : `every ${schedule.hours} hours${from}`;
    }
    case 'WEEK': {
      const days = weekdays.filter((day) => schedule.on.includes(day));
      if (days.length === workingDays.length && workingDays.every((day) => days.includes(day)))
        return `every weekday at ${schedule.at}`;
      return `every ${listWords(days.map(dayName))} at ${schedule.at}`;
    }
  }
}
