import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { amountMinor, day } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { ledgerAccount, ledgerAccountLabels } from './enums.ts';

/** Days that one report may span. */
export const longestReportDays = 366;

export const getPaymentsReport = declareOperation({
  name: 'get_payments_report',
  area: 'payments',
  title: 'Payments report',
  description:
    'What was paid in a month or between two days: how much went out by card and wallet and for what, what came back, what was taken off by promotions, and what was paid out to the bank. This month when no days are named. Single payments are in list_payments, every entry of the books in list_ledger_entries.',
  examples: [
    'Payments report for October',
    'Show the payments report of last month',
    'What did we pay out in September, by kind?',
    'Payments report for this month',
  ],
  input: z.object({
    from: day({ sense: 'date_from', label: 'From', words: ['from', 'since', 'in', 'for', 'of', 'during'] })
      .describe('The first day; that of this month when left out.')
      .optional(),
    to: day({ sense: 'date_to', label: 'To', words: ['to', 'until', 'through'] })
      .describe('The last day that counts, itself included; today when left out.')
      .optional(),
  }),
  output: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Null where the books have no entry in these days. */
    totals: z.array(
      z.object({
        currency: z.string(),
        /** Taken from cards and the wallet. */
        paidMinor: amountMinor(),
        /** Given back to them. */
        returnedMinor: amountMinor(),
        /** What suppliers were paid by promotions and credits instead. */
        creditsMinor: amountMinor(),
        /** Of the shop's sales, paid out to the bank. */
        payoutsMinor: amountMinor(),
      }),
    ),
    /** What was paid for, the largest first. */
    purposes: z.array(
      z.object({
        account: ledgerAccount,
        label: z.string(),
        currency: z.string(),
        payments: z.int(),
        amountMinor: amountMinor(),
      }),
    ),
    entries: z.int(),
    declined: z.int(),
  }),
  http: { method: 'GET', path: '/web/stores/me/payments-report' },
  access: mayRead,
  effect: 'read',
  card: 'payments_report',
  offered: true,
  errors: ['bad_input'],
  related: ['list_payments', 'list_ledger_entries', 'list_past_orders'],
  summary: ({ from, to, totals, purposes, entries, declined }) => {
    const when = `from ${dayWords(from)} to ${dayWords(to)}`;
    const failed = declined === 0 ? '' : ` ${count(declined, 'payment')} declined.`;
    if (entries === 0) return `Nothing was paid ${when}.${failed}`;
    const sums = totals.map(({ currency, paidMinor, returnedMinor, payoutsMinor }) => {
      const back = returnedMinor === 0 ? '' : `, ${formatMoney(returnedMinor, currency)} was returned`;
      const out =
        payoutsMinor === 0 ? '' : `, ${formatMoney(payoutsMinor, currency)} was paid out to your bank`;
      return `${formatMoney(paidMinor, currency)} paid${back}${out}`;
    });
    const what = purposes.map(
      ({ account, amountMinor: amount, currency }) =>
        `${ledgerAccountLabels[account].toLowerCase()} ${formatMoney(amount, currency)}`,
    );
    const goes = what.length === 0 ? '' : ` It went to: ${listWords(what, 5)}.`;
    return `${sums.join('; ')}, ${when}.${goes}${failed}`;
  },
});
