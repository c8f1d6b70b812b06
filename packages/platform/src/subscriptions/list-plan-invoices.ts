import { planCurrency } from '@brandwright/contract/kernel/plan-catalog.ts';
import { listPlanInvoices } from '@brandwright/contract/subscriptions/list-plan-invoices.ts';
import { implement } from '../kernel/request/implementation.ts';
import { planInvoices } from './plan-invoices.ts';

export default implement(listPlanInvoices, {
  async run(context, { status, page, size }) {
    const all = await planInvoices(context);
    const fitting = all.filter((one) => status === undefined || one.status === status);
    return {
      output: {
        rows: fitting.slice(page * size, (page + 1) * size),
        page,
        size,
        total: fitting.length,
        paidMinor: all.reduce((sum, one) => sum + one.amountPaidMinor, 0),
        openMinor: all.reduce((sum, one) => (one.status === 'open' ? sum + one.amountDueMinor : sum), 0),
        currency: all[0]?.currency ?? planCurrency,
      },
    };
  },
});
