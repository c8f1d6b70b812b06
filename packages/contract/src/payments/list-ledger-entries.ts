import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { day, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { ledgerBalance, ledgerEntry } from './entities.ts';
import { ledgerAccountLabels, ledgerEntryKind, ledgerEntryKindLabels } from './enums.ts';

export const listLedgerEntries = declareOperation({
  name: 'list_ledger_entries',
  area: 'payments',
  title: 'Books',
  description:
    'Lists the journal of the store’s books, the newest first: every payment, refund, fee and credit with the account it was taken from and the one it was given to, and what stands on each account. What was paid by card alone is in list_payments.',
  examples: [
    'Show me the books',
    'open the ledger',
    'what are my journal entries this month?',
    'which journal entries are fees?',
    'how much went to suppliers according to the books?',
  ],
  input: z.object({
    kind: field(ledgerEntryKind, {
      label: 'Kind',
      words: ['kind'],
      valueWords: {
        PAYMENT: ['payments'],
        REFUND: ['refunds'],
        FEE: ['fees'],
        CREDIT: ['credits', 'discounts'],
        SALE: ['sales'],
        PAYOUT: ['payouts'],
      },
    }).optional(),
    from: day({ sense: 'date_from', label: 'From', words: ['from', 'since'] }).optional(),
    to: day({ sense: 'date_to', label: 'To', words: ['to', 'until'] }).optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(ledgerEntry),
    balances: z
      .array(ledgerBalance)
      .describe('Of the entries that were asked for; all accounts come to zero.'),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/ledger-entries' },
  access: mayRead,
  effect: 'read',
  card: 'ledger_entries',
  offered: true,
  errors: [],
  related: ['list_payments', 'list_supplier_invoices'],
  toModel: ({ rows, balances, total }) => ({ rows: rows.slice(0, 15), balances, total }),
  summary: ({ rows, balances, total }, { kind }) => {
    if (total === 0)
      return kind
        ? `No ${ledgerEntryKindLabels[kind].toLowerCase()} entries.`
        : 'The books are empty so far.';
    const standing = balances.map(
      ({ account, balanceMinor, currency }) =>
        `${ledgerAccountLabels[account]} ${formatMoney(balanceMinor, currency)}`,
    );
    return `${count(total, 'journal entry', 'journal entries')}. ${listWords(standing, 9)}. The latest: ${listWords(
      rows.map(({ memo, occurredAt }) => `${memo} (${dayWords(occurredAt)})`),
      3,
    )}.`;
  },
});
