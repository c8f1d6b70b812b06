import type { InputOf } from '@brandwright/contract';
import { buyLabels } from '@brandwright/contract/fulfillment/buy-labels.ts';
import { declarationLine } from '@brandwright/contract/fulfillment/customs-rules.ts';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { paidAmong, unlabeledWords } from '@brandwright/contract/fulfillment/label-batch.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { count, listWords } from '@brandwright/contract/kernel/words.ts';
import { cardName, cardToPayWith } from '../../kernel/payments/cards.ts';
import { toPayment } from '../../kernel/payments/payments.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { placeOf, postalOf } from '../addresses.ts';
import { buyPlannedLabels, type ShownLine } from './buy-planned-labels.ts';
import { labelsPdf } from './labels-pdf.ts';
import { planLabels, type PlannedLabel } from './plan-labels.ts';
import { toLabelRow } from './show-label.ts';

type Input = InputOf<typeof buyLabels>;

const lineOf = ({ plan, purchase: { rate } }: PlannedLabel): ShownLine => ({
  id: plan.id,
  orderNumber: plan.orderNumber,
  service: rate.service,
  amountMinor: rate.amountMinor,
});

async function linesOf(context: Context, input: Input) {
  if (input.lines)
    return { lines: input.lines.map((line) => ({ ...line, planned: undefined })), unlabeled: [] };
  const { planned, unlabeled } = await planLabels(context, input, input);
  return { lines: planned.map((label) => ({ ...lineOf(label), planned: label })), unlabeled };
}

export default implement(buyLabels, {
  async run(context, input) {
    const card = await cardToPayWith(context, input.cardId);
    const { lines, unlabeled } = await linesOf(context, input);
    const done = await buyPlannedLabels(context, lines, input, card);
    const labels = done.bought.map(({ label }) => label);
    const { file, labels: printed } = await labelsPdf(context, labels);
    return {
      output: {
        labels: labels.map((label) => ({ ...toLabelRow(label), failure: label.failure })),
        unlabeled: [...done.unlabeled, ...unlabeled],
        totalMinor: paidAmong(labels).reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        currency: labels[0]?.currency ?? 'USD',
        paidWith: cardName(card),
        notified: labels.filter(
          ({ notifyShopper, shipmentId, failure }) =>
            notifyShopper && shipmentId !== null && failure === null,
        ).length,
        actionUrl:
          done.bought.map(({ payment }) => toPayment(payment).actionUrl).find((url) => url !== null) ?? null,
        pdf: file && { name: file.name, url: file.url, labels: printed },
      },
    };
  },
  async prepare(context, input) {
    const card = await cardToPayWith(context, input.cardId);
    const { planned, unlabeled } = await planLabels(context, input, input);
    const [first] = planned;
    const currency = first?.purchase.rate.currency ?? 'USD';
    const total = formatMoney(
      planned.reduce((sum, { purchase }) => sum + purchase.rate.amountMinor, 0),
      currency,
    );
    const told = planned.filter(({ purchase }) => purchase.order?.notifyShopper).length;
    return {
      input: {
        ...input,
        orderNumbers: undefined,
        allOf: undefined,
        ids: planned.map(({ plan }) => plan.id),
        service: undefined,
        prefer: undefined,
        fromAddress: first?.purchase.fromAddress,
        cardId: card.id,
        lines: planned.map(lineOf),
      },
      preview: {
        verb: `Buy for ${total}`,
        what: `Buys ${count(planned.length, 'label')} and marks ${planned.length === 1 ? 'the order' : 'the orders'} as shipped.`,
        toWhom: listWords(
          planned.map(({ purchase }) => purchase.toAddress.name),
          4,
        ),
        cost: `${total} is charged to ${cardName(card)}, each label separately.`,
        irreversible: 'You can void each label and get your money back until the carrier scans it.',
        values: [
          ...planned.map(valueOf),
          { label: 'Total', value: total },
          {
            label: 'Email the shoppers',
            value: input.notifyShopper ? `The tracking link, to ${told} of ${planned.length}` : 'No',
          },
        ],
        warnings: [
          ...(context.providers.shipping.isTest
            ? ['These are test labels: no carrier will accept them.']
            : []),
          ...(unlabeled.length > 0 ? [`Left out: ${unlabeledWords(unlabeled)}.`] : []),
        ],
      },
    };
  },
});

/** "#1042 Maya Chen: USPS Ground Advantage, $8.10 · 2.2 lb, 10 × 8 × 6 in · Portland, OR 97205, US". */
function valueOf({ plan, purchase }: PlannedLabel) {
  const { rate, parcel, toAddress } = purchase;
  const price = formatMoney(rate.amountMinor, rate.currency);
  const customs = purchase.customs ? ` · Customs: ${declarationLine(purchase.customs, rate.carrier)}` : '';
  const size = `${parcel.weight} lb, ${parcel.length} × ${parcel.width} × ${parcel.height} in`;
  return {
    label: `#${plan.orderNumber} ${toAddress.name}`,
    value: `${serviceLabels[rate.service]}, ${price} · ${size} · ${placeOf(postalOf(toAddress))}${customs}`,
  };
}
