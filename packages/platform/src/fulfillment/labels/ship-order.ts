import type { InputOf } from '@brandwright/contract';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import type { CustomsLine } from '@brandwright/contract/fulfillment/customs.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { planFulfillment } from '@brandwright/contract/orders/plan-fulfillment.ts';
import { cardToPayWith } from '../../kernel/payments/cards.ts';
import { toPayment } from '../../kernel/payments/payments.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { declarationOf } from '../customs/customs-declaration.ts';
import { linesOfPlan } from '../customs/customs-lines.ts';
import { buy, oneAtATime } from './purchase-label.ts';
import { purchasePreview } from './purchase-preview.ts';
import { chooseRate, ratesOf, refuseOtherPrice, saidSinceShown } from './rates.ts';
import { showLabel } from './show-label.ts';
import { wantedOf, wholeAddresses, type Plan } from './parcel-wanted.ts';

type Input = InputOf<typeof shipOrder>;

const planOf = (context: Context, { id, orderNumber, items, item, quantity }: Input) =>
  context.call(planFulfillment, { id, orderNumber, items, item, quantity });

async function chosen(context: Context, input: Input, plan: Plan) {
  const wanted = await wantedOf(context, input, plan);
  const lines = linesOfPlan(plan, input.customsLines);
  const customs = declarationOf(context, wanted, lines, input, 'customsLines');
  const rates = await ratesOf(context, wanted, customs);
  const rate = chooseRate(rates, { ...input, method: plan.shippingMethod }, wanted);
  return { wanted, rates, rate, lines, customs, ...wholeAddresses(wanted) };
}

/** "Only one of them", after the approval of two was shown: its items aren't meant anymore, nor what followed from them. */
const otherContents = (input: Input): Input =>
  input.items !== undefined && (input.item !== undefined || input.quantity !== undefined)
    ? { ...input, items: undefined, parcel: undefined, customsLines: undefined }
    : input;

const itemsOf = ({ items }: Plan) => items.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));

export default implement(shipOrder, {
  async run(context, input) {
    const { id } = await planOf(context, input);
    await oneAtATime(context, id);
    // What the first of two calls shipped is seen by the second.
    const plan = await planOf(context, input);
    const { wanted, rate, customs, fromAddress, toAddress } = await chosen(context, input, plan);
    refuseOtherPrice(rate, input.expectedAmountMinor);
    const card = await cardToPayWith(context, input.cardId);
    const { label, payment } = await buy(
      context,
      {
        fromAddress,
        toAddress,
        parcel: wanted.parcel,
        rate,
        customs,
        notes: input.notes || null,
        order: {
          id: plan.id,
          orderNumber: plan.orderNumber,
          items: itemsOf(plan),
          notifyShopper: input.notifyShopper,
        },
      },
      card,
    );
    return {
      output: {
        label: await showLabel(context, label),
        payment: toPayment(payment),
        order:
          label.shipmentId === null ? null : await shippedOrder(context, plan, label.trackingNumber ?? ''),
        notified: input.notifyShopper && label.shipmentId !== null && label.failure === null,
      },
      subject: { kind: 'order', id: plan.id },
    };
  },
  async prepare(context, given) {
    const input = otherContents(saidSinceShown(given));
    const plan = await planOf(context, input);
    const { wanted, rates, rate, lines, customs, fromAddress } = await chosen(context, input, plan);
    const card = await cardToPayWith(context, input.cardId);
    const contents = listWords(
      plan.items.map(({ title, quantity }) => `${quantity} × ${title}`),
      4,
    );
    const tells = input.notifyShopper && plan.email !== null;
    return {
      input: {
        ...input,
        id: plan.id,
        orderNumber: plan.orderNumber,
        items: itemsOf(plan),
        item: undefined,
        quantity: undefined,
        fromAddress,
        parcel: wanted.parcel,
        service: rate.service,
        prefer: undefined,
        certifySigner: customs?.signer,
        customsLines: customs && shownLines(lines),
        cardId: card.id,
        expectedAmountMinor: rate.amountMinor,
      },
      preview: purchasePreview(
        context,
        { wanted, rate, rates, card, customs },
        {
          what: `Buys a ${serviceLabels[rate.service]} label and marks ${contents} of order #${plan.orderNumber} as shipped.`,
          values: [
            { label: 'Email the shopper', value: tells ? `The tracking link, to ${plan.email}` : 'No' },
            ...(plan.unitsLeft > 0 ? [{ label: 'Left to ship', value: `${plan.unitsLeft} units` }] : []),
          ],
          warnings:
            input.notifyShopper && plan.email === null
              ? ['The order has no email address, so the shopper won’t be notified.']
              : [],
        },
      ),
    };
  },
});

/** The declaration that was shown is the one that is made, whatever becomes of the SKUs until then. */
const shownLines = (lines: readonly CustomsLine[]): Input['customsLines'] =>
  lines.flatMap((line) => {
    const { lineItemId, description, netWeightPounds, valueMinor, tariffNumber, originCountry } = line;
    if (lineItemId === null || netWeightPounds === null || valueMinor === null) return [];
    if (tariffNumber === null || originCountry === null) return [];
    return [{ lineItemId, description, netWeightPounds, valueMinor, tariffNumber, originCountry }];
  });

/** The order as it is after its parcel, without the shopper's words. */
async function shippedOrder(context: Context, plan: Plan, trackingNumber: string) {
  const { shopperNote: _theirs, ...order } = await context.call(getOrder, { id: plan.id });
  const rest = plan.unitsLeft > 0 ? ` ${plan.unitsLeft} units left to ship.` : '';
  return { ...order, change: `Order #${plan.orderNumber} is marked as shipped (${trackingNumber}).${rest}` };
}
