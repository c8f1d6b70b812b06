import {
  contentsTypeLabels,
  eelPfcLabels,
  incotermLabels,
  nonDeliveryLabels,
  type CustomsDeclaration,
} from '@brandwright/contract/fulfillment/customs.ts';
import {
  customsFormLabels,
  customsFormOf,
  declaredMinor,
} from '@brandwright/contract/fulfillment/customs-rules.ts';
import { Details } from '#ui/details.tsx';
import { formatCountry, formatMoney } from '#ui/format.ts';

/** What customs was told of a parcel abroad; whole with its items. */
export function CustomsFacts({
  customs,
  carrier,
  isFull,
}: {
  customs: CustomsDeclaration;
  carrier: string;
  isFull: boolean;
}) {
  const value = formatMoney(declaredMinor(customs.items), 'USD');
  const form = customsFormLabels[customsFormOf(customs, carrier)];
  if (!isFull) return <Details items={[{ label: 'Customs', value: `${form}, ${value}` }]} />;
  return (
    <section aria-label="Customs declaration" className="flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">Customs declaration</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {customs.items.map((item, at) => (
          <li key={at} className="flex flex-col">
            <span className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {item.quantity} × {item.description}
              </span>
              <span className="figures">{formatMoney(item.valueMinor, item.currency)}</span>
            </span>
            <span className="figures text-xs text-ink-soft">
              {item.tariffNumber} · {formatCountry(item.originCountry)} · {item.netWeightPounds} lb
            </span>
          </li>
        ))}
      </ul>
      <Details
        items={[
          { label: 'Declared value', value, strong: true },
          { label: 'Form', value: form },
          {
            label: 'Contents',
            value: [contentsTypeLabels[customs.contentsType], customs.contentsExplanation]
              .filter(Boolean)
              .join(': '),
          },
          { label: 'Duty', value: incotermLabels[customs.incoterm] },
          { label: 'If undeliverable', value: nonDeliveryLabels[customs.nonDelivery] },
          {
            label: 'Export filing',
            value: [eelPfcLabels[customs.eelPfc], customs.itn].filter(Boolean).join(' '),
          },
          { label: 'Certified by', value: customs.signer },
        ]}
      />
    </section>
  );
}
