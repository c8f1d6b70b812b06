import type { SharedBrandKit } from '@brandwright/contract/brand-kits/shared-brand-kit.ts';
import { inSentence } from '../kit-parts.ts';
import { lookOf, lookStyle } from '../look/brand-look.ts';
import { brandType } from '../look/typeface.ts';
import { isThere, slotOf } from '../picture-slot.ts';
import { SlidePicture } from '../slides/slide-picture.tsx';
import { WaitlistForm } from './waitlist-form.tsx';
import type { Idea } from './public-idea.ts';

/** Name, slogan and cover, in the main color of the brand. */
export function Hero({
  kit,
  idea,
  palette,
  main,
}: {
  kit: SharedBrandKit;
  idea: Idea;
  palette: readonly string[];
  main: string | undefined;
}) {
  const cover = idea.images.find(isThere);
  return (
    <header style={lookStyle(lookOf(palette, main))} className={cover && 'grid lg:grid-cols-2'}>
      <div className="flex flex-col justify-center gap-6 px-6 py-14 sm:px-12 lg:px-16 lg:py-20">
        <p className="text-sm text-(--b-ink-soft)">{kit.category}</p>
        <h1
          style={brandType(idea.brandName, `clamp(2.75rem, ${idea.brandName.length > 12 ? 5 : 7}vw, 6.5rem)`)}
          className="leading-[0.98] text-balance wrap-anywhere"
        >
          {idea.brandName}
        </h1>
        <p className="max-w-[34ch] text-lg text-pretty">{idea.slogan}</p>
        {kit.audience && <p className="text-base text-(--b-ink-soft)">For {inSentence(kit.audience.name)}</p>}
        {kit.isWaitlistSitePublished && (
          <div className="pt-2">
            <WaitlistForm brandKitId={kit.brandKitId} brandName={idea.brandName} />
          </div>
        )}
      </div>
      {cover && (
        <SlidePicture
          slot={slotOf(cover)}
          alt={`${idea.brandName}, picture`}
          width={1024}
          className="aspect-square lg:aspect-auto lg:min-h-[36rem]"
        />
      )}
    </header>
  );
}
