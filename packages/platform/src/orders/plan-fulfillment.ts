import { planFulfillment } from '@brandwright/contract/orders/plan-fulfillment.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder } from './find-order.ts';
import { parcelOf, refuseWithoutStock, skusByCode } from './parcel.ts';
import { openUnits } from './rules.ts';

export default implement(planFulfillment, {
  async run(context, input) {
    const order = await findOrder(context, input);
    const { lines, contents } = await parcelOf(context, order, input);
    const skus = await skusByCode(context);
    refuseWithoutStock(contents, skus);
    const open = lines.reduce((sum, line) => sum + openUnits(line), 0);
    const shipping = contents.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      output: {
        id: order.id,
        orderNumber: order.orderNumber,
        email: order.email,
        shippingAddress: order.shippingAddress,
        shippingMethod: order.shippingMethod,
        currency: order.currency,
        items: contents.map(({ line, quantity }) => {
          const sku = line.sku === null ? undefined : skus.get(line.sku);
          return {
            lineItemId: line.id,
            title: line.title,
            variant: line.variant,
            sku: line.sku,
            quantity,
            weightGrams: sku?.weightGrams ?? null,
            tariffNumber: sku?.tariffNumber ?? null,
            originCountry: sku?.originCountry ?? null,
            unitPriceMinor: line.unitPriceMinor,
          };
        }),
        unitsLeft: open - shipping,
      },
    };
  },
});
