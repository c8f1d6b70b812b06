import type { ApprovalPreview } from '@brandwright/contract';
import {
  contentsTypeLabels,
  eelPfcLabels,
  incotermLabels,
  nonDeliveryLabels,
  type CustomsDeclaration,
} from '@brandwright/contract/fulfillment/customs.ts';
import { declarationLine } from '@brandwright/contract/fulfillment/customs-rules.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { countryName } from '../addresses.ts';

/** What customs will be told, as the approval of a label shows it. */
export function customsValues(
  customs: CustomsDeclaration | undefined,
  carrier: string,
): ApprovalPreview['values'] {
  if (!customs) return [];
  const { contentsType, contentsExplanation, incoterm, nonDelivery, eelPfc, itn, signer, items } = customs;
  const contents = [contentsTypeLabels[contentsType], contentsExplanation].filter(Boolean).join(': ');
  return [
    { label: 'Customs', value: `${contents}, ${declarationLine(customs, carrier)}` },
    ...items.map((item) => ({
      label: `${item.quantity} × ${item.description}`,
      value: `${formatMoney(item.valueMinor, item.currency)} · ${item.netWeightPounds} lb · ${item.tariffNumber} · ${countryName(item.originCountry)}`,
    })),
    {
      label: 'Duty',
      value: `${incotermLabels[incoterm]}. If undeliverable: ${nonDeliveryLabels[nonDelivery].toLowerCase()}`,
    },
    { label: 'Export filing', value: [eelPfcLabels[eelPfc], itn].filter(Boolean).join(' ') },
    { label: 'Certified by', value: signer },
  ];
}
