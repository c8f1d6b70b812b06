import { countryName } from '@brandwright/language/values/countries.ts';
import type { AgentState } from '@brandwright/contract/sourcing/agent/agent-state.ts';
import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { rowOf } from './keep-brief.ts';
import { eventItemTypeOf } from './rules.ts';
import { showTechPack } from './show-tech-pack.ts';
import { emptyState, personOf, stateOf } from './state.ts';
import { sourcingAgentMembers } from './tables.ts';

export async function show(context: Context): Promise<AgentState> {
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

export async function membership(context: Context) {
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
