import { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { countOrderUnits } from '@brandwright/contract/orders/count-order-units.ts';
import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lineHas } from './order-rules.ts';
import { orderLineItems } from './tables.ts';

/** What the line of an order sold: a reference to an item may be to the line it stands in. */
async function skuOfLine(context: Context, lineId: string): Promise<string | undefined> {
  const [line] = await context.db
    .select({ sku: orderLineItems.sku })
    .from(orderLineItems)
    .where(and(eq(orderLineItems.storeId, context.storeId), eq(orderLineItems.id, lineId)))
    .limit(1);
  return line?.sku ?? undefined;
}

/** Every SKU of which units are kept: no bundle, nothing made to order, nothing disabled. */
async function stockedSkus(context: Context) {
  const { rows } = await context.call(listSkus, { sort: 'code', page: 0, size: 9999 });
  return rows
    .filter(({ enabled, isBundle, level }) => enabled && !isBundle && level !== 'MADE_TO_ORDER')
    .map(({ code, variant, ...sku }) => ({ ...sku, sku: code, variant: variant === '-' ? null : variant }));
}

export default implement(listInventoryCounts, {
  async run(context, { search }) {
    const lineSku = search === undefined || !isUuid(search) ? undefined : await skuOfLine(context, search);
    const stock = await stockedSkus(context);
    const { skus } = await context.call(countOrderUnits, { soldSince: context.clock.now().toISOString() });
    const onHoldOf = new Map(skus.map(({ sku, onHold }) => [sku.toLowerCase(), onHold]));
    const items = stock
      .filter(
        (item) =>
          search === undefined ||
          item.id === search ||
          item.sku === lineSku ||
          lineHas(item, search) ||
          item.sku.toLowerCase().includes(search.toLowerCase()),
      )
      .map(({ id, sku, title, variant, onHand, committed, available }) => {
        return {
          id,
          sku,
          title,
          variant,
          onHand,
          committed,
          onHold: onHoldOf.get(sku.toLowerCase()) ?? 0,
          available,
        };
      })
      .sort((a, b) => a.available - b.available || a.sku.localeCompare(b.sku));
    return { output: { items, short: items.filter((item) => item.available < 0).length } };
  },
});
