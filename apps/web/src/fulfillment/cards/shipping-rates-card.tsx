import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { RatesTable } from '../parts/rates-table.tsx';

/** What carriers take for one parcel, cheapest first. */
export function ShippingRatesCard({ output }: CardProps<OutputOfCard<'shipping_rates'>>) {
  const { rates, parcel, fromPlace, toPlace, assumptions, isTest } = output;
  return (
    <Card
      label={`Shipping rates to ${toPlace}`}
      title={`${parcel.weight} lb to ${toPlace}`}
      note={`From ${fromPlace} · ${parcel.length} × ${parcel.width} × ${parcel.height} in`}
    >
      {rates.length === 0 ? (
        <EmptyState title="No service accepts this parcel" text="Check its weight and size." />
      ) : (
        <RatesTable rates={rates} />
      )}
      {(assumptions.length > 0 || isTest) && (
        <p className="pt-3 text-xs text-ink-soft">
          {[...assumptions, ...(isTest ? ['Test rates: no carrier is connected yet.'] : [])].join(' ')}
        </p>
      )}
    </Card>
  );
}
