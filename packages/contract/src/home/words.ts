const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Monday, November 23" of an ISO instant, in UTC. */
export const snoozeDayWords = (instant: string): string => dayFormat.format(new Date(instant));

/** "a, b and c", all of them. */
export function listWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
