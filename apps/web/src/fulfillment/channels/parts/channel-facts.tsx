import { Link } from 'react-router';
import type { ChannelDetail } from '@brandwright/contract/fulfillment/channels/entities.ts';
import { feeValue } from '@brandwright/contract/fulfillment/channels/say.ts';
import { originLabel } from '#orders/labels.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Details } from '#ui/details.tsx';
import { Figure } from '#ui/text.tsx';

/** What selling there costs, by Brandwright’s price list. */
export function ChannelFees({ channel: { fees, feeCurrency } }: { channel: ChannelDetail }) {
  return <Details items={fees.map((fee) => ({ label: fee.label, value: feeValue(fee, feeCurrency) }))} />;
}

/** The best sellers of the period. */
export function BestSellers({ channel: { bestSellers, soldProducts } }: { channel: ChannelDetail }) {
  return (
    <>
      <Details
        items={bestSellers.map(({ title, units }) => ({ label: title, value: <Figure value={units} /> }))}
      />
      {soldProducts > bestSellers.length && (
        <p className="mt-3 text-xs text-ink-soft">
          The top {bestSellers.length} of {soldProducts.toLocaleString('en-US')} products sold, by units.
        </p>
      )}
    </>
  );
}

/** Where its orders and products are found here. */
export function ChannelPlaces({ channel }: { channel: ChannelDetail & { from: string; to: string } }) {
  const shop = useStoreProfile().data?.name;
  const { origins, from, to, offeredProducts } = channel;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {origins.map((origin) => (
        <li key={origin}>
          <Link
            to={`/orders?origin=${origin}&placedFrom=${from}&placedTo=${to}`}
            className="underline underline-offset-4"
          >
            Orders from {originLabel(origin, shop)}
          </Link>
        </li>
      ))}
      {offeredProducts !== null && (
        <li>
          <Link to="/inventory" className="underline underline-offset-4">
            {offeredProducts === 1 ? '1 product' : `${offeredProducts.toLocaleString('en-US')} products`}
          </Link>{' '}
          <span className="text-ink-soft">offered there</span>
        </li>
      )}
    </ul>
  );
}
