import { formatMoney, OperationError } from '@brandwright/contract';
import type { MarginRange } from '@brandwright/contract/print-on-demand/entities.ts';
import { percentText } from '@brandwright/contract/print-on-demand/say.ts';
import { publishProductTemplate } from '@brandwright/contract/print-on-demand/publish-product-template.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { refuseBlanksOf } from '../kernel/approvals/outgoing-text.ts';
import { marginLine } from './margin.ts';
import { refreshTemplate } from './refresh-template.ts';
import { advance } from './rules.ts';
import {
  changeTemplate,
  describeTemplate,
  findTemplate,
  marginOf,
  missingOf,
  piecesOf,
  type TemplateRow,
} from './templates.ts';

/** A template that may be published: it has all it needs and is a draft. */
async function publishable(context: Context, said: string): Promise<TemplateRow> {
  const row = await findTemplate(context, said);
  advance(row.title, row.state, 'READY');
  const missing = missingOf(row);
  if (missing.length > 0)
    throw new OperationError(
      'conflict',
      `${row.title} can’t be published yet. It needs ${missing.join(' and ')}.`,
    );
  refuseBlanksOf({ title: row.title });
  return row;
}

const amountWords = ({ lowestMinor, lowestPercent, highestMinor, highestPercent }: MarginRange) =>
  lowestMinor === highestMinor
    ? `${formatMoney(lowestMinor)} (${percentText(lowestPercent)})`
    : `${formatMoney(lowestMinor)} (${percentText(lowestPercent)}) to ${formatMoney(highestMinor)} (${percentText(highestPercent)})`;

/** What the price is made of, for the variant that leaves least. */
function costValues(row: TemplateRow, margin: MarginRange | null) {
  const lines = piecesOf(row, 'US', row.blank.shipping[0]?.amountMinor ?? 0)
    .map((piece) => marginLine(piece, row.retailPriceMinor))
    .sort((a, b) => (a.marginMinor ?? 0) - (b.marginMinor ?? 0));
  const [line] = lines;
  if (!line || !margin) return [];
  return [
    { label: 'Blank', value: formatMoney(line.costMinor) },
    { label: 'Print', value: formatMoney(line.printMinor) },
    { label: 'Shipping', value: row.freeShipping ? formatMoney(line.shippingMinor) : 'paid by the shopper' },
    { label: 'Payment fee, estimated', value: formatMoney(line.feeMinor) },
    { label: 'Margin', value: amountWords(margin) },
  ];
}

export default implement(publishProductTemplate, {
  async prepare(context, { templateId }) {
    const row = await publishable(context, templateId);
    const price = formatMoney(row.retailPriceMinor ?? 0);
    const margin = marginOf(row);
    return {
      input: { templateId: row.id },
      preview: {
        verb: `Publish at ${price}`,
        what: `${row.title} becomes ready to sell at ${price}.`,
        toWhom: 'Shoppers, once it’s a product in your store',
        cost: null,
        irreversible: null,
        values: [{ label: 'Retail price', value: price }, ...costValues(row, margin)],
        warnings: margin?.warning ? [margin.warning] : [],
      },
    };
  },
  async run(context, { templateId }) {
    const row = await publishable(context, templateId);
    await changeTemplate(context, row.id, { state: 'READY', publishedAt: context.clock.now() });
    const now = await refreshTemplate(context, row);
    return {
      output: await describeTemplate(context, now),
      subject: { kind: 'product_template', id: row.id },
    };
  },
});
