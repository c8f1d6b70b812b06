import { zone } from '#ui/zone.ts';

const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone });

const time = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const weekday = format({ weekday: 'long' });
const shortWeekday = format({ weekday: 'short' });
const shortDay = format({ month: 'short', day: 'numeric' });
const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
const dayWithYear = format({ year: 'numeric', month: 'long', day: 'numeric' });
const shortDayWithYear = format({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

const plainSpaces = (text: string) => text.replace(/\u202f/g, ' ');

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });

/** Which calendar day an ISO instant falls on; two instants with the same answer share a separator. */
export const dayOf = (iso: string): string => calendar.format(new Date(iso));

const yearOf = (iso: string): string => dayOf(iso).slice(0, 4);

/** Days between two instants by the calendar: 0 today, 1 yesterday. */
const daysAgo = (then: string, now: string): number =>
  Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(then))) / 86_400_000);

/** '3:04 PM UTC' */
export function clockTime(iso: string): string {
  return plainSpaces(time.format(new Date(iso)));
}

/** The words of a day separator: 'Today', 'Yesterday', 'Tuesday', 'Tuesday, November 3', 'November 3, 2025'. */
export function dayWords(iso: string, nowMs: number): string {
  const then = new Date(iso);
  const now = new Date(nowMs).toISOString();
  const ago = daysAgo(iso, now);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago > 1 && ago < 7) return weekday.format(then);
  return (yearOf(iso) === yearOf(now) ? longDay : dayWithYear).format(then);
}

/** When a conversation was last written in, in as few letters as it takes: '3:04 PM UTC', 'Yesterday', 'Tue', 'Nov 3'. */
export function listTime(iso: string, nowMs: number): string {
  const then = new Date(iso);
  const now = new Date(nowMs).toISOString();
  const ago = daysAgo(iso, now);
  if (ago <= 0) return clockTime(iso);
  if (ago === 1) return 'Yesterday';
  if (ago < 7) return shortWeekday.format(then);
  return (yearOf(iso) === yearOf(now) ? shortDay : shortDayWithYear).format(then);
}
