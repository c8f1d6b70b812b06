import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { retryProviderInvoice } from '@brandwright/contract/payments/retry-provider-invoice.ts';
import { postEntry } from '../kernel/payments/ledger.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findPlan, lockPlan, ownBankInvoice, showBankInvoice } from './plan-subscription.ts';

export default implement(retryProviderInvoice, {
  async run(context, { invoiceId }) {
    const plan = await lockPlan(context);
    const before = await ownBankInvoice(context, invoiceId);
    if (before.status === 'void')
      throw new OperationError('conflict', 'That invoice is void. Nothing was charged.');
    // Paid meanwhile, or by a call whose answer was lost: it is only written down.
    const now = before.status === 'paid' ? before : await context.providers.payments.retryInvoice(invoiceId);
    if (now.status === 'paid' && now.amountPaidMinor > 0)
      await postEntry(context, {
        kind: 'PAYMENT',
        memo: `Paid a month of ${plan.title}`,
        subject: { kind: 'plan', id: plan.id },
        source: `plan:${now.id}`,
        transfers: [
          { debit: 'PLAN', credit: 'CARDS', amountMinor: now.amountPaidMinor, currency: now.currency },
        ],
      });
    return { output: showBankInvoice(now) };
  },
  async prepare(context, { invoiceId }) {
    const plan = await findPlan(context);
    const invoice = await ownBankInvoice(context, invoiceId);
    const due = formatMoney(invoice.amountDueMinor, invoice.currency);
    return {
      input: { invoiceId },
      preview: {
        verb: `Pay ${due}`,
        what: `Charges a month of ${plan.title} again.`,
        toWhom: null,
        cost: `${due} is charged to the default card.`,
        irreversible: 'A payment can’t be undone.',
        values: [{ label: 'Amount', value: due }],
        warnings: [],
      },
    };
  },
});
