import { OperationError } from '@brandwright/contract';
import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import { randomUUID } from 'node:crypto';
import { cardName, cardsOnFile, customerAtBank } from '../kernel/payments/cards.ts';
import { paymentCards } from '../kernel/payments/tables.ts';
import { implement } from '../kernel/request/implementation.ts';
import { showCard } from './show-card.ts';

/** What the bank keeps of one customer's cards. */
const mostCards = 10;

export default implement(attachCard, {
  async run(context, { token }) {
    const there = await cardsOnFile(context);
    if (there.length >= mostCards)
      throw new OperationError('conflict', `At most ${mostCards} cards can be on file. Remove one first.`);
    const { payments } = context.providers;
    const customerId = await customerAtBank(context);
    const card = await payments.attachCard({ customerId, token });
    const same = there.find(
      (one) =>
        one.brand === card.brand &&
        one.last4 === card.last4 &&
        one.expiresMonth === card.expiresMonth &&
        one.expiresYear === card.expiresYear,
    );
    if (same) {
      await payments.detachCard(card.id);
      throw new OperationError('conflict', `${cardName(card)} is on file already.`);
    }
    const isDefault = there.length === 0;
    if (isDefault) await payments.setDefaultCard({ customerId, cardId: card.id });
    const [row] = await context.db
      .insert(paymentCards)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        bank: payments.kind,
        methodId: card.id,
        brand: card.brand,
        last4: card.last4,
        expiresMonth: card.expiresMonth,
        expiresYear: card.expiresYear,
        isDefault,
        createdAt: context.clock.now(),
      })
      .returning();
    if (!row) throw new OperationError('internal', 'The card couldn’t be kept. Try again.');
    return { output: showCard(context, row), subject: { kind: 'payment_card', id: row.id } };
  },
});
