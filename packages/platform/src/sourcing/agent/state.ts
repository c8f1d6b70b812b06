import type { AgentType } from '@brandwright/contract/sourcing/agent/enums.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { sourcingAgentStates } from './tables.ts';

export interface AgentStateRow {
  agentType: AgentType;
  techPackId: string | null;
  tariffUnitPriceMinor: number | null;
  tariffCountry: string | null;
  productMoq: number | null;
}

export const emptyState: AgentStateRow = {
  agentType: 'default',
  techPackId: null,
  tariffUnitPriceMinor: null,
  tariffCountry: null,
  productMoq: null,
};

/** Whose state it is; the system works for the store. */
export const personOf = ({ actor, storeId }: Context): string =>
  actor.kind === 'user' ? actor.userId : storeId;

/** The state of the person who asks; undefined before the agent was first used. */
export async function stateOf(context: Context): Promise<AgentStateRow | undefined> {
  const [row] = await context.db
    .select()
    .from(sourcingAgentStates)
    .where(
      and(eq(sourcingAgentStates.storeId, context.storeId), eq(sourcingAgentStates.id, personOf(context))),
    );
  return row;
}

/** Changes the state of the person who asks. Answers the one before. */
export async function setState(context: Context, change: Partial<AgentStateRow>): Promise<AgentStateRow> {
  const before = (await stateOf(context)) ?? emptyState;
  const { agentType, techPackId, tariffUnitPriceMinor, tariffCountry, productMoq } = { ...before, ...change };
  const values = {
    agentType,
    techPackId,
    tariffUnitPriceMinor,
    tariffCountry,
    productMoq,
    updatedAt: context.clock.now(),
  };
  await context.db
    .insert(sourcingAgentStates)
    .values({ storeId: context.storeId, id: personOf(context), ...values })
    .onConflictDoUpdate({ target: [sourcingAgentStates.storeId, sourcingAgentStates.id], set: values });
  return before;
}
