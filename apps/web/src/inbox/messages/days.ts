const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const dayWithYear = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const shortDayWithYear = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

const plainSpaces = (text: string) => text.replace(/\u202f/g, ' ');

/** Days between two instants by the reader's calendar: 0 today, 1 yesterday. */
function daysAgo(then: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(now) - midnight(then)) / 86_400_000);
}

/** Which calendar day of the reader an ISO instant falls on; two instants with the same answer share a separator. */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** '3:04 PM' */
export function clockTime(iso: string): string {
  return plainSpaces(time.format(new Date(iso)));
}

/** The words of a day separator: 'Today', 'Yesterday', 'Tuesday', 'Tuesday, November 3', 'November 3, 2025'. */
export function dayWords(iso: string, nowMs: number): string {
  const then = new Date(iso);
  const now = new Date(nowMs);
  const ago = daysAgo(then, now);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago > 1 && ago < 7) return weekday.format(then);
  return (then.getFullYear() === now.getFullYear() ? longDay : dayWithYear).format(then);
}

/** When a conversation was last written in, in as few letters as it takes: '3:04 PM', 'Yesterday', 'Tue', 'Nov 3'. */
export function listTime(iso: string, nowMs: number): string {
  const then = new Date(iso);
  const now = new Date(nowMs);
  const ago = daysAgo(then, now);
  if (ago <= 0) return clockTime(iso);
  if (ago === 1) return 'Yesterday';
  if (ago < 7) return shortWeekday.format(then);
  return (then.getFullYear() === now.getFullYear() ? shortDay : shortDayWithYear).format(then);
}
