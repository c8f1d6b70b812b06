import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { declineReason, paymentStatus } from '../payments/enums.ts';
import { publicInvoice, publicNumber } from './get-public-invoice.ts';

export const payPublicInvoice = declareOperation({
  name: 'pay_public_invoice',
  area: 'purchasing',
  title: 'Pay an invoice of a link',
  description:
    'Pays what is owed on an invoice, by somebody who has its public link, with a card that the form in their browser made a token of. The card is not kept. For the page of that link only.',
  examples: ['Pay the invoice of this link'],
  input: z.object({
    sn: publicNumber(),
    token: z
      .string()
      .trim()
      .regex(/^pm_[A-Za-z0-9_]{3,80}$/, 'That isn’t a card from the card form. Enter the card again.'),
    expectedOwedMinor: amountMinor().min(1),
    email: z.email().optional(),
  }),
  output: z.object({
    invoice: publicInvoice,
    status: paymentStatus,
    declineReason: declineReason.nullable(),
    actionUrl: z.string().nullable(),
  }),
  http: { method: 'POST', path: '/public/invoices/{sn}/payments', status: 201 },
  access: { kind: 'public' },
  effect: 'money',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  summary: ({ status, invoice }) =>
    status === 'COMPLETED'
      ? `Invoice ${invoice.invoiceNumber} was paid by its link.`
      : `Invoice ${invoice.invoiceNumber} was not paid by its link.`,
});
