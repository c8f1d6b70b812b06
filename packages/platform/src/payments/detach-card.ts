import { detachCard } from '@brandwright/contract/payments/detach-card.ts';
import { and, eq } from 'drizzle-orm';
import { cardName, cardsOnFile, findCard } from '../kernel/payments/cards.ts';
import { paymentCards } from '../kernel/payments/tables.ts';
import { implement } from '../kernel/request/implementation.ts';
import { chooseDefault } from './choose-default.ts';
import { showCard, showCards } from './show-card.ts';

export default implement(detachCard, {
  async run(context, { cardId }) {
    const card = await findCard(context, cardId);
    const removed = showCard(context, card);
    await context.db
      .update(paymentCards)
      .set({ removedAt: context.clock.now(), isDefault: false })
      .where(and(eq(paymentCards.storeId, context.storeId), eq(paymentCards.id, card.id)));
    const [next] = await cardsOnFile(context);
    if (card.isDefault && next) await chooseDefault(context, next);
    // Last, and again without harm: what is gone there may not be undone here.
    await context.providers.payments.detachCard(card.methodId);
    return {
      output: { removed, cards: await showCards(context) },
      subject: { kind: 'payment_card', id: card.id },
    };
  },
  async prepare(context, { cardId }) {
    const card = await findCard(context, cardId);
    const others = (await cardsOnFile(context)).filter(({ id }) => id !== card.id);
    const name = cardName(card);
    return {
      input: { cardId: card.id },
      preview: {
        verb: `Remove ${name}`,
        what: `Takes ${name} off file.`,
        toWhom: null,
        cost: null,
        irreversible: 'To use it again it has to be entered again.',
        values: [{ label: 'Card', value: name }],
        warnings:
          others.length === 0
            ? ['It’s the only card on file. Nothing can be paid until another is added.']
            : card.isDefault && others[0]
              ? [`It’s the default. ${cardName(others[0])} will be charged instead.`]
              : [],
      },
    };
  },
});
