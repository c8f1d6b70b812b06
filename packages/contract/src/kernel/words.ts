// International English, because all our sentences go without a comma before "and".
const lists = {
  and: new Intl.ListFormat('en-001', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-001', { type: 'disjunction' }),
};
const plurals = new Intl.PluralRules('en-US');
const numbers = new Intl.NumberFormat('en-US');

/** "a", "a and b", "a, b and c"; of more than `most` the rest is counted: "a, b and 3 more". */
export function listWords(
  items: readonly string[],
  most: number = items.length,
  word: 'and' | 'or' = 'and',
): string {
  const rest = items.length - most;
  return lists[word].format(rest > 0 ? [...items.slice(0, most), `${numbers.format(rest)} more`] : items);
}

/** "1 order", "3 orders", "1,200 orders". Irregular plurals are given: `count(2, 'box', 'boxes')`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${numbers.format(number)} ${plurals.select(number) === 'one' ? noun : plural}`;

const days = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "November 2, 2026" of a day or an ISO instant, in UTC. */
export const dayWords = (day: string): string => days.format(new Date(day));

/** "Denver time (America/Denver)" of an IANA name. */
export function zoneWords(zone: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ');
  return zone.includes('/') && !zone.startsWith('Etc/') ? `${city} time (${zone})` : (city ?? zone);
}
