import { OperationError } from '@brandwright/contract';
import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
import { cardsOnFile } from '../../kernel/payments/cards.ts';
import type { Context } from '../../kernel/request/context.ts';

/**
 * Lets go of what others keep for the store: its cards at the bank, the webhooks and the token of its shop. One that doesn't answer
 * doesn't keep the store from being deleted.
 */
export async function releaseOutside(context: Context): Promise<void> {
  const { payments } = context.providers;
  for (const { methodId } of await cardsOnFile(context))
    await unlessRefused(context, 'a card', () => payments.detachCard(methodId));
  await unlessRefused(context, 'the shop', () => context.call(disconnectShop, {}));
}

async function unlessRefused(context: Context, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    if (error.code !== 'not_found')
      context.log.warn({ error: String(error), what }, 'a deleted store left something elsewhere');
  }
}
