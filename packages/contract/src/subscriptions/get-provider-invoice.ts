import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { invoiceStatusLabels, providerInvoice } from './entities.ts';

export const getProviderInvoice = declareOperation({
  name: 'get_provider_invoice',
  area: 'subscriptions',
  title: 'Invoice of the plan',
  description:
    'A period of the store’s plan as the bank billed it. Invoices of suppliers are in get_supplier_invoice.',
  examples: ['The plan’s last invoice'],
  input: z.object({ invoiceId: z.string().trim().min(3).max(120) }),
  output: providerInvoice,
  http: { method: 'GET', path: '/commons/stripe/retrieve-invoice' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'upstream'],
  summary: ({ number, status, amountDueMinor, currency }) =>
    `${number}: ${formatMoney(amountDueMinor, currency)} for the plan, ${invoiceStatusLabels[status].toLowerCase()}.`,
});
