import { cn } from '#ui/cn.ts';
import { formatMoney } from '#ui/format.ts';
import { brandHeading } from '../look/typeface.ts';
import { slotOf } from '../picture-slot.ts';
import { Slide } from './slide.tsx';
import { SlidePicture } from './slide-picture.tsx';

export interface ProductOnSlide {
  uuid: string;
  title: string;
  suggestedRetailPrice: number;
  image: string;
}

/** A slide holds so many; more are on the tab. */
const most = 6;

/** The products that the brand begins with, and what they would cost. */
export function ProductsSlide({
  brandName,
  products,
  palette,
  slideColor,
}: {
  brandName: string;
  products: readonly ProductOnSlide[];
  palette: readonly string[];
  slideColor?: string | undefined;
}) {
  const shown = products.slice(0, most);
  const isMany = shown.length > 3;
  return (
    <Slide label={`${brandName}, the products`} palette={palette} slideColor={slideColor}>
      <div className="flex w-full flex-col gap-5 p-6 @4xl/slide:gap-[1.6cqw] @4xl/slide:p-[3cqw]">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 style={brandHeading(brandName, 'clamp(1.75rem, 2.8cqw, 2.75rem)')} className="leading-tight">
            First products
          </h2>
          <p className="text-sm text-(--b-ink-soft) @4xl/slide:text-[max(0.75rem,1.15cqw)]">{brandName}</p>
        </header>
        <ul
          className={cn(
            'grid min-h-0 flex-1 content-center justify-center gap-5 @4xl/slide:gap-[2cqw]',
            isMany
              ? 'grid-cols-2 @4xl/slide:grid-cols-6 @4xl/slide:gap-[1.2cqw]'
              : 'grid-cols-1 @4xl/slide:grid-cols-3',
          )}
        >
          {shown.map((product) => (
            <li key={product.uuid} className="min-w-0">
              <SlidePicture
                slot={slotOf(product.image)}
                alt={product.title}
                className="aspect-square rounded-md"
              />
              <p
                className={cn(
                  'mt-3 font-semibold text-pretty @4xl/slide:mt-[1cqw] @4xl/slide:line-clamp-2',
                  isMany
                    ? 'text-sm @4xl/slide:text-[max(0.75rem,1.15cqw)]/[1.3]'
                    : 'text-base @4xl/slide:text-[max(0.75rem,1.5cqw)]/[1.3]',
                )}
              >
                {product.title}
              </p>
              <p className="figures text-sm text-(--b-ink-soft) @4xl/slide:text-[max(0.75rem,1.2cqw)]/[1.5]">
                {formatMoney(Math.round(product.suggestedRetailPrice * 100))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Slide>
  );
}
