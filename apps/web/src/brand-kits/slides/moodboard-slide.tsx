import { cn } from '#ui/cn.ts';
import { brandType } from '../look/typeface.ts';
import { slotOf } from '../picture-slot.ts';
import { Slide } from './slide.tsx';
import { SlidePicture } from './slide-picture.tsx';

/** Where each of the eight tiles lies on six columns and three rows: three large, five small, the name in the last cell. */
const places = [
  'col-span-2 row-span-2 @4xl/slide:col-start-1 @4xl/slide:row-start-1',
  '@4xl/slide:col-start-3 @4xl/slide:row-start-1',
  '@4xl/slide:col-start-4 @4xl/slide:row-start-1',
  'col-span-2 row-span-2 @4xl/slide:col-start-5 @4xl/slide:row-start-1',
  '@4xl/slide:col-start-1 @4xl/slide:row-start-3',
  'col-span-2 row-span-2 @4xl/slide:col-start-3 @4xl/slide:row-start-2',
  '@4xl/slide:col-start-2 @4xl/slide:row-start-3',
  '@4xl/slide:col-start-6 @4xl/slide:row-start-3',
];

/** The eight tiles of the mood board as one collage. */
export function MoodboardSlide({
  brandName,
  slogan,
  palette,
  pictures,
  slideColor,
}: {
  brandName: string;
  slogan: string;
  palette: readonly string[];
  pictures: readonly string[];
  slideColor?: string | undefined;
}) {
  return (
    <Slide label={`${brandName}, the mood board`} palette={palette} slideColor={slideColor}>
      <div className="flex w-full flex-col">
        <div className="grid grid-cols-4 gap-1 p-1 @4xl/slide:grid-cols-6 @4xl/slide:grid-rows-3 @4xl/slide:gap-[0.5cqw] @4xl/slide:p-[0.5cqw] @4xl/slide:pb-0">
          {places.map((place, index) => (
            <SlidePicture
              key={place}
              slot={slotOf(pictures[index])}
              alt={`${brandName}, mood board ${index + 1} of 8`}
              className={cn('aspect-square rounded-sm', place)}
            />
          ))}
          <ul
            aria-label="Colors"
            className="col-span-4 grid h-12 grid-cols-4 overflow-hidden rounded-sm @4xl/slide:col-span-1 @4xl/slide:col-start-5 @4xl/slide:row-start-3 @4xl/slide:h-auto @4xl/slide:grid-cols-1"
          >
            {palette.map((hex, index) => (
              <li key={`${hex}${index}`} style={{ background: hex }}>
                <span className="sr-only">{hex}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-1 items-center justify-between gap-4 px-4 py-3 @4xl/slide:px-[1.4cqw] @4xl/slide:py-0">
          <p style={brandType(brandName, 'clamp(1.25rem, 2.1cqw, 2rem)')} className="truncate leading-tight">
            {brandName}
          </p>
          <p className="truncate text-sm text-(--b-ink-soft) @4xl/slide:text-[max(0.75rem,1.15cqw)]">
            {slogan}
          </p>
        </div>
      </div>
    </Slide>
  );
}
