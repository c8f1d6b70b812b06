import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { scheduleOutput } from './tariff-answer.ts';
import { dayWords } from './tariff-words.ts';

export const getTariffSchedule = declareOperation({
  name: 'get_tariff_schedule',
  area: 'tariffs',
  title: 'How fresh the tariff data is',
  description:
    'Says which revision of the US tariff schedule the duties are reckoned with, its date, how old it is, how many lines and lists are loaded, and warns when it is older than 60 days. It reckons no duty.',
  examples: [
    'How fresh is the tariff data?',
    'which revision of the HTS do you use?',
    'when was the duty schedule last updated',
    'are your tariff rates current?',
  ],
  input: z.object({}),
  output: z.object({
    ...scheduleOutput,
    /** Days since the date of the revision; null when it is not known. */
    ageDays: z.int().nullable(),
    /** False: the lines that ship with the product. */
    isImported: z.boolean(),
    lineCount: z.int(),
    sources: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        revision: z.string(),
        rows: z.int(),
        importedAt: instant(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/commons/util/-/tariff-schedule' },
  access: mayRead,
  effect: 'read',
  card: 'tariff_schedule',
  offered: true,
  errors: [],
  related: ['look_up_tariff', 'find_tariff_codes'],
  summary: ({ scheduleRevision, scheduleDate, ageDays, lineCount, isImported, staleWarning }) => {
    const age = ageDays === null ? '' : `, ${count(ageDays, 'day')} old`;
    const head = `Duties are calculated with ${scheduleRevision}${scheduleDate ? ` of ${dayWords(scheduleDate)}${age}` : ''}: ${lineCount.toLocaleString('en-US')} ${isImported ? 'lines of the whole schedule' : 'lines of the schedule that ships with it'}.`;
    return [head, staleWarning].filter(Boolean).join(' ');
  },
});
