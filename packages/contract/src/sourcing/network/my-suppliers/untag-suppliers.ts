import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplierReads } from './entities.ts';
import { countOf, namesOf } from './say.ts';
import { tagInput, tagged, shortTagged } from './tags.ts';

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
      ? `${namesOf(unchanged)} didn’t have the tag "${tag}".`
      : `Removed the tag "${tag}" from ${changed.length > 4 ? countOf(changed.length, 'supplier') : namesOf(changed)}.`;
  },
});
