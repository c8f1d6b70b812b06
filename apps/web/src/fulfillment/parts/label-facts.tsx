import type { Label } from '@brandwright/contract/fulfillment/entities.ts';
import { OrderLink } from '#orders/parts/order-link.tsx';
import { Details } from '#ui/details.tsx';
import { count, formatMoney } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import { CustomsFacts } from './customs-facts.tsx';

/** A label's figures; whole with its addresses and its parcel. */
export function LabelFacts({ label, isFull }: { label: Label; isFull: boolean }) {
  const { amountMinor, refundedMinor, currency, parcel, deliveryDays } = label;
  const number = label.trackingNumber;
  return (
    <div className="flex flex-col gap-3">
      {label.failure && <p className="text-sm text-bad">{label.failure}</p>}
      {label.isTest && label.pdf && (
        <p className="text-sm text-ink-soft">This is a test label: no carrier will accept it.</p>
      )}
      <Details
        items={[
          { label: 'Price', value: formatMoney(amountMinor, currency), strong: true },
          { label: 'Refunded', value: refundedMinor > 0 ? formatMoney(refundedMinor, currency) : null },
          {
            label: 'Tracking number',
            value:
              number && label.trackingUrl ? (
                <a
                  href={label.trackingUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  {number}
                </a>
              ) : (
                number
              ),
          },
          { label: 'To', value: `${label.toName}, ${label.toPlace}` },
          {
            label: 'Order',
            value: label.orderNumber === null ? null : <OrderLink orderNumber={label.orderNumber} />,
          },
          {
            label: 'Transit time',
            value: deliveryDays === null ? null : count(deliveryDays, 'business day'),
          },
          ...(isFull
            ? [
                {
                  label: 'Street',
                  value: [label.toAddress.addressLine1, label.toAddress.addressLine2]
                    .filter(Boolean)
                    .join(', '),
                },
                {
                  label: 'From',
                  value: `${label.fromAddress.name}, ${label.fromAddress.city}`,
                },
                {
                  label: 'Parcel',
                  value: `${parcel.weight} lb, ${parcel.length} × ${parcel.width} × ${parcel.height} in`,
                },
                { label: 'Notes', value: label.notes },
                { label: 'Paid with', value: label.paidWith },
                { label: 'Bought', value: label.boughtAt && <Moment at={label.boughtAt} /> },
                { label: 'Delivered', value: label.deliveredAt && <Moment at={label.deliveredAt} /> },
                { label: 'Voided', value: label.voidedAt && <Moment at={label.voidedAt} /> },
              ]
            : []),
        ]}
      />
      {label.customs && <CustomsFacts customs={label.customs} carrier={label.carrier} isFull={isFull} />}
    </div>
  );
}
