import { and, eq } from 'drizzle-orm';
import { customerAtBank, type CardRow } from '../kernel/payments/cards.ts';
import { paymentCards } from '../kernel/payments/tables.ts';
import type { Context } from '../kernel/request/context.ts';

/** Makes a card the one that is charged when no other is named, here and at the bank. */
export async function chooseDefault(context: Context, card: CardRow): Promise<void> {
  const ours = eq(paymentCards.storeId, context.storeId);
  await context.db
    .update(paymentCards)
    .set({ isDefault: false })
    .where(and(ours, eq(paymentCards.isDefault, true)));
  await context.db
    .update(paymentCards)
    .set({ isDefault: true })
    .where(and(ours, eq(paymentCards.id, card.id)));
  await context.providers.payments.setDefaultCard({
    customerId: await customerAtBank(context),
    cardId: card.methodId,
  });
}
