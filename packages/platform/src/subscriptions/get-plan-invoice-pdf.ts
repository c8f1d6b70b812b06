import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { invoiceStatusLabels, type ProviderInvoice } from '@brandwright/contract/subscriptions/entities.ts';
import { getPlanInvoicePdf } from '@brandwright/contract/subscriptions/get-plan-invoice-pdf.ts';
import { hash } from 'node:crypto';
import { fileAddress, fileKey } from '../kernel/data/file-address.ts';
import { drawPdf } from '../kernel/data/pdf-file.ts';
import { namedId } from '../kernel/data/random.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { planInvoices } from './plan-invoices.ts';
import { readStore } from './plan-subscription.ts';

export default implement(getPlanInvoicePdf, {
  async run(context, { invoiceId, month }) {
    const all = await planInvoices(context);
    const wanted = month?.slice(0, 7);
    const invoice =
      invoiceId === undefined
        ? all.find((one) => wanted === undefined || one.createdAt.startsWith(wanted))
        : all.find((one) => one.invoiceId === invoiceId);
    if (!invoice)
      throw new OperationError(
        'not_found',
        all.length === 0
          ? 'Nothing has been billed for the plan yet.'
          : 'There’s no plan invoice for that month. Ask for your plan invoices to see them all.',
      );
    const { name: storeName } = await readStore(context);
    const bytes = await paintInvoice(invoice, storeName);
    const name = `${invoice.number}.pdf`;
    const id = namedId('plan invoice', context.storeId, hash('sha256', bytes));
    await keepFile(context, id, bytes);
    return {
      output: {
        id,
        name,
        contentType: 'application/pdf',
        url: fileAddress(context.providers.keyring, context.storeId, id),
        sizeBytes: bytes.length,
        number: invoice.number,
      },
    };
  },
});

/** The same bytes are kept once. */
const keepFile = ({ providers, storeId }: Context, id: string, bytes: Uint8Array) =>
  providers.files.put(fileKey(storeId, id), bytes, 'application/pdf');

/** What the typeface that every reader has no letters for becomes "?". */
const plainText = (text: string) =>
  text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/gu, '?');

const paintInvoice = (invoice: ProviderInvoice, storeName: string): Promise<Buffer> =>
  drawPdf(
    {
      at: new Date(invoice.createdAt),
      size: 'LETTER',
      margin: 64,
      info: { Title: `Invoice ${invoice.number}` },
    },
    (document) => {
      const money = (minor: number) => formatMoney(minor, invoice.currency);
      document.addPage();
      document.font('Helvetica-Bold').fontSize(20).text('Brandwright');
      document.moveDown(0.4).fontSize(14).text(`Invoice ${invoice.number}`).moveDown();
      const facts: [string, string][] = [
        ['Billed to', storeName],
        ['Date', dayWords(invoice.createdAt)],
        ['Period', `${dayWords(invoice.periodStart)} to ${dayWords(invoice.periodEnd)}`],
        ['Status', invoiceStatusLabels[invoice.status]],
      ];
      for (const [label, value] of facts) paintLine(document, label, value);
      document.moveDown();
      paintLine(document, `${invoice.description} plan`, money(invoice.amountDueMinor));
      document.font('Helvetica-Bold');
      paintLine(document, 'Total', money(invoice.amountDueMinor));
      document.font('Helvetica');
      paintLine(document, 'Paid', money(invoice.amountPaidMinor));
      paintLine(document, 'Due', money(invoice.status === 'open' ? invoice.amountDueMinor : 0));
    },
  );

function paintLine(document: PDFKit.PDFDocument, label: string, value: string): void {
  const { left, right } = document.page.margins;
  const width = document.page.width - left - right;
  const { y } = document;
  document.fontSize(11).text(plainText(label), left, y, { width: width / 2 });
  document.text(plainText(value), left + width / 2, y, { width: width / 2, align: 'right' });
  document.x = left;
  document.moveDown(0.5);
}
