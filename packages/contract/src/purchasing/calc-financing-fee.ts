import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { amountMinor, day, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords, listWords, money } from '../orders/words.ts';
import { financingTerm } from './enums.ts';
import { invoiceField } from './fields.ts';

/** What paying later costs. Money in minor units of the invoice's currency. */
const financingOffer = z.object({
  term: financingTerm,
  /** From today. */
  days: z.int(),
  /** Hundredths of a percent of the amount. */
  feeBasisPoints: z.int(),
  feeMinor: amountMinor(),
  /** The amount and its fee. */
  totalMinor: amountMinor(),
  /** The last day on which it is in time. */
  dueOn: day(),
});
export type FinancingOffer = z.output<typeof financingOffer>;

const offerWords = ({ days, feeMinor, totalMinor, dueOn }: FinancingOffer, currency: string): string =>
  `${money(feeMinor, currency)} in ${days} days (${money(totalMinor, currency)} by ${dayWords(dueOn)})`;

export const calcFinancingFee = declareOperation({
  name: 'calc_financing_fee',
  area: 'purchasing',
  title: 'Financing fee',
  description:
    'Works out what it would cost to pay an invoice of a supplier later, in 30, 60 or 90 days: the fee, the total and its last day. A calculation only: nothing is borrowed or charged. To pay now use pay_invoice.',
  examples: [
    'What would it cost to pay the mug invoice in 60 days?',
    'financing fee for INV-2048',
    'how much more is it if I pay INV-2061 in 90 days?',
    'can I finance the overdue invoice, and what is the fee?',
    'what does it cost to pay Olaria do Vale a month later?',
  ],
  input: z.object({
    invoiceId: invoiceField().describe('Id or number of the invoice, such as INV-2048.'),
    term: field(financingTerm, {
      label: 'Paid in',
      words: ['term', 'days', 'later'],
      valueWords: {
        DAYS_30: ['30 days', '30-day', 'thirty days', 'net 30', 'a month', 'one month'],
        DAYS_60: ['60 days', '60-day', 'sixty days', 'net 60', 'two months', '2 months'],
        DAYS_90: ['90 days', '90-day', 'ninety days', 'net 90', 'three months', '3 months'],
      },
    })
      .describe('Left out: all of them.')
      .optional(),
  }),
  output: z.object({
    invoiceId: field(z.uuid(), { ref: 'supplier_invoice' }),
    invoiceNumber: z.string(),
    supplierName: z.string(),
    /** What is owed, and would be financed. */
    amountMinor: amountMinor(),
    currency: z.string(),
    /** The shortest first; only the one that was asked for. */
    offers: z.array(financingOffer),
  }),
  http: { method: 'GET', path: '/web/creator-invoice-payments/calc-financing-fee' },
  access: mayRead,
  effect: 'read',
  card: 'financing_fee',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['pay_invoice', 'get_supplier_invoice'],
  summary: ({ invoiceNumber, supplierName, amountMinor: amount, currency, offers }) => {
    const [first] = offers;
    const what = `${money(amount, currency)} of ${invoiceNumber} of ${supplierName}`;
    return offers.length === 1 && first
      ? `Paying ${what} in ${first.days} days would cost a fee of ${money(first.feeMinor, currency)}: ${money(first.totalMinor, currency)} in all by ${dayWords(first.dueOn)}. Nothing is charged by asking.`
      : `Paying ${what} later would cost a fee: ${listWords(
          offers.map((offer) => offerWords(offer, currency)),
          3,
        )}. Nothing is charged by asking.`;
  },
});
