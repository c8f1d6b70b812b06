import { formatMoney } from '#ui/format.ts';
import { inSentence } from '../kit-parts.ts';
import { brandType } from '../look/typeface.ts';
import { slotOf } from '../picture-slot.ts';
import { PaletteBand, type IdeaOnSlide } from './idea-slide.tsx';
import type { ProductOnSlide } from './products-slide.tsx';
import { Slide } from './slide.tsx';
import { SlidePicture } from './slide-picture.tsx';

/** The whole brand on one page: name, words, people, colors, one of its pictures, tiles of the board, products. */
export function SummarySlide({
  idea,
  audience,
  images,
  moodboard,
  products,
  slideColor,
}: {
  idea: IdeaOnSlide;
  /** Who it is for, by name. */
  audience: string | undefined;
  images: readonly string[];
  moodboard: readonly string[];
  products: readonly ProductOnSlide[];
  slideColor?: string | undefined;
}) {
  const palette = idea.colorPalette.map(({ hexCode }) => hexCode);
  const tiles = moodboard.filter((image) => slotOf(image).state === 'there').slice(0, 4);
  return (
    <Slide label={`${idea.brandName}, summary`} palette={palette} slideColor={slideColor}>
      <SlidePicture
        slot={slotOf(images.find((image) => slotOf(image).state === 'there'))}
        alt={`${idea.brandName}, picture`}
        width={1024}
        className="aspect-square shrink-0 @4xl/slide:aspect-auto @4xl/slide:h-full @4xl/slide:w-[42%]"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-6 @4xl/slide:gap-0 @4xl/slide:p-[3.4cqw]">
        <h2
          style={brandType(idea.brandName, 'clamp(2.25rem, 5.2cqw, 5rem)')}
          className="leading-[1.02] text-balance"
        >
          {idea.brandName}
        </h2>
        <p className="text-base text-(--b-ink-soft) @4xl/slide:mt-[0.9cqw] @4xl/slide:text-[max(0.75rem,1.6cqw)]/[1.35]">
          {idea.slogan}
        </p>
        {audience && (
          <p className="text-sm text-(--b-ink-soft) @4xl/slide:mt-[0.5cqw] @4xl/slide:text-[max(0.75rem,1.2cqw)]/[1.45]">
            For {inSentence(audience)}
          </p>
        )}
        <p className="text-sm text-pretty @4xl/slide:mt-[1.4cqw] @4xl/slide:line-clamp-4 @4xl/slide:text-[max(0.75rem,1.22cqw)]/[1.5]">
          {idea.mission}
        </p>
        <div className="mt-auto" />
        <PaletteBand palette={idea.colorPalette} />
        {tiles.length > 0 && (
          <ul
            aria-label="Mood board"
            className="grid grid-cols-4 gap-1.5 @4xl/slide:mt-[1.6cqw] @4xl/slide:gap-[0.6cqw]"
          >
            {tiles.map((image) => (
              <li key={image}>
                <SlidePicture slot={slotOf(image)} alt="" width={240} className="aspect-square rounded-sm" />
              </li>
            ))}
          </ul>
        )}
        <ul
          aria-label="Products"
          className="grid gap-3 @4xl/slide:mt-[1.6cqw] @4xl/slide:grid-cols-3 @4xl/slide:gap-[1.2cqw]"
        >
          {products.slice(0, 3).map((product) => (
            <li
              key={product.uuid}
              className="flex items-baseline justify-between gap-3 @4xl/slide:block @4xl/slide:border-t @4xl/slide:border-(--b-line) @4xl/slide:pt-[0.8cqw]"
            >
              <span className="text-sm font-medium @4xl/slide:line-clamp-2 @4xl/slide:text-[max(0.75rem,1.1cqw)]/[1.35]">
                {product.title}
              </span>
              <span className="figures block text-sm text-(--b-ink-soft) @4xl/slide:text-[max(0.75rem,1.1cqw)]/[1.5]">
                {formatMoney(Math.round(product.suggestedRetailPrice * 100))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Slide>
  );
}
