import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { signerOf } from '../../kernel/approvals/outgoing-letter.ts';
import { drawPdf } from '../../kernel/data/pdf-file.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { PackedOrder } from './orders-to-pack.ts';
import { paintTable, plainText } from './paint-table.ts';

/** A page for each order: who it is for and what is in it, without prices. */
export async function packingSlips(context: Context, orders: readonly PackedOrder[]): Promise<Buffer> {
  const { store } = await signerOf(context);
  return drawPdf(
    { at: context.clock.now(), size: 'LETTER', margin: 54, info: { Title: 'Packing slips' } },
    (document) => {
      for (const order of orders) paintSlip(document, store ?? 'Packing slip', order);
    },
  );
}

function paintSlip(document: PDFKit.PDFDocument, storeName: string, order: PackedOrder): void {
  const to = order.shippingAddress;
  document.addPage();
  document.font('Helvetica-Bold').fontSize(18).text(plainText(storeName));
  document.font('Helvetica').fontSize(11).moveDown(0.3);
  document.text(`Packing slip for order #${order.orderNumber}, ${dayWords(order.placedAt)}`).moveDown();
  document.font('Helvetica-Bold').text('Ship to').font('Helvetica');
  const town = [to.city, [to.state, to.zipCode].filter(Boolean).join(' '), to.countryCode]
    .filter(Boolean)
    .join(', ');
  for (const line of [to.name, to.company, to.addressLine1, to.addressLine2, town])
    if (line) document.text(plainText(line));
  document.moveDown();
  paintTable(document, {
    columns: [
      { title: 'Item', share: 0.58 },
      { title: 'SKU', share: 0.27 },
      { title: 'Units', share: 0.15 },
    ],
    rows: order.lineItems
      .map((line) => ({ ...line, units: line.quantity - line.canceledQuantity }))
      .filter(({ units }) => units > 0)
      .map((line) => [
        line.variant ? `${line.title} (${line.variant})` : line.title,
        line.sku ?? '',
        String(line.units),
      ]),
  });
}
