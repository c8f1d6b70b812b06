import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { briefRef, mayReadBriefs } from './brief-ref.ts';
import { briefForModel, briefLine, openPoints } from './brief-words.ts';
import { techPack } from './tech-pack.ts';

export const getTechPack = declareOperation({
  name: 'get_tech_pack',
  area: 'sourcing',
  title: 'Sourcing brief',
  description:
    'One sourcing brief (tech pack) with all its fields, what was said and what is assumed, and what is missing. Without techPackId the one being worked on. Factories matched to it: list_factory_matches. How it changed: get_tech_pack_history.',
  examples: [
    'Show my brief',
    'open the mug brief',
    'what is missing in the tech pack?',
    'what quantity is in my brief?',
    'how complete is brief 2?',
  ],
  input: z.object({ ...briefRef }),
  output: techPack,
  http: { method: 'GET', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['update_tech_pack', 'match_factories', 'list_factory_matches', 'get_tech_pack_history'],
  toModel: briefForModel,
  summary: (pack) =>
    [`${briefLine(pack)}. It’s ${pack.completeness.percent}% complete.`, openPoints(pack)]
      .filter(Boolean)
      .join(' '),
});
