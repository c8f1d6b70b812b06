import { z } from 'zod';
import { amountMinor, day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { money } from '../orders/words.ts';
import { invoiceStatus } from './enums.ts';

/** What an invoice shows to somebody with its link: nothing of the store but what is to be paid. */
export const publicInvoice = z.object({
  invoiceNumber: z.string(),
  supplierName: z.string(),
  status: invoiceStatus,
  lines: z.array(z.object({ title: z.string(), amountMinor: amountMinor() })),
  totalMinor: amountMinor(),
  owedMinor: amountMinor(),
  currency: z.string(),
  dueOn: day(),
  publishableKey: z.string(),
  bank: z.enum(['TEST_BANK', 'STRIPE']),
});

/** The unguessable number of an invoice's link. */
export const publicNumber = () =>
  z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'That link isn’t complete. Ask for it again.');

export const getPublicInvoice = declareOperation({
  name: 'get_public_invoice',
  area: 'purchasing',
  title: 'Invoice of a link',
  description: 'Opens an invoice by the number of its public link. For the page of that link only.',
  examples: ['Open the invoice of this link'],
  input: z.object({ sn: publicNumber() }),
  output: publicInvoice,
  http: { method: 'GET', path: '/public/invoices/{sn}' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ invoiceNumber, owedMinor, currency }) =>
    `Invoice ${invoiceNumber}: ${money(owedMinor, currency)} to pay.`,
});
