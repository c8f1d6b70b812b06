import { Link } from 'react-router';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';
import { SkuTable } from '../parts/sku-table.tsx';
import { StockFacts } from '../parts/stock-facts.tsx';
import { StockStatus } from '../parts/stock-status.tsx';

/** What is left of a SKU and until when; of several, one line each. */
export function StockCard({ output }: CardProps<OutputOfCard<'stock'>>) {
  const [only] = output.rows;
  if (!only) return <Card label="Stock" title="No stock found" note="No SKU matches." />;
  if (output.rows.length > 1)
    return (
      <Card
        label="Stock"
        title={`Stock of ${count(output.rows.length, 'SKU')}`}
        aside={
          <span className="figures text-sm text-ink-soft">{formatNumber(output.available)} left to sell</span>
        }
      >
        <SkuTable rows={output.rows} named />
      </Card>
    );
  return (
    <Card
      label="Stock"
      title={skuName(only)}
      note={only.code}
      aside={<StockStatus level={only.level} enabled={only.enabled} />}
      actions={
        <Button asChild size="small">
          <Link to={productAddress(only.productId)}>Open the product</Link>
        </Button>
      }
    >
      <StockFacts sku={only} />
    </Card>
  );
}
