import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';
import { SkuTable } from '../parts/sku-table.tsx';
import { StockStatus } from '../parts/stock-status.tsx';

const shownSkus = 8;

/** A product with its picture, its variants and how their stock stands. */
export function ProductCard({ output: product }: CardProps<OutputOfCard<'product'>>) {
  const more = product.skus.length - shownSkus;
  return (
    <Card
      label={product.title}
      title={product.title}
      note={[product.type, product.vendor].filter(Boolean).join(' · ')}
      aside={<StockStatus level={product.level} enabled={product.enabled} />}
      actions={
        <Button asChild size="small">
          <Link to={productAddress(product.id)}>Open the product</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {(product.pictures.length > 0 || product.description) && (
          <div className="flex gap-4">
            {product.pictures[0] && (
              <Picture
                src={product.pictures[0].url}
                alt={product.title}
                sizes="96px"
                className="size-24 shrink-0"
              />
            )}
            {product.description && (
              <p className="line-clamp-4 min-w-0 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
                {product.description}
              </p>
            )}
          </div>
        )}
        <SkuTable rows={product.skus.slice(0, shownSkus)} />
        {more > 0 && <p className="text-sm text-ink-soft">{count(more, 'more SKU')}</p>}
      </div>
    </Card>
  );
}
