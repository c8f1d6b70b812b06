import { countryName } from '@brandwright/language/values/countries.ts';
import { clearSourcingAgent } from '@brandwright/contract/sourcing/agent/clear-sourcing-agent.ts';
import { countSourcingAgentMembers } from '@brandwright/contract/sourcing/agent/count-sourcing-agent-members.ts';
import { getSourcingAgent } from '@brandwright/contract/sourcing/agent/get-sourcing-agent.ts';
import { joinSourcingAgent } from '@brandwright/contract/sourcing/agent/join-sourcing-agent.ts';
import { setSourcingAgent } from '@brandwright/contract/sourcing/agent/set-sourcing-agent.ts';
import type { AgentState } from '@brandwright/contract/sourcing/agent/agent-state.ts';
import { agentType as agentTypes } from '@brandwright/contract/sourcing/agent/enums.ts';
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findTechPack } from './find-tech-pack.ts';
import { keepState, rowOf } from './keep-brief.ts';
import { eventItemTypeOf } from './rules.ts';
import { showTechPack } from './show-tech-pack.ts';
import { emptyState, personOf, setState, stateOf } from './state.ts';
import { sourcingAgentMembers } from './tables.ts';

async function show(context: Context): Promise<AgentState> {
  const state = (await stateOf(context)) ?? emptyState;
  const row = state.techPackId === null ? undefined : await rowOf(context, state.techPackId);
  const country = state.tariffCountry;
  return {
    agentType: state.agentType,
    eventItemType: eventItemTypeOf[state.agentType],
    techPack: row && row.status !== 'ARCHIVED' ? await showTechPack(context, row) : null,
    tariff: {
      unitPriceMinor: state.tariffUnitPriceMinor,
      country,
      countryName: country === null ? null : countryName(country),
    },
    productMoq: state.productMoq,
  };
}

const savedState = z.object({
  agentType: agentTypes,
  techPackId: z.uuid().nullable(),
  tariffUnitPriceMinor: z.int().nullable(),
  tariffCountry: z.string().nullable(),
  productMoq: z.int().nullable(),
});

async function membership(context: Context) {
  const { storeId, actor } = context;
  const [own] = await context.db
    .select()
    .from(sourcingAgentMembers)
    .where(and(eq(sourcingAgentMembers.storeId, storeId), eq(sourcingAgentMembers.id, personOf(context))));
  const [counted] = await context.db
    .select({ total: count() })
    .from(sourcingAgentMembers)
    .where(eq(sourcingAgentMembers.storeId, storeId));
  return {
    isMember: own !== undefined,
    joinedAt: own?.joinedAt.toISOString() ?? null,
    memberCount: counted?.total ?? 0,
    plan: actor.kind === 'user' ? actor.plan : 'TIER_1',
  };
}

export const stateOperations = [
  implement(getSourcingAgent, {
    async run(context) {
      return { output: await show(context) };
    },
  }),
  implement(setSourcingAgent, {
    async run(context, { agentType, unitPriceMinor, country, productMoq, ...named }) {
      const isNamed = named.techPackId !== undefined || named.techPackNumber !== undefined;
      const opened = isNamed ? await findTechPack(context, named) : undefined;
      await setState(context, {
        ...(opened ? { techPackId: opened.id, agentType: opened.agentType } : {}),
        ...(agentType === undefined ? {} : { agentType }),
        ...(unitPriceMinor === undefined ? {} : { tariffUnitPriceMinor: unitPriceMinor }),
        ...(country === undefined ? {} : { tariffCountry: country }),
        ...(productMoq === undefined ? {} : { productMoq }),
      });
      const state = await stateOf(context);
      const row =
        agentType === undefined || !state?.techPackId ? undefined : await rowOf(context, state.techPackId);
      if (row && row.status !== 'ARCHIVED' && agentType && row.agentType !== agentType) {
        const { brief, sources, attachments, question } = row;
        await keepState(
          context,
          row,
          { brief, sources, agentType, attachments, question },
          { why: `The agent type became ${agentType}`, said: `Use the ${agentType} agent` },
        );
      }
      return { output: await show(context) };
    },
  }),
  implement(clearSourcingAgent, {
    async prepare(_context, input) {
      return {
        input,
        preview: {
          verb: 'Clear the sourcing agent',
          what: 'The form, its messages, tariff data and attachments are emptied. The brief stays among the earlier ones.',
          toWhom: null,
          cost: null,
          irreversible: null,
          values: [],
          warnings: [],
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
  }),
  implement(joinSourcingAgent, {
    async run(context) {
      const { isMember } = await membership(context);
      if (!isMember)
        await context.db
          .insert(sourcingAgentMembers)
          .values({ storeId: context.storeId, id: personOf(context), joinedAt: context.clock.now() })
          .onConflictDoNothing();
      return {
        output: { ...(await membership(context)), wasMember: isMember },
        ...(isMember ? {} : { undo: { personId: personOf(context) } }),
      };
    },
    async undo(context, saved) {
      const { personId } = z.object({ personId: z.uuid() }).parse(saved);
      await context.db
        .delete(sourcingAgentMembers)
        .where(and(eq(sourcingAgentMembers.storeId, context.storeId), eq(sourcingAgentMembers.id, personId)));
    },
  }),
  implement(countSourcingAgentMembers, {
    async run(context) {
      return { output: await membership(context) };
    },
  }),
];
