import { z } from 'zod';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { providerInvoice } from './entities.ts';

export const retryProviderInvoice = declareOperation({
  name: 'retry_provider_invoice',
  area: 'payments',
  title: 'Charge the plan’s open month again',
  description:
    'Charges a month of the plan that couldn’t be charged, with the default card. For the plan’s own page.',
  examples: ['Try to charge my plan again'],
  input: z.object({ invoiceId: z.string().trim().min(3).max(120) }),
  output: providerInvoice,
  http: { method: 'POST', path: '/commons/stripe/retry-invoice' },
  access: mayPay,
  effect: 'money',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'upstream'],
  invalidates: ['get_subscription', 'get_provider_invoice', 'list_ledger_entries'],
  summary: ({ status, amountPaidMinor, amountDueMinor, currency }) =>
    status === 'paid'
      ? `Paid ${formatMoney(amountPaidMinor, currency)} for the plan.`
      : `${formatMoney(amountDueMinor, currency)} for the plan is still open: the card was declined.`,
});
