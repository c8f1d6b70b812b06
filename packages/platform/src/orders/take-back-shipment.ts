import { takeBackShipment } from '@brandwright/contract/orders/take-back-shipment.ts';
import { implement } from '../kernel/request/implementation.ts';
import { restock } from './ship-stock.ts';
import { reopen, shipmentToTakeBack } from './take-back.ts';

export default implement(takeBackShipment, {
  async run(context, { shipmentId }) {
    const taken = await shipmentToTakeBack(context, shipmentId, ({ status }) => status === 'PREPARING');
    const { id: orderId, orderNumber, cancelStatus } = taken.order;
    await restock(context, { shipmentId, orderNumber }, taken.contents);
    await reopen(context, taken, 'PROCESSING');
    return {
      output: { orderId, orderNumber, isOpen: cancelStatus !== 'CANCELED' },
      subject: { kind: 'order', id: orderId },
    };
  },
});
