import type { ApprovalPreview } from '@brandwright/contract';
import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { rateLine } from '@brandwright/contract/fulfillment/words.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { Rate } from '@brandwright/providers';
import { cardName, type CardRow } from '../../kernel/payments/cards.ts';
import type { Context } from '../../kernel/request/context.ts';
import { placeOf } from '../addresses.ts';
import { customsValues } from '../customs/customs-preview.ts';
import { shownRates } from './rates.ts';
import type { Wanted } from './parcel-wanted.ts';

/** The approval of a label: what it costs beside the others, and what follows. */
export function purchasePreview(
  context: Context,
  {
    wanted,
    rate,
    rates,
    card,
    customs,
  }: {
    wanted: Wanted;
    rate: Rate;
    rates: readonly Rate[];
    card: CardRow;
    customs: CustomsDeclaration | undefined;
  },
  more: { what: string; values?: ApprovalPreview['values']; warnings?: string[] },
): ApprovalPreview {
  const amount = formatMoney(rate.amountMinor, rate.currency);
  const { weight, length, width, height } = wanted.parcel;
  const others = shownRates(rates).filter(({ service }) => service !== rate.service);
  return {
    verb: `Buy for ${amount}`,
    what: more.what,
    toWhom: `${wanted.to.name}, ${placeOf(wanted.to)}`,
    cost: `${amount} is charged to ${cardName(card)}.`,
    irreversible: 'You can void it and get your money back until the carrier scans it.',
    values: [
      { label: 'Service', value: serviceLabels[rate.service] },
      ...(rate.deliveryDays === null ? [] : [{ label: 'Business days', value: String(rate.deliveryDays) }]),
      { label: 'Parcel', value: `${weight} lb, ${length} × ${width} × ${height} in` },
      { label: 'From', value: placeOf(wanted.from) },
      ...(others.length === 0 ? [] : [{ label: 'Also', value: others.slice(0, 4).map(rateLine).join('; ') }]),
      ...customsValues(customs, rate.carrier),
      ...(more.values ?? []),
    ],
    warnings: [
      ...(context.providers.shipping.isTest ? ['This is a test label: no carrier will accept it.'] : []),
      ...wanted.assumptions,
      ...(more.warnings ?? []),
    ],
  };
}
