import { OperationError } from '@brandwright/contract';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { Sender } from './compose.ts';

/** The brief that is named, or the one being worked on; null when none is named and there is none. */
export async function readBrief(context: Context, techPackId: string | undefined): Promise<TechPack | null> {
  try {
    return await context.call(getTechPack, techPackId === undefined ? {} : { techPackId });
  } catch (error) {
    if (techPackId === undefined && error instanceof OperationError && error.code === 'not_found')
      return null;
    throw error;
  }
}

/** The person and the store that write. */
export async function senderOf(context: Context): Promise<Sender & { email: string }> {
  const { name } = await context.call(getStore, {});
  const { actor } = context;
  if (actor.kind !== 'user')
    throw new OperationError('unauthenticated', 'Only a person can write to factories.');
  return { personName: actor.name, storeName: name, email: actor.email.trim().toLowerCase() };
}
