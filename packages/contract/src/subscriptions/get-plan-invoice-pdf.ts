import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

export const getPlanInvoicePdf = declareOperation({
  name: 'get_plan_invoice_pdf',
  area: 'subscriptions',
  title: 'Plan invoice as a PDF',
  description:
    'Writes a Brandwright invoice of the store’s plan as a PDF: the latest, or the one of a month.',
  examples: [
    'Send me the PDF of my last Brandwright invoice',
    'Download my plan invoice',
    'I need the receipt for my subscription in October',
  ],
  input: z.object({
    month: field(
      z
        .string()
        .trim()
        .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Give a month, such as 2026-10.'),
      { sense: 'date', words: ['of', 'for', 'from', 'in'], label: 'Month' },
    )
      .describe('YYYY-MM, or a day in the month. When left out: the latest.')
      .optional(),
    invoiceId: field(z.string().trim().min(3).max(120).optional(), { formOnly: true, seen: true }),
  }),
  output: z.object({ ...writtenFile, id: z.uuid(), number: z.string() }),
  http: { method: 'POST', path: '/web/subscriptions/-/invoice-pdf' },
  access: mayRead,
  effect: 'read',
  card: 'download',
  offered: true,
  errors: ['not_found', 'upstream'],
  related: ['list_plan_invoices'],
  summary: ({ name, number }) => `${name} is invoice ${number}.`,
});
