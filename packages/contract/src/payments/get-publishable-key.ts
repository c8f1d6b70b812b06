import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';

export const getPublishableKey = declareOperation({
  name: 'get_publishable_key',
  area: 'payments',
  title: 'Publishable key',
  description:
    'The key with which the card form in the browser turns a card into a token, and the wallet that can be paid with. For the client only.',
  examples: ['The key of the card form'],
  input: z.object({}),
  output: z.object({
    bank: z.enum(['TEST_BANK', 'STRIPE']).describe('TEST_BANK takes the well-known test cards only.'),
    publishableKey: z.string(),
    wallet: z.object({
      kind: z.enum(['TEST_WALLET', 'PAYPAL']),
      /** "PayPal". */
      name: z.string(),
    }),
  }),
  http: { method: 'GET', path: '/commons/stripe/publishable-key' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ bank }) => (bank === 'STRIPE' ? 'Cards go through Stripe.' : 'Cards go through the test bank.'),
});
