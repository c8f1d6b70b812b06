const eastern = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day in Washington at an instant, YYYY-MM-DD. Duties start and end at 12:01 a.m. eastern time, so the day
 * of entry decides which are in force.
 */
export function easternDay(instant: Date): string {
  return eastern.format(instant);
}

/** True when `day` lies in the closed range; open ends are null. */
export function inForce(day: string, from: string | null, to: string | null): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
