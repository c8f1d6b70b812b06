import { timestamp } from 'drizzle-orm/pg-core';

/** An instant: stored in UTC, read as a Date. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
