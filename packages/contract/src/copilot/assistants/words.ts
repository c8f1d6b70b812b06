/** "Saturday, November 21, 08:00" by the wall clock of a time zone. */
export function momentWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(instant))
    .replace(' at ', ', ');
}

export { count } from '../../kernel/words.ts';
