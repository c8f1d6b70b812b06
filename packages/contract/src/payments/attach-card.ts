import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { cardReads } from './card-field.ts';
import { paymentCard } from './entities.ts';

export const attachCard = declareOperation({
  name: 'attach_card',
  area: 'payments',
  title: 'Add a card',
  description:
    'Keeps a card on file. The card form in the browser makes the token; a card number never reaches the server, and never a chat.',
  examples: ['The card form adds a card'],
  input: z.object({
    token: z
      .string()
      .trim()
      .regex(/^pm_[A-Za-z0-9_]{3,80}$/, 'That isn’t a card from the card form. Enter the card again.'),
  }),
  output: paymentCard,
  http: { method: 'POST', path: '/commons/stripe/attach-card', status: 201 },
  access: mayPay,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['conflict', 'upstream'],
  invalidates: cardReads,
  summary: ({ name }) => `Added ${name}.`,
});
