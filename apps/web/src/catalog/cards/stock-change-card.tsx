import { Link } from 'react-router';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';
import { StockFacts } from '../parts/stock-facts.tsx';
import { StockStatus } from '../parts/stock-status.tsx';

/** A SKU after its stock, price or low-stock point changed. */
export function StockChangeCard({ output: { sku } }: CardProps<OutputOfCard<'stock_change'>>) {
  return (
    <Card
      label="SKU"
      title={skuName(sku)}
      note={sku.code}
      aside={<StockStatus level={sku.level} enabled={sku.enabled} />}
      actions={
        <Button asChild size="small">
          <Link to={productAddress(sku.productId)}>Open the product</Link>
        </Button>
      }
    >
      <StockFacts sku={sku} />
    </Card>
  );
}
