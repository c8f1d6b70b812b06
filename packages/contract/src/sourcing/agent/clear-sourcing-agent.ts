import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, mayChangeBriefs } from './brief-ref.ts';
import { agentType, eventItemType } from './enums.ts';
import { techPackRef } from './tech-pack.ts';

export const clearSourcingAgent = declareOperation({
  name: 'clear_sourcing_agent',
  area: 'sourcing',
  title: 'Clear the sourcing agent',
  description:
    'Resets the sourcing agent: empties the form, its messages, tariff data and attachments, so that the next brief starts anew. The brief worked on until now stays among the earlier ones. To delete a brief use archive_tech_pack; to forget one field use update_tech_pack.',
  examples: [
    'Clear the sourcing agent',
    'reset the sourcing agent',
    'clear the brief form and start over',
    'start over with an empty brief',
  ],
  input: z.object({}),
  output: z.object({
    clearedTechPackId: techPackRef().nullable(),
    clearedTitle: z.string().nullable(),
    agentType,
    eventItemType,
  }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/clear' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: [],
  related: ['create_tech_pack', 'list_tech_packs'],
  invalidates: [...briefReads],
  undoable: true,
  summary: ({ clearedTitle }) =>
    clearedTitle === null
      ? 'The sourcing agent is empty and ready for a new brief.'
      : `Cleared the sourcing agent: form, messages, tariff data and attachments. ${clearedTitle} stays among your earlier briefs.`,
});
