/** A wall-clock moment without a zone. `month` 1 to 12. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clock on the wall shows in a zone at an instant. */
export function wallTimeOf(instant: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}

const asUtc = ({ year, month, day, hour, minute }: WallTime) => Date.UTC(year, month - 1, day, hour, minute);

/** How far a zone's wall clock is ahead of UTC at an instant, in milliseconds, to the minute. */
function offsetMs(atMs: number, timeZone: string): number {
  const minuteMs = Math.floor(atMs / 60_000) * 60_000;
  return asUtc(wallTimeOf(new Date(minuteMs), timeZone)) - minuteMs;
}

/**
 * The instant at which a zone's wall clock shows `wall`. A time that the clock shows twice (autumn) is the first of the
 * two; one that it leaps over (spring) is as much later as the leap, so 02:30 becomes 03:30.
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const utc = asUtc(wall);
  const dayMs = 86_400_000;
  const candidates = [offsetMs(utc - dayMs, timeZone), offsetMs(utc + dayMs, timeZone)].map(
    (offset) => utc - offset,
  );
  const real = candidates.filter((at) => at + offsetMs(at, timeZone) === utc);
  // In a leap neither holds: with the offset before it, the time lands as much after it as it was said inside.
  return new Date(real.length > 0 ? Math.min(...real) : (candidates[0] ?? utc));
}

/** The calendar day so many days later. */
export function addDays(wall: WallTime, days: number): WallTime {
  const at = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  return { ...wall, year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}
