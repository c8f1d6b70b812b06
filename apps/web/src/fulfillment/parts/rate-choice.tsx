import type { ShippingRate } from '@brandwright/contract/fulfillment/entities.ts';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import { Badge } from '#ui/badge.tsx';
import { count, formatMoney } from '#ui/format.ts';
import { RadioCards } from '#ui/radio-cards.tsx';

/** One of the services that take a parcel. */
export function RateChoice({
  rates,
  value,
  onChange,
}: {
  rates: readonly ShippingRate[];
  value: ShippingService | null;
  onChange: (service: ShippingService) => void;
}) {
  const [first] = rates;
  if (!first) return null;
  return (
    <RadioCards
      label="Service"
      compact
      value={value ?? first.service}
      onChange={onChange}
      cards={rates.map((rate) => ({
        value: rate.service,
        label: rate.serviceLabel,
        text: `${formatMoney(rate.amountMinor, rate.currency)}${rate.deliveryDays === null ? '' : `, ${count(rate.deliveryDays, 'business day')}`}`,
        aside: rate.isCheapest ? (
          <Badge>Cheapest</Badge>
        ) : rate.isFastest ? (
          <Badge>Fastest</Badge>
        ) : undefined,
      }))}
    />
  );
}
