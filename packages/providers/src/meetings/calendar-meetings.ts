import { hash } from 'node:crypto';
import type { Meetings } from './meetings.ts';

/** Without a video service: a meeting is an entry of the calendar, without a room. */
export const calendarMeetings: Meetings = {
  kind: 'calendar',
  create: ({ key }) =>
    Promise.resolve({
      id: hash('sha256', key).slice(0, 24),
      provider: 'calendar' as const,
      joinUrl: null,
    }),
};
