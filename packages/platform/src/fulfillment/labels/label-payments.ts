import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { postEntry } from '../../kernel/payments/ledger.ts';
import type { PaymentSubjectOn } from '../../kernel/payments/payment-subject.ts';
import type { Context } from '../../kernel/request/context.ts';
import { makeLabel } from './finish-label.ts';
import { changeLabel, lockLabel } from './label-rows.ts';

/** What follows when a label is paid, or its payment comes to nothing. */
export const labelPayments: PaymentSubjectOn<Context> = {
  kind: 'shipping_label',
  async paid(context, payment) {
    const label = await lockLabel(context, payment.subjectId);
    if (label.status === 'UNPAID')
      await changeLabel(context, label, { status: 'PAID', paymentId: payment.id, paidWith: payment.method });
    await postEntry(context, {
      kind: 'PAYMENT',
      memo: `Paid a ${serviceLabels[label.service]} label to ${label.toAddress.name} with ${payment.method}`,
      subject: { kind: 'shipping_label', id: label.id },
      source: `payment:${payment.id}`,
      transfers: [
        { debit: 'SHIPPING', credit: 'CARDS', amountMinor: payment.amountMinor, currency: payment.currency },
      ],
    });
    // The call that paid makes it at once; this is for a call that died, and for a bank that answers later.
    await context.jobs.enqueue(makeLabel.name, { labelId: label.id });
  },
  async notPaid(context, payment) {
    const label = await lockLabel(context, payment.subjectId);
    if (label.status === 'UNPAID') await changeLabel(context, label, { status: 'CANCELED' });
  },
};
