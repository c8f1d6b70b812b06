const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "Monday, November 23" of an ISO instant, in UTC. */
export function snoozeDayWords(instant: string): string {
  const at = new Date(instant);
  const weekday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][
    at.getUTCDay()
  ];
  return `${weekday}, ${months[at.getUTCMonth()]} ${at.getUTCDate()}`;
}

/** "a, b and c", all of them. */
export function listWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
