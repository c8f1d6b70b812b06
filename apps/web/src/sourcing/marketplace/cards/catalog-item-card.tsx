import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { itemAddress } from '../../addresses.ts';
import { SampleButton } from '../parts/buy-box.tsx';
import { FavoriteButton } from '../parts/favorite-button.tsx';
import { ItemFacts, ItemOptions, MadeBy, PriceTiers } from '../parts/item-view.tsx';

/** One catalog item: picture, price by quantity, facts. */
export function CatalogItemCard({ output: item, density }: CardProps<OutputOfCard<'catalog_item'>>) {
  return (
    <article
      aria-label={item.title}
      className="@container overflow-hidden rounded-xl border border-line bg-raised"
    >
      <div className="grid gap-4 p-4 @lg:grid-cols-[13rem_1fr]">
        <Picture
          src={item.pictureUrl}
          alt={item.title}
          shape="4:5"
          sizes="(max-width: 640px) 90vw, 210px"
          className="max-h-80 @max-lg:aspect-square"
        />
        <div className="flex min-w-0 flex-col gap-3">
          <header>
            <h3 className="text-base font-semibold">{item.title}</h3>
            <MadeBy item={item} />
          </header>
          <PriceTiers item={item} />
          <ItemFacts item={item} />
        </div>
        {density === 'panel' && (
          <div className="flex flex-col gap-4 @lg:col-span-2">
            <p className="text-sm whitespace-pre-line">{item.description}</p>
            <ItemOptions item={item} />
          </div>
        )}
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
        <Button asChild size="small">
          <Link to={itemAddress(item.itemId)}>Open item</Link>
        </Button>
        <SampleButton item={item} size="small" />
        <FavoriteButton
          look="button"
          itemId={item.itemId}
          name={item.title}
          isFavorite={item.isFavorite}
          className="h-8 px-3"
        />
      </footer>
    </article>
  );
}
