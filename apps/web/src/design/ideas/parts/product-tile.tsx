import { Check } from 'lucide-react';
import type { AiProduct } from '@brandwright/contract/design/ideas/entities.ts';
import { priceWords } from '@brandwright/contract/design/ideas/say.ts';
import { ProductPicture } from './product-picture.tsx';

type Shown = Pick<AiProduct, 'title' | 'description' | 'suggestedRetailPrice' | 'popularity' | 'image'> & {
  isSelected?: boolean;
  imageNote?: string | undefined;
};

/** An AI product: picture, price, popularity by estimate, and whether it is chosen. */
export function ProductTile({ product, withText }: { product: Shown; withText: boolean }) {
  const { title, description, suggestedRetailPrice, popularity, image, imageNote, isSelected } = product;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <span className="relative">
        <ProductPicture image={image} title={title} note={imageNote} />
        {isSelected && (
          <span className="absolute top-2 left-2 inline-flex h-6 items-center gap-1 rounded-full bg-raised px-2 text-xs font-medium">
            <Check aria-hidden className="size-3.5" />
            Chosen
          </span>
        )}
      </span>
      <div className="min-w-0">
        <p className="text-sm font-medium">{title}</p>
        <p className="figures text-sm text-ink-soft">
          {priceWords(suggestedRetailPrice)} · popularity {popularity} of 100 (estimate)
        </p>
        {withText && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
      </div>
    </div>
  );
}
