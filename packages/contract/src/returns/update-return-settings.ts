import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage } from '../orders/order-ref.ts';
import { returnSettings } from './entities.ts';
import { refundDestination, refundMethod, returnFee } from './enums.ts';
import { settingsWords } from './get-return-settings.ts';

const returnsAccepted = z.enum(['OPEN', 'CLOSED']);

const spans: Readonly<Record<number, readonly string[]>> = {
  7: ['a week', 'one week'],
  14: ['two weeks', '2 weeks'],
  30: ['a month', 'one month'],
  60: ['two months', '2 months'],
  90: ['three months', '3 months'],
  365: ['a year', 'one year'],
};

/** "After 30 days" is a day to come anywhere else. */
const dayWords = Object.fromEntries(
  [7, 10, 14, 15, 20, 21, 28, 30, 45, 60, 90, 100, 120, 180, 365].map((days) => [
    days,
    [`after ${days} days`, `within ${days} days`, `${days} days`, ...(spans[days] ?? [])],
  ]),
);

export const updateReturnSettings = declareOperation({
  name: 'update_return_settings',
  area: 'returns',
  title: 'Change return settings',
  description:
    'Changes the rules for returns: whether they are accepted, the window in days from delivery, the fee, where refunds go and how, and the policy that shoppers read. Only what is given changes. Existing returns keep their fee.',
  examples: [
    'No returns after 30 days',
    'Charge 5 dollars for returns',
    'Make returns free',
    'Refund returns as store credit',
    'Stop accepting returns',
  ],
  input: z.object({
    // No yes or no: "no returns after 30 days" closes nothing.
    accepts: field(returnsAccepted, {
      words: ['accepting'],
      valueWords: {
        OPEN: [
          'accept returns',
          'allow returns',
          'take returns',
          'accepting returns again',
          'returns are welcome',
        ],
        CLOSED: [
          "don't accept returns",
          'stop accepting returns',
          'stop taking returns',
          'turn off returns',
          'all sales are final',
          'all sales final',
        ],
      },
      label: 'Accepts',
    }).optional(),
    windowDays: field(z.int().min(1).max(730), {
      sense: 'quantity',
      words: [
        'days',
        'window',
        'within',
        'after',
        'return window',
        'days to return',
        'older than',
        'no returns after',
      ],
      valueWords: dayWords,
      label: 'Days',
    })
      .describe('Days from delivery.')
      .optional(),
    hasNoLimit: field(z.boolean(), {
      words: ['no limit'],
      valueWords: { true: ['no time limit', 'without a time limit', 'no deadline', 'any time', 'forever'] },
      label: 'No time limit',
    })
      .describe('True: accepted no matter how late.')
      .optional(),
    fee: field(returnFee, {
      words: ['fee'],
      valueWords: {
        FREE: ['free', 'free returns', 'no fee', 'at no cost'],
        DEDUCT_FROM_REFUND: ['deduct from the refund', 'off the refund', 'from the refund'],
      },
      label: 'Fee',
    }).optional(),
    feeMinor: field(z.int().min(0).max(1_000_000), {
      sense: 'money_minor',
      words: ['charge', 'fee of', 'fee'],
      label: 'Fee per return',
    }).optional(),
    destination: field(refundDestination, {
      words: ['destination'],
      valueWords: {
        STORE_CREDIT: ['store credit', 'as credit', 'credit only'],
        ORIGINAL_PAYMENT: ['original payment', 'to the card', 'money back', 'back to their card'],
      },
      label: 'Refunds go to',
    }).optional(),
    method: field(refundMethod, {
      words: ['method'],
      valueWords: {
        AUTOMATIC: ['automatic', 'automatically', 'as soon as it arrives', 'on arrival'],
        MANUAL: ['manual', 'manually', 'by hand'],
      },
      label: 'Refunds',
    })
      .describe('AUTOMATIC: the refund is offered with receiving. STORE_CREDIT goes with that destination.')
      .optional(),
    creditDays: forForms(
      z
        .int()
        .min(0)
        .max(3650)
        .describe('Days for which store credit is good from the day it’s given; 0: no limit.')
        .optional(),
    ),
    policy: field(z.string().trim().max(4000), {
      sense: 'free_text',
      outgoing: 'words',
      words: ['policy', 'saying', 'policy text'],
      label: 'Policy',
    })
      .describe('The full text that shoppers read.')
      .optional(),
  }),
  output: returnSettings.extend({ change: z.string() }),
  http: { method: 'PUT', path: '/web/return-settings' },
  access: mayManage,
  effect: 'write',
  undoable: true,
  card: 'return_settings',
  offered: true,
  errors: ['conflict'],
  related: ['get_return_settings', 'list_returns'],
  invalidates: ['get_return_settings', 'calc_return'],
  summary: (output) => `The return settings were changed. ${settingsWords(output)}`,
});
