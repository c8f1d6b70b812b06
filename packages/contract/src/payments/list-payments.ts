import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { payment, type Payment } from './entities.ts';
import { paymentStatus, paymentStatusLabels } from './enums.ts';

const line = ({ description, amountMinor, currency, status, createdAt }: Payment): string =>
  `${formatMoney(amountMinor, currency)} for ${description} on ${dayWords(createdAt)} (${paymentStatusLabels[status].toLowerCase()})`;

export const listPayments = declareOperation({
  name: 'list_payments',
  area: 'payments',
  title: 'Payments',
  description:
    'Lists what the store paid with its cards, the newest first, declined ones included. Money that shoppers paid is in orders; what is still owed in list_supplier_invoices; both sides of every movement in list_ledger_entries.',
  examples: [
    'What have I paid?',
    'show my payments',
    'which payments were declined?',
    'what did I last pay for?',
    'list the payments to suppliers',
  ],
  input: z.object({
    status: field(paymentStatus, {
      label: 'Status',
      words: ['status'],
      valueWords: {
        COMPLETED: ['paid', 'completed', 'successful', 'that went through'],
        INSTRUMENT_DECLINED: ['declined', 'refused by the bank', 'failed', 'that failed', 'bounced'],
        REQUIRES_ACTION: ['waiting for confirmation', 'to confirm', 'unconfirmed'],
        PENDING: ['processing'],
        CANCELED: ['canceled', 'cancelled'],
      },
    }).optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of what was paid.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(payment), ...pageOutput }),
  http: { method: 'GET', path: '/web/stripe-payment-records' },
  access: mayRead,
  effect: 'read',
  card: 'payments',
  offered: true,
  errors: [],
  related: ['get_payment', 'list_ledger_entries', 'list_cards'],
  toModel: ({ rows, total }) => ({ rows: rows.slice(0, 15), total }),
  summary: ({ rows, total }, { status }) => {
    const which = status ? `${paymentStatusLabels[status].toLowerCase()} ` : '';
    if (total === 0) return status ? `No ${which}payments.` : 'No payments yet.';
    return `${count(total, 'payment')}${status ? `, ${which.trim()}` : ''}: ${listWords(rows.map(line), 4)}.`;
  },
});
