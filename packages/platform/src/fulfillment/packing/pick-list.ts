import { drawPdf } from '../../kernel/data/pdf-file.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { PackedOrder } from './orders-to-pack.ts';
import { paintTable } from './paint-table.ts';

export interface PickRow {
  sku: string;
  item: string;
  units: number;
  orderNumbers: number[];
}

/** What to fetch: each SKU, or item without one, with its units left to ship. By SKU. */
export function toPick(orders: readonly PackedOrder[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    if (order.cancelStatus === 'CANCELED') continue;
    for (const line of order.lineItems.filter(({ openQuantity }) => openQuantity > 0)) {
      const item = line.variant ? `${line.title} (${line.variant})` : line.title;
      const key = line.sku ?? item;
      const row = rows.get(key) ?? { sku: line.sku ?? '', item, units: 0, orderNumbers: [] };
      row.units += line.openQuantity;
      if (!row.orderNumbers.includes(order.orderNumber)) row.orderNumbers.push(order.orderNumber);
      rows.set(key, row);
    }
  }
  return [...rows.values()].toSorted(
    (one, other) => one.sku.localeCompare(other.sku) || one.item.localeCompare(other.item),
  );
}

/** One list over all orders. */
export const pickList = (context: Context, rows: readonly PickRow[]): Promise<Buffer> =>
  drawPdf(
    { at: context.clock.now(), size: 'LETTER', margin: 54, info: { Title: 'Pick list' } },
    (document) => {
      document.addPage().font('Helvetica-Bold').fontSize(18).text('Pick list');
      document.font('Helvetica').fontSize(11).text(context.clock.now().toISOString().slice(0, 10)).moveDown();
      paintTable(document, {
        columns: [
          { title: 'SKU', share: 0.24 },
          { title: 'Item', share: 0.38 },
          { title: 'Units', share: 0.1 },
          { title: 'Orders', share: 0.28 },
        ],
        rows: rows.map(({ sku, item, units, orderNumbers }) => [
          sku,
          item,
          String(units),
          orderNumbers.map((number) => `#${number}`).join(', '),
        ]),
      });
    },
  );
