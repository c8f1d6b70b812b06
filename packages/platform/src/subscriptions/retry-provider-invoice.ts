import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { retryProviderInvoice } from '@brandwright/contract/subscriptions/retry-provider-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { invoiceToPay, ownInvoice } from './plan-invoices.ts';
import { billingOf, findPaidPlan, lockPaidPlan } from './plan-subscription.ts';
import { bookInvoice, syncPlan } from './sync-plan.ts';

export default implement(retryProviderInvoice, {
  async run(context, input) {
    const plan = await lockPaidPlan(context);
    const { invoiceId, status } = await invoiceToPay(context, plan, input.invoiceId);
    if (status === 'void') throw new OperationError('conflict', 'That invoice is void. Nothing was charged.');
    const billing = billingOf(context);
    // Paid meanwhile, or by a call whose answer was lost: it is only written down.
    const now = await (status === 'paid' ? billing.getInvoice(invoiceId) : billing.retryInvoice(invoiceId));
    if (now.status === 'paid' && now.amountPaidMinor > 0) await bookInvoice(context, plan, now);
    await syncPlan(context, plan, await billing.getSubscription(plan.subscriptionId));
    return { output: await ownInvoice(context, invoiceId), subject: { kind: 'plan', id: plan.id } };
  },
  async prepare(context, input) {
    const plan = await findPaidPlan(context);
    const invoice = await invoiceToPay(context, plan, input.invoiceId);
    if (invoice.status !== 'open')
      throw new OperationError('conflict', `${invoice.number} has nothing left to pay. Nothing was charged.`);
    const due = formatMoney(invoice.amountDueMinor, invoice.currency);
    return {
      input: { invoiceId: invoice.invoiceId },
      preview: {
        verb: `Pay ${due}`,
        what: `Charges invoice ${invoice.number} for ${invoice.description} again.`,
        toWhom: null,
        cost: `${due} is charged to the default card.`,
        irreversible: 'A payment can’t be undone.',
        values: [
          { label: 'Invoice', value: invoice.number },
          { label: 'Amount', value: due },
        ],
        warnings: [],
      },
    };
  },
});
