import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { longestTag, mayAct, mostAtOnce, mySupplier, mySupplierReads } from './entities.ts';
import { countOf, namesOf, shortMySupplier } from './say.ts';

const tagInput = (question: string, whichTag: string) => ({
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
  tag: field(z.string().trim().min(1).max(longestTag, 'A tag has at most 30 characters.'), {
    label: 'Tag',
    words: ['tag', 'label', 'mark', 'tagged', 'labelled', 'untag'],
    question: whichTag,
  }).describe(
    'A short word or two, such as backup, preferred, reliable, core, secondary, candidate, shortlisted, strategic, paused, testing, organic, expensive, seasonal, samples ordered.',
  ),
});

const tagged = z.object({
  tag: z.string(),
  rows: z.array(mySupplier),
  /** Names of those that it made no difference to. */
  unchanged: z.array(z.string()),
});

const shortTagged = ({ tag, rows, unchanged }: z.output<typeof tagged>) => ({
  tag,
  rows: rows.slice(0, 12).map(shortMySupplier),
  unchanged,
});

export const tagSuppliers = declareOperation({
  name: 'tag_suppliers',
  area: 'sourcing',
  title: 'Tag suppliers',
  description:
    'Puts a tag on one or more suppliers of the store. A marketplace supplier that was not among the suppliers of the store is added with it. Tags are free words; one that differs only by case is the same.',
  examples: [
    'Tag Harbour Ceramics as backup',
    'tag the first two as preferred',
    'label Lume & Cera "samples ordered"',
    'mark these suppliers as shortlisted',
    'put a tag on this supplier',
  ],
  input: z.object(tagInput('Which suppliers should get the tag?', 'Which tag?')),
  output: tagged,
  http: { method: 'POST', path: '/web/stores/me/suppliers/-/tags' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['list_my_suppliers', 'untag_suppliers'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: shortTagged,
  summary: ({ tag, rows, unchanged }) => {
    const had = unchanged.length > 0 ? ` ${namesOf(unchanged)} had it already.` : '';
    const changed = rows.filter((row) => !unchanged.includes(row.name)).map((row) => row.name);
    return changed.length === 0
      ? `${namesOf(unchanged)} ${unchanged.length === 1 ? 'has' : 'have'} the tag "${tag}" already.`
      : `Tagged ${changed.length > 4 ? countOf(changed.length, 'supplier') : namesOf(changed)} as "${tag}".${had}`;
  },
});

export const untagSuppliers = declareOperation({
  name: 'untag_suppliers',
  area: 'sourcing',
  title: 'Take a tag off suppliers',
  description: 'Takes a tag off one or more suppliers of the store. The suppliers stay.',
  examples: [
    'Take the tag backup off Harbour Ceramics',
    'untag Lume & Cera as preferred',
    'remove the label "samples ordered" from the first one',
  ],
  input: z.object(tagInput('Which suppliers should lose the tag?', 'Which tag should go?')),
  output: tagged,
  http: { method: 'DELETE', path: '/web/stores/me/suppliers/-/tags' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['list_my_suppliers', 'tag_suppliers'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: shortTagged,
  summary: ({ tag, rows, unchanged }) => {
    const changed = rows.filter((row) => !unchanged.includes(row.name)).map((row) => row.name);
    return changed.length === 0
      ? `${namesOf(unchanged)} did not have the tag "${tag}".`
      : `Took the tag "${tag}" off ${changed.length > 4 ? countOf(changed.length, 'supplier') : namesOf(changed)}.`;
  },
});
