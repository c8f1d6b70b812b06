import { confirmPayment } from '@brandwright/contract/payments/confirm-payment.ts';
import { toPayment } from '../kernel/payments/payments.ts';
import { checkPayment } from '../kernel/payments/reconcile.ts';
import { implement } from '../kernel/request/implementation.ts';

export default implement(confirmPayment, {
  async run(context, { id }) {
    const row = await checkPayment(context, id);
    return { output: toPayment(row), subject: { kind: 'payment', id } };
  },
});
