import { RefreshCw } from 'lucide-react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { EmptyState } from '#ui/states.tsx';
import { chosenIdea, paletteOf, promptOf, slideColorOf } from '../kit-parts.ts';
import { PictureGallery } from '../parts/picture-gallery.tsx';
import { PromptLine } from '../parts/prompt-line.tsx';
import { SlideColor } from '../parts/slide-color.tsx';
import { usePictureSlots } from '../parts/use-picture-slots.tsx';
import { countThere } from '../picture-slot.ts';
import { whyEmpty } from '../why-empty.ts';
import { MoodboardSlide } from '../slides/moodboard-slide.tsx';

/** Eight tiles of how the brand feels. */
export function MoodboardTab({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const idea = chosenIdea(kit);
  const images = kit.moodboardImages;
  const slots = usePictureSlots(
    { brandKit: kit.id, pictures: 'MOODBOARD' },
    { shown: images, tray: idea?.imageTray ?? [], mayAct },
  );
  if (!idea)
    return (
      <EmptyState title="Choose a brand idea first" text="The mood board is made for the idea you choose." />
    );
  const prompt = promptOf(kit, 'MOODBOARD');
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <MoodboardSlide
          brandName={idea.brandName}
          slogan={idea.slogan}
          palette={paletteOf(kit)}
          pictures={images}
          slideColor={slideColorOf(kit, 'MOODBOARD')}
        />
        {mayAct && (
          <div className="flex justify-end">
            <SlideColor kit={kit} slide="MOODBOARD" />
          </div>
        )}
      </div>
      <Section
        look="display"
        title="Tiles"
        note={prompt ? <PromptLine>{prompt}</PromptLine> : `${countThere(images)} of 8 pictures.`}
        actions={
          mayAct && (
            <>
              {slots.cost}
              <Button
                size="small"
                look={countThere(images) === 0 ? 'accent' : 'outline'}
                busy={slots.isMaking}
                onClick={slots.makeAll}
              >
                <RefreshCw aria-hidden />
                {countThere(images) === 0 ? 'Make the mood board' : 'Make eight new tiles'}
              </Button>
            </>
          )
        }
      >
        <PictureGallery
          images={images}
          slots={slots}
          why={whyEmpty(kit, 'MOODBOARD_IMAGES')}
          labelOf={(place) => `Mood board, picture ${place} of ${images.length}`}
        />
      </Section>
    </div>
  );
}
