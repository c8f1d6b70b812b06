const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Monday, November 23" of an ISO instant, in UTC. */
export const snoozeDayWords = (instant: string): string => dayFormat.format(new Date(instant));

export { listWords } from '../kernel/words.ts';
