import { getPayment } from '@brandwright/contract/payments/get-payment.ts';
import { findPayment } from './find-payment.ts';
import { toPayment } from '../kernel/payments/payments.ts';
import { implement } from '../kernel/request/implementation.ts';

export default implement(getPayment, {
  run: async (context, { id }) => ({ output: toPayment(await findPayment(context, id)) }),
});
