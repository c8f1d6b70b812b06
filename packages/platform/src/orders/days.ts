export const dayMs = 86_400_000;

/** The UTC day of an instant: "2026-11-20". */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The instant at which a day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The instant at which a day is over. */
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + dayMs);
