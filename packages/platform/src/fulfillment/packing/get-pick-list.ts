import { OperationError } from '@brandwright/contract';
import { getPickList } from '@brandwright/contract/fulfillment/get-pick-list.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ordersToPack } from './orders-to-pack.ts';
import { pickList, toPick } from './pick-list.ts';
import { keepPdf } from '../keep-pdf.ts';

export default implement(getPickList, {
  async run(context, input) {
    const orders = await ordersToPack(context, input);
    const rows = toPick(orders);
    if (rows.length === 0)
      throw new OperationError(
        'bad_transition',
        orders.length === 1
          ? `Order #${orders[0]?.orderNumber} has nothing left to ship, so there’s nothing to pick.`
          : 'These orders have nothing left to ship, so there’s nothing to pick.',
      );
    const file = await keepPdf(context, 'pick-list.pdf', await pickList(context, rows));
    return {
      output: { ...file, orders: orders.length, units: rows.reduce((sum, { units }) => sum + units, 0) },
    };
  },
});
