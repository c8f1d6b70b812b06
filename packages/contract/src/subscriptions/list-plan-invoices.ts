import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { amountMinor, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords } from '../kernel/words.ts';
import { providerInvoice } from './entities.ts';

const shownToModel = 12;

export const listPlanInvoices = declareOperation({
  name: 'list_plan_invoices',
  area: 'subscriptions',
  title: 'Plan invoices',
  description:
    'What Brandwright billed the store for its plan, newest first, with what is still unpaid. Invoices of suppliers are in list_supplier_invoices; card payments to suppliers in list_payments. A PDF of one is get_plan_invoice_pdf.',
  examples: [
    'Show my Brandwright invoices',
    'What has Brandwright charged us?',
    'Invoices of my plan',
    'Are any of my subscription invoices unpaid?',
    'When was I last billed for the plan?',
  ],
  input: z.object({
    status: field(z.enum(['open', 'paid']), {
      words: ['status'],
      valueWords: { open: ['unpaid', 'open', 'outstanding', 'failed', 'not paid'], paid: ['paid'] },
      label: 'Status',
    }).optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(providerInvoice),
    ...pageOutput,
    paidMinor: amountMinor(),
    openMinor: amountMinor(),
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/subscriptions/-/invoices' },
  access: mayRead,
  effect: 'read',
  card: 'plan_invoices',
  offered: true,
  errors: ['upstream'],
  related: ['get_plan_invoice_pdf', 'get_subscription', 'retry_provider_invoice'],
  toModel: ({ rows, total, paidMinor, openMinor, currency }) => ({
    total,
    paidMinor,
    openMinor,
    currency,
    rows: rows.slice(0, shownToModel),
  }),
  summary: ({ rows, total, paidMinor, openMinor, currency }, { status }) => {
    const [latest] = rows;
    if (!latest)
      return status === 'open'
        ? 'Nothing is unpaid for the plan.'
        : 'Nothing has been billed for the plan yet.';
    const kind = status === 'open' ? 'unpaid plan invoice' : 'plan invoice';
    const open = openMinor > 0 ? ` ${formatMoney(openMinor, currency)} is unpaid.` : '';
    return `${count(total, kind)}, ${formatMoney(paidMinor, currency)} paid. The latest is ${latest.number} from ${dayWords(latest.createdAt)}, ${formatMoney(latest.amountDueMinor, currency)} for ${latest.description}.${open}`;
  },
});
