import { Link } from 'react-router';
import type { CatalogItemSummary } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { Picture } from '#ui/picture.tsx';
import { itemAddress } from '../../addresses.ts';
import { amountText, itemPrice } from '../figures.ts';
import { FavoriteButton } from './favorite-button.tsx';

/** A catalog item in a grid. */
export function ItemTile({ item, to = itemAddress(item.itemId) }: { item: CatalogItemSummary; to?: string }) {
  return (
    <article className="group relative flex min-w-0 flex-col gap-2.5">
      <div className="relative">
        <Picture
          src={item.pictureUrl}
          alt=""
          shape="4:5"
          sizes="(max-width: 640px) 50vw, 260px"
          className="rounded-xl"
        />
        <FavoriteButton
          itemId={item.itemId}
          name={item.title}
          isFavorite={item.isFavorite}
          className="absolute top-2 right-2 z-10"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="line-clamp-2 text-sm font-semibold">
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-xl group-hover:underline group-hover:underline-offset-4"
          >
            {item.title}
          </Link>
        </h3>
        <p className="figures text-sm">{itemPrice(item)}</p>
        <p className="truncate text-xs text-ink-soft">{item.supplierName}</p>
        <p className="figures truncate text-xs text-ink-soft">
          Sample {amountText(item.samplePriceMinor, item.currency)}
        </p>
      </div>
    </article>
  );
}
