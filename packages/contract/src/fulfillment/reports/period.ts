import { z } from 'zod';
import { day } from '../../kernel/fields.ts';
import { dayWords } from '../../kernel/words.ts';

/** How many days a report covers where no first day is said, the last one included. */
export const usualDays = 30;

/** The days of a report, the first and the last included, in UTC. Without them: the last 30 days. */
export const reportPeriod = {
  from: day({ sense: 'date_from', words: ['from', 'since', 'for', 'of'], label: 'From' }).optional(),
  to: day({ sense: 'date_to', words: ['to', 'until', 'up to', 'through'], label: 'To' }).optional(),
};

/** The days that a report covers, as it was made. */
export const coveredPeriod = { from: z.iso.date(), to: z.iso.date() };

/** "from October 22, 2026 to November 20, 2026", "on November 20, 2026". */
export const periodWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;
