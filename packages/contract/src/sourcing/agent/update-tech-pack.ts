import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { briefForModel } from './brief-words.ts';
import { briefChange, techPack } from './tech-pack.ts';
import { words, files, briefValues } from './change-tech-pack.ts';

export const updateTechPack = declareOperation({
  name: 'update_tech_pack',
  area: 'sourcing',
  title: 'Change the sourcing brief',
  description:
    'Changes fields of a sourcing brief (tech pack): quantity, target price, materials, colors, size, packaging, certificates, countries, launch, name. Pass the request word for word in `words` ("make it 800 units", "drop the gift box"); what is not mentioned stays. Every change is a checkpoint that restore_tech_pack can go back to. Use create_tech_pack for another product.',
  examples: [
    'make it 800 units',
    'Change the quantity on the brief to 1,200',
    'add BPA free to the brief',
    'drop the gift box',
    'launch in May instead',
    'use stoneware instead of porcelain',
    'set the target price to $3.50',
    'not from China please, in the brief',
    'rename the brief to Spring mugs',
  ],
  input: z.object({
    // No number beside it: the figures of a change are quantities and prices.
    techPackId: briefRef.techPackId,
    words: words.describe('What is to change, in the founder\u2019s own words.').optional(),
    ...files,
    values: briefValues.describe('Fields with their new values, in place of words.').optional(),
  }),
  output: techPack.extend({ changes: z.array(briefChange) }),
  http: { method: 'PUT', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'unsupported_file'],
  related: ['get_tech_pack', 'match_factories', 'restore_tech_pack'],
  invalidates: [...briefReads],
  undoable: true,
  toModel: ({ changes, ...pack }) => ({ changes, ...briefForModel(pack) }),
  summary: ({ changes, ...pack }) => {
    const said = changes
      .map(({ label, before, after }) =>
        after === null
          ? `${label.toLowerCase()} removed (was ${before ?? 'empty'})`
          : `${label.toLowerCase()} ${after}${before === null ? '' : ` (was ${before})`}`,
      )
      .join('; ');
    const stale = pack.matchesAreStale
      ? ' The factories were matched to the earlier brief. Match them again.'
      : '';
    return `Brief ${pack.techPackNumber}, ${pack.title}: ${said || 'nothing changed'}.${stale}${pack.completeness.nextQuestion ? ` ${pack.completeness.nextQuestion}` : ''}`;
  },
});
