import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { paymentCard } from './entities.ts';
import { cardLine } from './words.ts';

export const listCards = declareOperation({
  name: 'list_cards',
  area: 'payments',
  title: 'Cards on file',
  description:
    'Lists the cards that the store pays with: brand, last four digits, when they expire, which one is the default. At most 10. A card is added under Payments, never in a chat.',
  examples: [
    'Which cards do I have on file?',
    'show my cards',
    'what card do you charge?',
    'when does my visa expire?',
    'what’s my default card?',
  ],
  input: z.object({}),
  output: z.object({ cards: z.array(paymentCard) }),
  http: { method: 'GET', path: '/commons/stripe/cards' },
  access: mayRead,
  effect: 'read',
  card: 'payment_cards',
  offered: true,
  errors: [],
  related: ['set_default_card', 'list_payments'],
  summary: ({ cards }) =>
    cards.length === 0
      ? 'There’s no card on file. Add one under Payments.'
      : `${count(cards.length, 'card')} on file: ${listWords(cards.map(cardLine), 10)}.`,
});
