import { OperationError, type InputOf } from '@brandwright/contract';
import { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { cardToPayWith } from '../../kernel/payments/cards.ts';
import { toPayment } from '../../kernel/payments/payments.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { placeOf } from '../addresses.ts';
import { declarationOf } from '../customs/customs-declaration.ts';
import { linesGiven } from '../customs/customs-lines.ts';
import { buy, contentKeyOf, oneAtATime, type Purchase } from './purchase-label.ts';
import { purchasePreview } from './purchase-preview.ts';
import { chooseRate, ratesOf, refuseOtherPrice, saidSinceShown } from './rates.ts';
import { showLabel } from './show-label.ts';
import { wantedOf, wholeAddresses } from './parcel-wanted.ts';

async function chosen(context: Context, input: InputOf<typeof buyLabel>) {
  if (!input.toAddress)
    throw new OperationError(
      'bad_input',
      'A label needs the full address it’s going to. For an order, say "ship order 1042". Enter any other address under Fulfillment.',
      [{ path: 'toAddress', message: 'Needed.' }],
    );
  const wanted = await wantedOf(context, input, undefined);
  const { fromAddress, toAddress } = wholeAddresses(wanted);
  const lines = linesGiven(input.customsItems, input.declaredValueMinor);
  const customs = declarationOf(context, wanted, lines, input, 'customsItems');
  const rates = await ratesOf(context, wanted, customs);
  const rate = chooseRate(rates, input, wanted);
  const purchase: Purchase = {
    fromAddress,
    toAddress,
    parcel: wanted.parcel,
    rate,
    customs,
    notes: input.notes || null,
    order: null,
  };
  return { wanted, rates, rate, purchase };
}

export default implement(buyLabel, {
  async run(context, input) {
    const { rate, purchase } = await chosen(context, input);
    refuseOtherPrice(rate, input.expectedAmountMinor);
    await oneAtATime(context, contentKeyOf(purchase));
    const card = await cardToPayWith(context, input.cardId);
    const { label, payment } = await buy(context, purchase, card);
    return {
      output: { label: await showLabel(context, label), payment: toPayment(payment) },
      subject: { kind: 'shipping_label', id: label.id },
    };
  },
  async prepare(context, input) {
    const { wanted, rates, rate, purchase } = await chosen(context, saidSinceShown(input));
    const card = await cardToPayWith(context, input.cardId);
    return {
      input: {
        ...input,
        fromAddress: purchase.fromAddress,
        toAddress: purchase.toAddress,
        parcel: wanted.parcel,
        service: rate.service,
        prefer: undefined,
        certifySigner: purchase.customs?.signer,
        cardId: card.id,
        expectedAmountMinor: rate.amountMinor,
      },
      preview: purchasePreview(
        context,
        { wanted, rate, rates, card, customs: purchase.customs },
        {
          what: `Buys a ${serviceLabels[rate.service]} label to ${wanted.to.name} in ${placeOf(wanted.to)}.`,
        },
      ),
    };
  },
});
