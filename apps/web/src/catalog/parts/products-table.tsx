import { Link } from 'react-router';
import type { ProductRow } from '@brandwright/contract/catalog/entities.ts';
import { productSourceLabels } from '@brandwright/contract/catalog/enums.ts';
import type { Selection } from '#kit/selection.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { cn } from '#ui/cn.ts';
import { count, formatMoney } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { Column, Density, Sort } from '#ui/table.tsx';
import { Figure } from '#ui/text.tsx';
import { productAddress } from '../addresses.ts';
import { lastsText, leftText } from '../labels.ts';
import type { SortKey } from '../product-filters.ts';
import { StockStatus } from './stock-status.tsx';

export interface ProductsTableProps {
  products: readonly ProductRow[];
  density?: Density;
  sort?: Sort<SortKey> | undefined;
  onSort?: (sort: Sort<SortKey>) => void;
  selection?: Selection | undefined;
  stale?: boolean;
}

/** Products as a table where there is room and one under the other where there is not. */
export function ProductsTable({
  products,
  density = 'comfortable',
  sort,
  onSort,
  selection,
  stale = false,
}: ProductsTableProps) {
  return (
    <TableOrRows
      label="Products"
      rows={products}
      rowKey={(product) => product.id}
      nameOf={(product) => product.title}
      columns={columns(density)}
      narrow={(product) => <NarrowRow product={product} />}
      density={density}
      stale={stale}
      selection={selection}
      {...(sort ? { sort } : {})}
      {...(onSort ? { onSort } : {})}
    />
  );
}

const priceText = ({ priceMinMinor, priceMaxMinor, currency }: ProductRow) =>
  priceMinMinor === priceMaxMinor
    ? formatMoney(priceMinMinor, currency)
    : `${formatMoney(priceMinMinor, currency)} – ${formatMoney(priceMaxMinor, currency)}`;

const codesText = ({ codes, skuCount }: ProductRow) =>
  skuCount === 1 ? (codes[0] ?? '') : count(skuCount, 'SKU');

const columns = (density: Density): Column<ProductRow, SortKey>[] => [
  {
    key: 'title',
    header: 'Product',
    sortKey: 'title',
    width: '34%',
    cell: (product) => (
      <span className="flex w-0 min-w-full items-center gap-3">
        {density === 'comfortable' && (
          <Picture src={product.pictureUrl} alt="" sizes="40px" className="size-10 shrink-0" />
        )}
        <span className="min-w-0">
          <Link
            to={productAddress(product.id)}
            className="block truncate font-medium hover:underline hover:underline-offset-4"
          >
            {product.title}
          </Link>
          {density === 'comfortable' && (
            <span className="block truncate text-xs font-normal text-ink-soft">{codesText(product)}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'stock',
    header: 'Stock',
    width: '9rem',
    cell: ({ level, enabled }) => <StockStatus level={level} enabled={enabled} />,
  },
  {
    key: 'available',
    header: 'Left to sell',
    align: 'right',
    sortKey: 'available',
    cell: (product) => <span className={cn(product.available < 0 && 'text-bad')}>{leftText(product)}</span>,
  },
  {
    key: 'onHand',
    header: 'On hand',
    align: 'right',
    from: 'lg',
    cell: ({ onHand }) => <Figure value={onHand} />,
  },
  {
    key: 'lasts',
    header: 'Lasts',
    from: 'md',
    sortKey: 'daysLeft',
    cell: (product) => <span className="whitespace-nowrap text-ink-soft">{lastsText(product)}</span>,
  },
  {
    key: 'sold',
    header: 'Sold in 30 days',
    align: 'right',
    from: 'lg',
    sortKey: 'sold',
    cell: ({ soldUnits }) => <Figure value={soldUnits} className="text-ink-soft" />,
  },
  {
    key: 'source',
    header: 'From',
    from: 'lg',
    cell: ({ source }) => (
      <span className="whitespace-nowrap text-ink-soft">{productSourceLabels[source]}</span>
    ),
  },
  { key: 'price', header: 'Price', align: 'right', sortKey: 'price', cell: (product) => priceText(product) },
];

const narrowStock = (product: ProductRow) => {
  if (product.level === 'MADE_TO_ORDER') return codesText(product);
  return product.available < 0 ? `${-product.available} short` : `${leftText(product)} left`;
};

function NarrowRow({ product }: { product: ProductRow }) {
  return (
    <div className="flex gap-3">
      <Picture src={product.pictureUrl} alt="" sizes="48px" className="size-12 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <Link to={productAddress(product.id)} className="truncate font-medium after:absolute after:inset-0">
            {product.title}
          </Link>
          <span className="figures shrink-0">{priceText(product)}</span>
        </div>
        <div className="flex items-center justify-between gap-3">
          <StockStatus level={product.level} enabled={product.enabled} />
          <span className="figures text-xs text-ink-soft">{narrowStock(product)}</span>
        </div>
      </div>
    </div>
  );
}
