import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { count, formatMoney, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';
import { BundleParts } from '../parts/bundle-parts.tsx';

/** Bundles with their parts, and how many those make. */
export function SkuBundlesCard({ output, density }: CardProps<OutputOfCard<'sku_bundles'>>) {
  if (output.total === 0)
    return <Card label="Bundles" title="No bundles yet" note="Say which products to sell together." />;
  const shown = density === 'thread' ? output.rows.slice(0, 6) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card label="Bundles" title={count(output.total, 'bundle')}>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((row) => (
          <li key={row.bundleSkuId} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
            <div className="figures flex items-baseline justify-between gap-3 text-sm">
              <Link
                to={productAddress(row.productId)}
                className="font-medium hover:underline hover:underline-offset-4"
              >
                {row.title}
              </Link>
              <span className="shrink-0">
                {formatNumber(row.available)} can be made · {formatMoney(row.priceMinor, row.currency)}
              </span>
            </div>
            <BundleParts parts={row.parts} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more bundle')}</p>}
    </Card>
  );
}
