import { Link } from 'react-router';
import {
  feedFormats,
  leftOutLabels,
  type ProductFeed,
} from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { productAddress } from '#catalog/addresses.ts';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';
import { Day, Figure } from '#ui/text.tsx';

/** What is in a feed, or would be. */
export function FeedFacts({ feed }: { feed: ProductFeed }) {
  const { channel, products, items, examplePage, enabledAt, isOn } = feed;
  return (
    <Details
      items={[
        { label: 'Format', value: feedFormats[channel].name },
        { label: isOn ? 'Products' : 'Products it would include', value: <Figure value={products} /> },
        { label: 'Variants', value: items === products ? null : <Figure value={items} /> },
        { label: 'First product’s page', value: examplePage },
        { label: 'On since', value: enabledAt && <Day at={enabledAt} /> },
      ]}
    />
  );
}

/** Products that the channel would refuse, with the reasons; each leads to where it can be mended. */
export function LeftOutProducts({ feed, most }: { feed: ProductFeed; most: number }) {
  const { leftOut, leftOutCount } = feed;
  if (leftOutCount === 0) return null;
  const shown = leftOut.slice(0, most);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <h3 className="font-semibold">{count(leftOutCount, 'product')} left out</h3>
      <ul className="flex flex-col gap-1.5">
        {shown.map(({ productId, title, reasons }) => (
          <li key={productId} className="flex flex-wrap justify-between gap-x-4">
            <Link to={productAddress(productId)} className="underline underline-offset-4">
              {title}
            </Link>
            <span className="text-ink-soft">{reasons.map((reason) => leftOutLabels[reason]).join(', ')}</span>
          </li>
        ))}
      </ul>
      {leftOutCount > shown.length && (
        <p className="text-xs text-ink-soft">{(leftOutCount - shown.length).toLocaleString('en-US')} more</p>
      )}
    </div>
  );
}
