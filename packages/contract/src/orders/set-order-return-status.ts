import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut } from './entities.ts';
import { orderReturnStatus } from './enums.ts';
import { mayAct, orderReads } from './order-ref.ts';

/** For the returns area: where the newest return of an order stands. */
export const setOrderReturnStatus = declareOperation({
  name: 'set_order_return_status',
  area: 'orders',
  title: 'Set where the return of an order stands',
  description:
    'Keeps with an order where its newest return stands. Returns themselves are create_return and change_return_status.',
  examples: ['Note that the order has a return'],
  input: z.object({
    id: z.uuid(),
    returnStatus: orderReturnStatus,
    /** What settled returns of it took off what was owed, all together. Without it that stays as it is. */
    paidOffMinor: amountMinor().min(0).optional(),
  }),
  output: z.object({ orderNumber: orderNumberOut, returnStatus: orderReturnStatus }),
  http: { method: 'PUT', path: '/web/orders/{id}/return-status' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: orderReads,
  summary: ({ orderNumber, returnStatus }) =>
    `The return of order #${orderNumber} is ${returnStatus.toLowerCase()}.`,
});
