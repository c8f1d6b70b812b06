import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { endOfDayForm, formCarrierField } from './end-of-day-form.ts';

export const listEndOfDayForms = declareOperation({
  name: 'list_end_of_day_forms',
  area: 'fulfillment',
  title: 'End-of-day forms',
  description:
    'Lists the end-of-day forms (manifests, SCAN forms) that were made, the newest first, each with its PDF, its count of parcels and their tracking numbers; by carrier or day.',
  examples: [
    'Show the end-of-day forms',
    'which manifests did we make?',
    'open yesterday’s scan form',
    'end of day forms for UPS',
  ],
  input: z.object({
    carrier: formCarrierField(),
    day: day({ label: 'Day', words: ['of', 'from', 'on', 'for'] }).optional(),
    ...pageInput,
  }),
  output: z.object({ forms: z.array(endOfDayForm), ...pageOutput }),
  http: { method: 'GET', path: '/web/end-of-day-forms' },
  access: mayRead,
  effect: 'read',
  card: 'end_of_day_forms',
  offered: true,
  errors: [],
  related: ['create_end_of_day_form', 'list_labels'],
  toModel: ({ forms, total }) => ({
    forms: forms.slice(0, 15).map(({ pdf: _pdf, trackingNumbers: _numbers, ...form }) => form),
    total,
  }),
  summary: ({ forms, total }, { carrier, day: on }) => {
    const which = [carrier && ` for ${carrier}`, on && ` from ${dayWords(on)}`].filter(Boolean).join('');
    if (total === 0) return `No end-of-day forms${which} yet.`;
    const lines = forms.map(
      (form) => `${form.carrier} on ${dayWords(form.day)} with ${count(form.labels, 'parcel')}`,
    );
    return `${count(total, 'end-of-day form')}${which}: ${listWords(lines, 4)}.`;
  },
});
