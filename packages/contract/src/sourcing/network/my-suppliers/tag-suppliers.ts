import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplierReads } from './entities.ts';
import { countOf, namesOf } from './say.ts';
import { tagInput, tagged, shortTagged } from './tags.ts';

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
    const had = unchanged.length > 0 ? ` ${namesOf(unchanged)} already had it.` : '';
    const changed = rows.filter((row) => !unchanged.includes(row.name)).map((row) => row.name);
    return changed.length === 0
      ? `${namesOf(unchanged)} ${unchanged.length === 1 ? 'has' : 'have'} the tag "${tag}" already.`
      : `Tagged ${changed.length > 4 ? countOf(changed.length, 'supplier') : namesOf(changed)} as "${tag}".${had}`;
  },
});
