import { clearSourcingAgent } from '@brandwright/contract/sourcing/agent/clear-sourcing-agent.ts';
import { agentType as agentTypes } from '@brandwright/contract/sourcing/agent/enums.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { quietPreview } from '../../kernel/approvals/plain-preview.ts';
import { rowOf } from './keep-brief.ts';
import { eventItemTypeOf } from './rules.ts';
import { emptyState, setState } from './state.ts';

const savedState = z.object({
  agentType: agentTypes,
  techPackId: z.uuid().nullable(),
  tariffUnitPriceMinor: z.int().nullable(),
  tariffCountry: z.string().nullable(),
  productMoq: z.int().nullable(),
});

export default implement(clearSourcingAgent, {
  async prepare(_context, input) {
    return {
      input,
      preview: {
        verb: 'Clear the sourcing agent',
        what: 'The form, its messages, tariff data and attachments are emptied. The brief stays among the earlier ones.',
        ...quietPreview,
      },
    };
  },
  async run(context) {
    const before = await setState(context, emptyState);
    const row = before.techPackId === null ? undefined : await rowOf(context, before.techPackId);
    return {
      output: {
        clearedTechPackId: row?.id ?? null,
        clearedTitle: row?.brief.title ?? null,
        agentType: emptyState.agentType,
        eventItemType: eventItemTypeOf[emptyState.agentType],
      },
      undo: {
        agentType: before.agentType,
        techPackId: before.techPackId,
        tariffUnitPriceMinor: before.tariffUnitPriceMinor,
        tariffCountry: before.tariffCountry,
        productMoq: before.productMoq,
      },
    };
  },
  async undo(context, saved) {
    await setState(context, savedState.parse(saved));
  },
});
