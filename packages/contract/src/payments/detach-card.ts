import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { cardField, cardReads } from './card-field.ts';
import { paymentCard } from './entities.ts';

export const detachCard = declareOperation({
  name: 'detach_card',
  area: 'payments',
  title: 'Remove a card',
  description:
    'Takes a card off file. It can’t be charged any more; to use it again it has to be entered again. Where it was the default, the newest of the others becomes it.',
  examples: [
    'Remove my mastercard',
    'take the amex off file',
    'delete the card ending in 4444',
    'I don’t want that visa on here anymore',
  ],
  input: z.object({ cardId: cardField().describe('Id, brand or last four digits of the card.') }),
  output: z.object({ removed: paymentCard, cards: z.array(paymentCard) }),
  http: { method: 'POST', path: '/commons/stripe/detach-card' },
  access: mayPay,
  effect: 'destructive',
  card: 'payment_cards',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['list_cards', 'set_default_card'],
  invalidates: cardReads,
  summary: ({ removed, cards }) => {
    const next = cards.find(({ isDefault }) => isDefault);
    return `Removed ${removed.name}.${removed.isDefault && next ? ` ${next.name} is the default now.` : ''}`;
  },
});
