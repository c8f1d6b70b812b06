import { brandType } from '../look/typeface.ts';
import { slotOf } from '../picture-slot.ts';
import { Slide } from './slide.tsx';
import { SlidePicture } from './slide-picture.tsx';

export interface IdeaOnSlide {
  brandName: string;
  slogan: string;
  mission: string;
  valueProps: readonly string[];
  colorPalette: readonly { hexCode: string; name: string }[];
}

/** The brand's idea: its name, what it says and promises, its four pictures and colors. */
export function IdeaSlide({
  idea,
  pictures,
  slideColor,
}: {
  idea: IdeaOnSlide;
  pictures: readonly string[];
  slideColor?: string | undefined;
}) {
  const palette = idea.colorPalette.map(({ hexCode }) => hexCode);
  return (
    <Slide label={`${idea.brandName}, the idea`} palette={palette} slideColor={slideColor}>
      <div className="flex min-w-0 flex-1 flex-col gap-6 p-6 @4xl/slide:gap-0 @4xl/slide:p-[3.6cqw]">
        <div>
          <h2
            style={brandType(idea.brandName, nameSize(idea.brandName))}
            className="leading-[1.02] text-balance"
          >
            {idea.brandName}
          </h2>
          <p className="mt-2 text-base text-(--b-ink-soft) @4xl/slide:mt-[1cqw] @4xl/slide:text-[max(0.75rem,1.65cqw)]/[1.35]">
            {idea.slogan}
          </p>
        </div>
        <p className="text-sm text-pretty @4xl/slide:mt-[2.4cqw] @4xl/slide:line-clamp-6 @4xl/slide:text-[max(0.75rem,1.28cqw)]/[1.5]">
          {idea.mission}
        </p>
        <ul className="mt-auto flex flex-col @4xl/slide:pt-[1cqw]">
          {idea.valueProps.map((value) => (
            <li
              key={value}
              className="border-t border-(--b-line) py-2 text-sm @4xl/slide:line-clamp-2 @4xl/slide:py-[0.8cqw] @4xl/slide:text-[max(0.75rem,1.15cqw)]/[1.4]"
            >
              {value}
            </li>
          ))}
        </ul>
        <PaletteBand palette={idea.colorPalette} />
      </div>
      <div className="grid grid-cols-2 @lg/slide:grid-cols-4 @4xl/slide:aspect-square @4xl/slide:h-full @4xl/slide:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <SlidePicture
            key={index}
            slot={slotOf(pictures[index])}
            alt={`${idea.brandName}, picture ${index + 1} of 4`}
            className="aspect-square"
          />
        ))}
      </div>
    </Slide>
  );
}

/** The colors in a row, as on a printer's sheet. */
export function PaletteBand({ palette }: { palette: readonly { hexCode: string; name: string }[] }) {
  return (
    <ul className="flex overflow-hidden rounded-md ring-1 ring-(--b-line) @4xl/slide:mt-[1.4cqw]">
      {palette.map(({ hexCode, name }) => (
        <li
          key={`${hexCode} ${name}`}
          title={`${name} ${hexCode}`}
          style={{ background: hexCode }}
          className="h-7 flex-1 @4xl/slide:h-[2.6cqw]"
        >
          <span className="sr-only">
            {name} {hexCode}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Longer names are set smaller, so that they stand on one line, or two at most. */
function nameSize(name: string): string {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  const share = Math.min(7.2, 62 / Math.max(8, longest, name.length * 0.62));
  return `clamp(2.25rem, ${share.toFixed(2)}cqw, 6rem)`;
}
