import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { cardField, cardReads } from './card-field.ts';
import { paymentCard } from './entities.ts';

export const setDefaultCard = declareOperation({
  name: 'set_default_card',
  area: 'payments',
  title: 'Set the default card',
  description: 'Makes a card on file the one that is charged when no other is named.',
  examples: [
    'Make the mastercard my default',
    'use the amex from now on',
    'charge the card ending in 4444 by default',
    'set visa as the main card',
  ],
  input: z.object({ cardId: cardField().describe('Id, brand or last four digits of the card.') }),
  output: z.object({ cards: z.array(paymentCard) }),
  http: { method: 'PUT', path: '/commons/stripe/default-payment-method' },
  access: mayPay,
  effect: 'write',
  card: 'payment_cards',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['list_cards', 'detach_card'],
  invalidates: cardReads,
  undoable: true,
  summary: ({ cards }) =>
    `${cards.find(({ isDefault }) => isDefault)?.name ?? 'No card'} is the default now.`,
});
