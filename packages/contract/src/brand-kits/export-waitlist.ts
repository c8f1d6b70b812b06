import { z } from 'zod';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { kitInView, mayAct } from './refs.ts';
import { countOf } from './say.ts';

export const exportWaitlist = declareOperation({
  name: 'export_waitlist',
  area: 'brand-kits',
  title: 'Export the waitlist',
  description: 'Writes the waitlist of a brand kit into a CSV file that is safe to open in a spreadsheet.',
  examples: ['Export the waitlist as CSV', 'download the waitlist emails of the tea kit'],
  input: z.object({ brandKit: kitInView() }),
  output: z.object({
    ...writtenFile,
    people: z.int(),
  }),
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/waitlist/-/export', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_waitlist'],
  summary: ({ people, name }) => `${name} has ${countOf(people, 'person', 'people')}.`,
});
