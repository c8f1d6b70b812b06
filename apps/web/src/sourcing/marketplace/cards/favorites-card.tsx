import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { itemAddress, supplierAddress } from '../../addresses.ts';

const threadRows = 8;

/** What the store saved, suppliers and items mixed as they came. */
export function FavoritesCard({ output, density }: CardProps<OutputOfCard<'favorites'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  if (output.total === 0)
    return (
      <Card label="Favorites" title="No favorites yet" note="Say “save it” about a supplier or an item." />
    );
  return (
    <Card
      label="Favorites"
      title={count(output.total, 'favorite')}
      flush
      actions={
        <Button asChild size="small">
          <Link to="/favorites">Open My Favorites</Link>
        </Button>
      }
    >
      <ol className="flex flex-col divide-y divide-line border-t border-line">
        {shown.map((row, index) => (
          <li key={row.favoriteId} className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-ink/3">
            <span aria-hidden className="figures w-4 text-right text-xs text-ink-soft">
              {index + 1}
            </span>
            <Picture
              src={row.item?.pictureUrl ?? row.supplier?.coverUrl}
              alt=""
              sizes="48px"
              className="w-12 shrink-0"
            />
            <div className="min-w-0">
              <h4 className="truncate text-sm font-semibold">
                <Link
                  to={row.itemId === null ? supplierAddress(row.supplierId) : itemAddress(row.itemId)}
                  className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {row.name}
                </Link>
              </h4>
              <p className="truncate text-sm text-ink-soft">
                {row.item
                  ? `by ${row.item.supplierName}`
                  : row.supplier
                    ? `${row.supplier.city}, ${row.supplier.countryName}`
                    : ''}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
