import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { chosenIdea, paletteOf } from '../kit-parts.ts';
import { lookOf, lookStyle } from '../look/brand-look.ts';
import { brandType } from '../look/typeface.ts';
import { slotOf } from '../picture-slot.ts';
import { SlidePicture } from '../slides/slide-picture.tsx';
import { PaletteBand } from '../slides/idea-slide.tsx';

/** A brand on a card: its name and slogan on its own color, its four pictures under it. */
export function KitFace({ kit }: { kit: BrandKit }) {
  const idea = chosenIdea(kit);
  if (!idea)
    return (
      <p className="text-sm text-ink-soft">
        {kit.productDescription || 'Say what you want to sell and for whom to get your first ideas.'}
      </p>
    );
  return <BrandFace idea={idea} palette={paletteOf(kit)} images={idea.images} />;
}

export function BrandFace({
  idea,
  palette,
  images,
}: {
  idea: {
    brandName: string;
    slogan: string;
    colorPalette: readonly { hexCode: string; name: string }[];
  };
  palette: readonly string[];
  images: readonly string[];
}) {
  return (
    <div
      style={lookStyle(lookOf(palette))}
      className="@container overflow-hidden rounded-lg ring-1 ring-ink/10"
    >
      <div className="flex flex-col gap-3 px-5 py-6">
        <p
          style={brandType(idea.brandName, 'clamp(1.75rem, 7cqw, 2.75rem)')}
          className="leading-[1.05] text-balance"
        >
          {idea.brandName}
        </p>
        <p className="text-base text-(--b-ink-soft)">{idea.slogan}</p>
        <PaletteBand palette={idea.colorPalette} />
      </div>
      {images.some((image) => slotOf(image).state !== 'empty') && (
        <div className="grid grid-cols-2 gap-px @md:grid-cols-4">
          {images.map((image, index) => (
            <SlidePicture
              key={index}
              slot={slotOf(image)}
              alt={`${idea.brandName}, picture ${index + 1} of ${images.length}`}
              width={480}
              className="aspect-square"
            />
          ))}
        </div>
      )}
    </div>
  );
}
