import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { day, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { endOfDayForm, formCarrierField, formReads } from './end-of-day-form.ts';
import { labelReads } from './entities.ts';

export const createEndOfDayForm = declareOperation({
  name: 'create_end_of_day_form',
  area: 'fulfillment',
  title: 'Create an end-of-day form',
  description:
    'Makes the form (manifest, SCAN form) of one carrier for labels that were bought on a day and not handed over yet: the carrier scans it once for all parcels. Labels that are on a form already are left out. Forms that were made are in list_end_of_day_forms.',
  examples: [
    'Make the end-of-day form for USPS',
    'create a manifest for today’s ups labels',
    'scan form for today',
    'close out the day with fedex',
  ],
  input: z.object({
    carrier: formCarrierField(),
    day: day({ label: 'Bought on', words: ['for', 'of', 'from', 'bought on'] })
      .describe('The day on which the labels were bought; left out, today.')
      .optional(),
    /** What was shown: these labels and no others. */
    labelIds: forForms(z.array(z.uuid()).min(1).max(500).optional()),
  }),
  output: z.object({ forms: z.array(endOfDayForm) }),
  http: { method: 'POST', path: '/web/end-of-day-forms', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'end_of_day_forms',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['list_end_of_day_forms', 'list_labels', 'get_labels_pdf'],
  invalidates: [...labelReads, ...formReads],
  summary: ({ forms }) => {
    const [first] = forms;
    if (!first) return 'No form was created.';
    const each = forms.map(({ labels, fromPlace }) => `${count(labels, 'parcel')} from ${fromPlace}`);
    return `Created the ${first.carrier} end-of-day form for ${dayWords(first.day)}: ${listWords(each)}. Print it and hand it over with the parcels.`;
  },
});
