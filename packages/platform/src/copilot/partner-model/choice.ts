import type { ModelTest, PartnerModel } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { keyShownFor, readKey } from './keys.ts';
import { partnerModels } from './tables.ts';

/** A language model, with all that is needed to reach it but its key. */
export type ModelChoice =
  | { source: 'SERVER' | 'BUILT_IN'; address: null; model: null; contextTokens: null }
  | { source: 'OPENAI' | 'COMPATIBLE'; address: string; model: string; contextTokens: number | null };

const nowhereElse = { address: null, model: null, contextTokens: null };

/** The choice of a model that the store needs no address for. */
export const ownChoice = (source: 'SERVER' | 'BUILT_IN'): ModelChoice => ({ source, ...nowhereElse });

const ofStore = (context: Context) => eq(partnerModels.storeId, context.storeId);

/** What the store chose: the server's own model until it chose another. */
export async function readChoice(context: Context): Promise<ModelChoice> {
  const [row] = await context.db.select().from(partnerModels).where(ofStore(context));
  return row ? choiceOf(row) : ownChoice('SERVER');
}

function choiceOf({ source, address, model, contextTokens }: typeof partnerModels.$inferSelect): ModelChoice {
  if (source === 'SERVER' || source === 'BUILT_IN' || address === null || model === null)
    return ownChoice(source === 'BUILT_IN' ? 'BUILT_IN' : 'SERVER');
  return { source, address, model, contextTokens };
}

/** A choice with its key, for the one who makes the request. */
export interface ReachableModel {
  choice: ModelChoice;
  apiKey: string | null;
}

/** The model that answers in the store's chats. Not for outputs: it holds the key. */
export async function modelToAnswer(context: Context): Promise<ReachableModel> {
  return withKey(context, await readChoice(context));
}

/** A choice with the key that is kept for its address. Not for outputs. */
export async function withKey(context: Context, choice: ModelChoice): Promise<ReachableModel> {
  return { choice, apiKey: choice.address === null ? null : await readKey(context, choice.address) };
}

export async function keepChoice(context: Context, choice: ModelChoice): Promise<void> {
  const { actor } = context;
  const values = {
    ...choice,
    chosenAt: context.clock.now(),
    chosenBy: actor.kind === 'user' ? actor.userId : null,
    chosenByName: actor.kind === 'user' ? actor.name : null,
  };
  await keep(context, values, values);
}

/** Keeps how a model did; which one answers stays as it is. */
export async function keepTest(context: Context, lastTest: ModelTest): Promise<void> {
  await keep(context, { ...ownChoice('SERVER'), lastTest }, { lastTest });
  await context.events.publish({ type: 'invalidate', operations: ['get_partner_model'] });
}

type Values = Omit<typeof partnerModels.$inferInsert, 'id' | 'storeId'>;

async function keep(context: Context, first: Values, change: Partial<Values>): Promise<void> {
  await context.db
    .insert(partnerModels)
    .values({ storeId: context.storeId, id: context.storeId, ...first })
    .onConflictDoUpdate({ target: [partnerModels.storeId, partnerModels.id], set: change });
}

/** The choice as its owner sees it. */
export async function showChoice(context: Context): Promise<PartnerModel> {
  const { modelServers } = context.providers;
  const [row] = await context.db.select().from(partnerModels).where(ofStore(context));
  const choice = row ? choiceOf(row) : ownChoice('SERVER');
  return {
    ...choice,
    serverModel: modelServers.standardModel,
    localServers: modelServers.allowsLocal,
    key: choice.address === null ? null : await keyShownFor(context, choice.address),
    openAiKey: await keyShownFor(context, modelServers.openAiAddress),
    chosenAt: row?.chosenAt?.toISOString() ?? null,
    chosenBy: row?.chosenByName ?? null,
    lastTest: row?.lastTest ?? null,
  };
}
