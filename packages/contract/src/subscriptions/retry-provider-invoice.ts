import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { providerInvoice } from './entities.ts';

export const retryProviderInvoice = declareOperation({
  name: 'retry_provider_invoice',
  area: 'subscriptions',
  title: 'Pay the plan’s open invoice',
  description:
    'Charges an invoice of the store’s plan that couldn’t be charged again, with the default card. Invoices of suppliers are paid with pay_supplier_invoice.',
  examples: [
    'Try to charge my plan again',
    'Pay my open Brandwright invoice',
    'Retry the failed subscription payment',
  ],
  input: z.object({
    invoiceId: field(z.string().trim().min(3).max(120).optional(), { formOnly: true, seen: true }),
  }),
  output: providerInvoice,
  http: { method: 'POST', path: '/commons/stripe/retry-invoice' },
  access: mayPay,
  effect: 'money',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['get_subscription', 'list_plan_invoices'],
  invalidates: planReads,
  summary: ({ status, amountPaidMinor, amountDueMinor, currency }) =>
    status === 'paid'
      ? `Paid ${formatMoney(amountPaidMinor, currency)} for the plan.`
      : `${formatMoney(amountDueMinor, currency)} for the plan is still open: the card was declined.`,
});
