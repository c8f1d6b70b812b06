import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { inventoryAddress } from '../addresses.ts';
import { ProductsTable } from '../parts/products-table.tsx';

const threadRows = 8;

/** What the store sells, and how its stock stands. */
export function ProductsCard({ output, density }: CardProps<OutputOfCard<'products'>>) {
  if (output.total === 0)
    return <Card label="Products" title="No products" note="Nothing here matches what was asked for." />;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card
      label="Products"
      title={count(output.total, 'product')}
      actions={
        <>
          <Button asChild size="small">
            <Link to={inventoryAddress}>Open Products</Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, 'more product')}</span>
          )}
        </>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <ProductsTable products={shown} density="compact" />
      </div>
    </Card>
  );
}
