import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';

/** Products as the connected shop has them. */
export function ShopProductsCard({ output, density }: CardProps<OutputOfCard<'shop_products'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, 8) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card
      label="Shop products"
      title={output.shop}
      note={output.total === 0 ? 'No products match.' : count(output.total, 'product')}
      aside={output.isTest ? <Badge>Test shop</Badge> : undefined}
    >
      {shown.length > 0 && (
        <ul className="flex flex-col divide-y divide-line text-sm">
          {shown.map((row) => (
            <li
              key={row.shopProductId}
              className="flex items-baseline justify-between gap-3 py-2 first:pt-0 last:pb-0"
            >
              <span className="min-w-0 wrap-anywhere">
                {row.productId === null ? (
                  row.title
                ) : (
                  <Link
                    to={productAddress(row.productId)}
                    className="hover:underline hover:underline-offset-4"
                  >
                    {row.title}
                  </Link>
                )}
                <span className="block text-xs text-ink-soft">
                  {count(row.variantCount, 'variant')} · from {formatMoney(row.priceMinMinor, row.currency)}
                </span>
              </span>
              <span className="shrink-0 text-xs text-ink-soft">
                {row.productId === null
                  ? row.isPublished
                    ? 'Not imported'
                    : 'Draft, not imported'
                  : 'Imported'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more product')}</p>}
    </Card>
  );
}
