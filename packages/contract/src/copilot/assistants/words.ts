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

/** `count(1, 'run')` → "1 run"; `count(3, 'run')` → "3 runs". */
export const count = (number: number, noun: string) =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
