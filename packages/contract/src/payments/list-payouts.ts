import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { amountMinor, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { payout, type Payout } from './entities.ts';
import { payoutStatus, payoutStatusLabels, payoutTransitions } from './enums.ts';
import { payoutWords } from './payout-words.ts';

const line = ({ amountMinor: amount, currency, status, arrivesOn }: Payout): string =>
  `${formatMoney(amount, currency)}, ${payoutStatusLabels[status].toLowerCase()} (${dayWords(arrivesOn)})`;

export const listPayouts = declareOperation({
  name: 'list_payouts',
  area: 'payments',
  title: 'Payouts',
  description:
    'Lists the payouts of what the shop earned to the linked bank, the newest first, with when they arrive and what waits for the next one.',
  examples: [
    'When does my money arrive?',
    'show my payouts',
    'where are my payouts?',
    'when is the next payout?',
    'how much waits for the next payout?',
  ],
  input: z.object({
    status: field(payoutStatus, {
      label: 'Status',
      words: ['status'],
      valueWords: {
        PENDING: ['being prepared', 'pending'],
        IN_TRANSIT: ['on its way', 'on their way', 'in transit'],
        ARRIVED: ['arrived', 'that arrived'],
        FAILED: ['failed', 'came back', 'bounced', 'returned'],
        CANCELED: ['canceled', 'cancelled'],
      },
    }).optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(payout),
    /** What the books have for the next payout, in each currency. */
    waiting: z.array(z.object({ amountMinor: amountMinor(), currency: z.string() })),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/payout-records' },
  access: mayRead,
  effect: 'read',
  card: 'payouts',
  offered: true,
  errors: [],
  related: ['get_payout', 'list_bank_accounts', 'list_ledger_entries'],
  toModel: ({ rows, waiting, total }) => ({ rows: rows.slice(0, 15), waiting, total }),
  summary: ({ rows, waiting, total }, { status }) => {
    const rest =
      waiting.length === 0
        ? 'Nothing is waiting to be paid out.'
        : `${listWords(
            waiting.map(({ amountMinor: amount, currency }) => formatMoney(amount, currency)),
            4,
          )} waits for the next payout.`;
    if (total === 0)
      return status
        ? `No payouts are ${payoutStatusLabels[status].toLowerCase()}.`
        : `No payouts yet. ${rest}`;
    const open = rows.filter((row) => payoutTransitions[row.status].length > 0);
    if (status === undefined && open.length > 0)
      return `${open.map(payoutWords).join(' ')} ${rest} ${count(total, 'payout')} in all.`;
    return `${count(total, 'payout')}: ${listWords(rows.map(line), 4)}.${status === undefined ? ` ${rest}` : ''}`;
  },
});
