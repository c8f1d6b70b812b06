import type { ChannelSales } from '@brandwright/contract/fulfillment/channels/entities.ts';
import { Details } from '#ui/details.tsx';
import { Figure, Money } from '#ui/text.tsx';

/** Orders and sales of a period, one group for each currency. */
export function SalesFigures({ sales }: { sales: readonly ChannelSales[] }) {
  const isMixed = sales.length > 1;
  return (
    <div className="flex flex-col gap-4">
      {sales.map(({ currency, orders, totalMinor, netMinor }) => {
        const named = (label: string) => (isMixed ? `${label} (${currency})` : label);
        return (
          <Details
            key={currency}
            items={[
              { label: named('Orders'), value: <Figure value={orders} /> },
              { label: named('Order total'), value: <Money amountMinor={totalMinor} currency={currency} /> },
              {
                label: named('Paid, after refunds'),
                value: <Money amountMinor={netMinor} currency={currency} />,
                strong: true,
              },
            ]}
          />
        );
      })}
    </div>
  );
}
