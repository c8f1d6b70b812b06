import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { techPackRef } from './tech-pack.ts';

export const archiveTechPack = declareOperation({
  name: 'archive_tech_pack',
  area: 'sourcing',
  title: 'Put a brief away',
  description:
    'Archives (deletes) a sourcing brief: it leaves the list of briefs and can no longer be matched. Can be undone. To begin anew and keep the old one in the list use clear_sourcing_agent.',
  examples: [
    'Delete the tote bag brief',
    'archive brief 2',
    'remove this tech pack',
    'put the candle brief away',
  ],
  input: z.object({ ...briefRef }),
  output: z.object({ techPackId: techPackRef(), techPackNumber: z.int(), title: z.string() }),
  http: { method: 'DELETE', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_tech_packs'],
  invalidates: [...briefReads],
  undoable: true,
  summary: ({ title, techPackNumber }) => `Brief ${techPackNumber}, ${title}, is archived.`,
});
