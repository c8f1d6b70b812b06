import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { amountMinor, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import {
  accountCreditBalance,
  accountCreditEntry,
  accountCreditKind,
  accountCreditLabels,
  type AccountCreditEntry,
} from '../kernel/account-credit.ts';

const shownToModel = 15;

const line = ({ amountMinor: minor, currency, note, createdAt }: AccountCreditEntry) =>
  `${minor < 0 ? '−' : ''}${formatMoney(Math.abs(minor), currency)} on ${dayWords(createdAt)} (${note})`;

/** "$112.40", "$112.40 and €3.00"; "none" where nothing is left. */
export const creditLeftWords = (
  balances: readonly z.output<typeof accountCreditBalance>[],
): string | undefined => {
  const left = balances.filter(({ balanceMinor }) => balanceMinor > 0);
  return left.length === 0
    ? undefined
    : listWords(left.map(({ balanceMinor, currency }) => formatMoney(balanceMinor, currency)));
};

export const listAccountCredits = declareOperation({
  name: 'list_account_credits',
  area: 'subscriptions',
  title: 'Account credit',
  description:
    'The account credit that Brandwright gives this store: how much is left, and every entry, newest first: the welcome credit of the plan, the cash back on purchases, what it was spent on, and what a refund reversed. It pays for purchases, where check_out, pay_invoice or pay_purchase_order is told to use it. AI credits are get_ai_credits; store credit of customers is list_store_credits.',
  examples: [
    'How much account credit do we have?',
    'Show my cash back',
    'Did we get the welcome credit?',
    'What was our account credit spent on?',
    'How much cash back did I earn?',
  ],
  input: z.object({
    kind: field(accountCreditKind, {
      label: 'Kind',
      words: ['kind'],
      valueWords: {
        WELCOME: ['welcome credit', 'welcome bonus', 'sign-up credit', 'signup credit'],
        CASH_BACK: ['cash back', 'cashback'],
        SPENT: ['spent', 'used'],
        RETURNED: ['given back', 'returned'],
        REVERSED: ['reversed', 'taken back', 'clawed back'],
      },
    }).optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(accountCreditEntry),
    ...pageOutput,
    /** The plan's currency first; what is left, whatever entries are shown. */
    balances: z.array(accountCreditBalance),
    /** Of the entries that are shown, those that the page leaves out too, in the plan's currency. */
    totalMinor: amountMinor(),
    currency: z.string(),
    cashBackPercent: z.int(),
  }),
  http: { method: 'GET', path: '/web/account-credits' },
  access: mayRead,
  effect: 'read',
  card: 'account_credits',
  offered: true,
  errors: [],
  related: ['list_plans', 'list_supplier_invoices', 'check_out'],
  toModel: ({ rows, total, balances, totalMinor, currency }) => ({
    total,
    balances,
    totalMinor,
    currency,
    rows: rows.slice(0, shownToModel),
  }),
  summary: ({ rows, total, balances, totalMinor, currency, cashBackPercent }, { kind }) => {
    const left = creditLeftWords(balances);
    const has =
      left === undefined ? 'You have no account credit left.' : `You have ${left} of account credit.`;
    if (total === 0)
      return kind === undefined
        ? `You have no account credit yet. Purchases that you pay here bring ${cashBackPercent}% cash back.`
        : `There’s no entry of that kind (${accountCreditLabels[kind].toLowerCase()}). ${has}`;
    const sum =
      kind === undefined || totalMinor === 0
        ? ''
        : ` ${accountCreditLabels[kind]} comes to ${formatMoney(Math.abs(totalMinor), currency)}.`;
    return `${has}${sum} ${count(total, 'entry', 'entries')}, the latest: ${listWords(rows.slice(0, 3).map(line))}.`;
  },
});
