import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { longestTag, mostAtOnce, mySupplier } from './entities.ts';
import { shortMySupplier } from './say.ts';

export const tagInput = (question: string, whichTag: string) => ({
  supplierIds: field(
    z
      .array(field(z.string().trim().min(1).max(200), { ref: 'supplier' }))
      .min(1)
      .max(mostAtOnce),
    {
      ref: 'supplier',
      label: 'Suppliers',
      words: ['supplier', 'suppliers', 'factory', 'factories'],
      question,
    },
  ).describe('Suppliers by id (list_my_suppliers) or by name.'),
  tag: field(z.string().trim().min(1).max(longestTag, 'A tag can have at most 30 characters.'), {
    label: 'Tag',
    words: ['tag', 'label', 'mark', 'tagged', 'labelled', 'untag'],
    question: whichTag,
  }).describe(
    'A short word or two, such as backup, preferred, reliable, core, secondary, candidate, shortlisted, strategic, paused, testing, organic, expensive, seasonal, samples ordered.',
  ),
});

export const tagged = z.object({
  tag: z.string(),
  rows: z.array(mySupplier),
  /** Names of those that it made no difference to. */
  unchanged: z.array(z.string()),
});

export const shortTagged = ({ tag, rows, unchanged }: z.output<typeof tagged>) => ({
  tag,
  rows: rows.slice(0, 12).map(shortMySupplier),
  unchanged,
});
