import type { ShippingRate } from '@brandwright/contract/fulfillment/entities.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Badge } from '#ui/badge.tsx';
import { count } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';

const daysOf = ({ deliveryDays }: ShippingRate) => (deliveryDays === null ? '–' : count(deliveryDays, 'day'));

/** Services compared, the cheapest first. */
export function RatesTable({ rates }: { rates: readonly ShippingRate[] }) {
  const name = (rate: ShippingRate) => (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-medium">{rate.serviceLabel}</span>
      {rate.isCheapest && <Badge>Cheapest</Badge>}
      {rate.isFastest && <Badge>Fastest</Badge>}
    </span>
  );
  return (
    <TableOrRows
      label="Shipping rates"
      rows={rates}
      rowKey={(rate) => rate.service}
      nameOf={(rate) => rate.serviceLabel}
      density="compact"
      narrow={(rate) => (
        <span className="flex justify-between gap-3">
          <span className="flex flex-col">
            {name(rate)}
            <span className="text-xs text-ink-soft">{daysOf(rate)}</span>
          </span>
          <Money amountMinor={rate.amountMinor} currency={rate.currency} />
        </span>
      )}
      columns={[
        { key: 'service', header: 'Service', cell: name },
        { key: 'days', header: 'Transit time', cell: daysOf },
        {
          key: 'pounds',
          header: 'Billed as',
          from: 'lg',
          cell: (rate) => (rate.billablePounds === null ? '–' : `${rate.billablePounds} lb`),
        },
        {
          key: 'price',
          header: 'Price',
          align: 'right',
          cell: (rate) => <Money amountMinor={rate.amountMinor} currency={rate.currency} />,
        },
      ]}
    />
  );
}
