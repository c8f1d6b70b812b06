import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatMoney, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';
import { BundleParts } from '../parts/bundle-parts.tsx';

/** A bundle that was just made. */
export function SkuBundleCard({ output: row }: CardProps<OutputOfCard<'sku_bundle'>>) {
  return (
    <Card
      label="Bundle"
      title={row.title}
      note={`${row.code} · ${formatMoney(row.priceMinor, row.currency)}`}
      aside={<span className="figures text-sm text-ink-soft">{formatNumber(row.available)} can be made</span>}
      actions={
        <Button asChild size="small">
          <Link to={productAddress(row.productId)}>Open the product</Link>
        </Button>
      }
    >
      <BundleParts parts={row.parts} />
    </Card>
  );
}
