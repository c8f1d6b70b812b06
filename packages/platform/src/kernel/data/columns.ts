import { bigint, bigserial, customType, date, timestamp } from 'drizzle-orm/pg-core';

/** An instant: stored in UTC, read as a Date. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A calendar day: "2026-11-20". */
export const dayColumn = (name: string) => date(name, { mode: 'string' });

/** An amount of money in minor units that may outgrow an integer. */
export const amountColumn = (name: string) => bigint(name, { mode: 'number' });

/** Counts up with each row, so that rows of one instant have an order. */
export const sequenceColumn = (name: string) => bigserial(name, { mode: 'number' });

/** Words of a row as PostgreSQL searches them; generated from its text. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
