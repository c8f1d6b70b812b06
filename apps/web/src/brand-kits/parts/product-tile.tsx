import { Pencil } from 'lucide-react';
import type { BrandKit, ProductSku } from '@brandwright/contract/brand-kits/entities.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { Money } from '#ui/text.tsx';
import { GalleryTile } from './gallery-tile.tsx';
import { whyEmpty } from '../why-empty.ts';
import { usePictureSlots } from './use-picture-slots.tsx';

/** A product idea: picture, price, popularity, words; to be chosen and edited. */
export function ProductTile({
  kit,
  product,
  isChosen,
  mayAct,
  isChoosing,
  onChoose,
  onEdit,
}: {
  kit: BrandKit;
  product: ProductSku;
  isChosen: boolean;
  mayAct: boolean;
  isChoosing: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
}) {
  const slots = usePictureSlots(
    { brandKit: kit.id, pictures: 'PRODUCT', productIdea: product.uuid },
    { shown: [product.image], tray: product.imageTray, mayAct },
  );
  return (
    <article
      aria-label={product.title}
      className={cn(
        'flex w-full flex-col overflow-hidden rounded-xl border bg-raised',
        isChosen ? 'border-ink' : 'border-line',
      )}
    >
      <GalleryTile
        image={product.image}
        label={product.title}
        why={whyEmpty(kit, 'PRODUCT_IMAGES')}
        actions={slots.actionsOf(1)}
        uploading={slots.uploadingOf(1)}
        isFlush
      />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="font-semibold text-pretty">{product.title}</h3>
          <Money amountMinor={Math.round(product.suggestedRetailPrice * 100)} className="font-semibold" />
        </div>
        <Popularity value={product.popularity} />
        <p className="text-sm text-ink-soft">{product.description}</p>
        {slots.error && (
          <p role="alert" className="text-xs text-bad">
            {slots.error}
          </p>
        )}
        {mayAct && (
          <footer className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
            <label className="flex items-center gap-2.5 text-sm">
              <Checkbox
                checked={isChosen}
                disabled={isChoosing}
                onCheckedChange={() => onChoose(!isChosen)}
                aria-label={`Choose ${product.title}`}
              />
              {isChosen ? 'Chosen' : 'Choose'}
            </label>
            <Button size="small" look="quiet" onClick={onEdit} aria-label={`Edit ${product.title}`}>
              <Pencil aria-hidden />
              Edit
            </Button>
          </footer>
        )}
      </div>
      {slots.extras}
    </article>
  );
}

/** How likely people are to want it, 1 to 100. */
export function Popularity({ value }: { value: number }) {
  return (
    <div className="flex items-center gap-3 text-xs text-ink-soft">
      <span>Popularity</span>
      <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/10">
        <span className="block h-full rounded-full bg-ink/70" style={{ width: `${value}%` }} />
      </span>
      <span className="figures">{value}</span>
    </div>
  );
}
