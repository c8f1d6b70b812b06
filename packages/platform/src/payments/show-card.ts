import type { PaymentCard } from '@brandwright/contract/payments/entities.ts';
import { cardName, cardsOnFile, hasExpired, type CardRow } from '../kernel/payments/cards.ts';
import type { Context } from '../kernel/request/context.ts';

/** A card as operations answer it. */
export const showCard = (context: Context, row: CardRow): PaymentCard => ({
  cardId: row.id,
  name: cardName(row),
  brand: row.brand,
  last4: row.last4,
  expiresMonth: row.expiresMonth,
  expiresYear: row.expiresYear,
  hasExpired: hasExpired(row, context.clock.now()),
  isDefault: row.isDefault,
  createdAt: row.createdAt.toISOString(),
});

export const showCards = async (context: Context): Promise<PaymentCard[]> =>
  (await cardsOnFile(context)).map((row) => showCard(context, row));
