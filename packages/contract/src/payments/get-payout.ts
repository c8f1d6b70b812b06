import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { payout } from './entities.ts';
import { payoutWords } from './payout-words.ts';

export const getPayout = declareOperation({
  name: 'get_payout',
  area: 'payments',
  title: 'Payout',
  description:
    'Opens one payout of the shop’s balance to the bank: how much, to which account, how it stands and when it arrives.',
  examples: [
    'Where is my last payout?',
    'has the latest payout arrived?',
    'open the first payout',
    'did the payout go through?',
    'when does the next payout get here?',
  ],
  input: z.object({
    id: field(z.uuid(), {
      ref: 'payout',
      label: 'Payout',
      question: 'Which payout?',
      words: ['payout'],
    }),
  }),
  output: payout,
  http: { method: 'GET', path: '/web/payout-records/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'payout',
  offered: true,
  errors: ['not_found'],
  related: ['list_payouts', 'list_bank_accounts'],
  summary: payoutWords,
});
