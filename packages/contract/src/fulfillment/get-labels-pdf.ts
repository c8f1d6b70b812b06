import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { day, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { mostLabelsAtOnce } from './label-batch.ts';

export const getLabelsPdf = declareOperation({
  name: 'get_labels_pdf',
  area: 'fulfillment',
  title: 'Labels to print',
  description:
    'Puts several shipping labels that were bought into one PDF to print: of orders that are named, or all that were bought on a day; today’s when nothing is said. One label alone is get_label.',
  examples: [
    'Print all labels from today',
    'the labels of 1042 and 1043 in one PDF',
    'one file with yesterday’s labels',
  ],
  input: z.object({
    orderNumbers: field(
      z
        .array(field(z.int().min(1).max(2_147_483_647), { ref: 'order' }))
        .min(1)
        .max(mostLabelsAtOnce),
      { ref: 'order', words: ['orders', 'order'], label: 'Orders', hasDefault: true },
    ).optional(),
    boughtOn: day({ label: 'Bought on', words: ['bought on', 'from', 'of', 'on'] })
      .describe('Left out, today.')
      .optional(),
    labelIds: forForms(z.array(z.uuid()).min(1).max(mostLabelsAtOnce).optional()),
  }),
  output: z.object({
    ...writtenFile,
    id: z.uuid(),
    labels: z.int(),
    /** Labels whose file can't be joined with others: printed one by one. */
    apart: z.array(z.string()),
  }),
  http: { method: 'POST', path: '/web/standalone-labels/-/pdf' },
  access: mayRead,
  effect: 'read',
  card: 'download',
  offered: true,
  errors: ['not_found'],
  related: ['list_labels', 'get_packing_slips'],
  summary: ({ name, labels, apart }) =>
    `${name} has ${count(labels, 'label')}.${apart.length > 0 ? ` Print ${apart.join(', ')} by ${apart.length === 1 ? 'itself' : 'themselves'}.` : ''}`,
});
