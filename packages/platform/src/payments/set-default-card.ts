import { OperationError } from '@brandwright/contract';
import { setDefaultCard } from '@brandwright/contract/payments/set-default-card.ts';
import { z } from 'zod';
import { cardName, cardsOnFile, findCard, hasExpired } from '../kernel/payments/cards.ts';
import { implement } from '../kernel/request/implementation.ts';
import { chooseDefault } from './choose-default.ts';
import { showCards } from './show-card.ts';

const kept = z.object({ before: z.uuid().nullable(), after: z.uuid() });

export default implement(setDefaultCard, {
  async run(context, { cardId }) {
    const card = await findCard(context, cardId);
    if (card.isDefault) throw new OperationError('conflict', `${cardName(card)} is the default already.`);
    if (hasExpired(card, context.clock.now()))
      throw new OperationError('conflict', `${cardName(card)} has expired, so it can’t be the default.`);
    const before = (await cardsOnFile(context)).find(({ isDefault }) => isDefault);
    await chooseDefault(context, card);
    return {
      output: { cards: await showCards(context) },
      undo: { before: before?.id ?? null, after: card.id } satisfies z.output<typeof kept>,
      subject: { kind: 'payment_card', id: card.id },
    };
  },
  async undo(context, undo) {
    const { before, after } = kept.parse(undo);
    const cards = await cardsOnFile(context);
    const former = cards.find(({ id }) => id === before);
    if (!former || cards.find(({ isDefault }) => isDefault)?.id !== after)
      throw new OperationError('conflict', 'The cards have changed since then, so this can’t be undone.');
    await chooseDefault(context, former);
  },
});
