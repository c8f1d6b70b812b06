import { getPackingSlips } from '@brandwright/contract/fulfillment/get-packing-slips.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ordersToPack } from './orders-to-pack.ts';
import { packingSlips } from './packing-slips.ts';
import { keepPdf } from '../keep-pdf.ts';

export default implement(getPackingSlips, {
  async run(context, input) {
    const orders = await ordersToPack(context, input);
    const [first] = orders;
    const name = orders.length === 1 && first ? `packing-slip-${first.orderNumber}.pdf` : 'packing-slips.pdf';
    const file = await keepPdf(context, name, await packingSlips(context, orders));
    return { output: { ...file, orders: orders.length } };
  },
});
