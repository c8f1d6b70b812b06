import { z } from 'zod';
import { amountMinor, field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { customerField } from '../customers.ts';
import { mayAct } from '../order-ref.ts';
import { howToRefund } from '../refunds.ts';
import { creditReads, expiresOnField, shortCredit } from './credit-ref.ts';
import { changedCredit } from './entities.ts';

export const giveStoreCredit = declareOperation({
  name: 'give_store_credit',
  area: 'orders',
  title: 'Give store credit',
  description:
    'Gives a customer store credit for a next order: makes a code, and emails it unless told not to. Pays nothing out. To pay money back for trouble use give_goodwill; for a return refund_return. An unused credit can be canceled.',
  examples: [
    'Give Maya Chen $20 store credit',
    'Give Tom Reed a $15 credit for the wait',
    'Store credit of $25 for Ana Silva, good until March 31',
    'Grant Maya $10 in store credit, don’t email her',
    'Put $30 of credit aside for Ana Silva',
  ],
  input: z.object({
    customer: customerField,
    amountMinor: field(amountMinor().min(1).max(1_000_000_000), {
      sense: 'money_minor',
      words: ['amount', 'credit of', 'store credit', 'credit', 'worth'],
      question: 'How much store credit?',
      label: 'Amount',
    }),
    reason: field(z.string().trim().min(1).max(300), {
      sense: 'free_text',
      words: ['because', 'for', 'as', 'since', 'reason'],
      label: 'Reason',
    })
      .describe('Only the team sees it.')
      .optional(),
    expiresOn: expiresOnField()
      .describe('The last day it can be used; when left out, as the return settings say.')
      .optional(),
    notify: howToRefund.notify,
    message: howToRefund.message,
    currencyCode: forForms(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/, 'Use a three-letter currency code such as USD.')
        .default('USD'),
    ),
    code: forForms(
      z
        .string()
        .regex(/^CREDIT-[A-HJ-NP-Z2-9]{8}$/, 'Leave the code to the server.')
        .describe('The code that was shown before. Filled by the server.')
        .optional(),
    ),
  }),
  output: changedCredit.extend({ mailedTo: z.string().nullable() }),
  http: { method: 'POST', path: '/web/store-credits', status: 201 },
  access: mayAct,
  effect: 'money',
  card: 'store_credit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_store_credits', 'cancel_store_credit', 'give_goodwill'],
  invalidates: creditReads,
  toModel: (credit) => ({ ...shortCredit(credit), mailedTo: credit.mailedTo }),
  summary: ({ change }) => change,
});
