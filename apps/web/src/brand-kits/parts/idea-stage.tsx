import { Palette, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { BrandIdea, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { IdeaDialog } from '../dialogs/idea-dialog.tsx';
import { PaletteDialog } from '../dialogs/palette-dialog.tsx';
import { promptOf, slideColorOf } from '../kit-parts.ts';
import { MarkMenu } from './mark-menu.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { PromptLine } from './prompt-line.tsx';
import { SlideColor } from './slide-color.tsx';
import { usePictureSlots } from './use-picture-slots.tsx';
import { IdeaSlide } from '../slides/idea-slide.tsx';
import { whyEmpty } from '../why-empty.ts';
import { IdeaColors } from './idea-colors.tsx';

/** The idea that is looked at, large. */
export function IdeaStage({
  kit,
  idea,
  isChosen,
  mayAct,
}: {
  kit: BrandKit;
  idea: BrandIdea;
  isChosen: boolean;
  mayAct: boolean;
}) {
  const [editing, setEditing] = useState<'words' | 'colors' | null>(null);
  const prompt = isChosen ? promptOf(kit, 'IDEA') : null;
  const slots = usePictureSlots(
    { brandKit: kit.id, pictures: 'IDEA', brandIdea: idea.uuid },
    { shown: idea.images, tray: idea.imageTray, mayAct },
  );
  return (
    <>
      <IdeaSlide
        idea={idea}
        pictures={idea.images}
        slideColor={isChosen ? slideColorOf(kit, 'IDEA') : undefined}
      />
      <div className="flex flex-wrap items-center gap-2">
        {mayAct && (
          <>
            <Button size="small" onClick={() => setEditing('words')}>
              <Pencil aria-hidden />
              Edit your idea
            </Button>
            <Button size="small" onClick={() => setEditing('colors')}>
              <Palette aria-hidden />
              Edit your color palette
            </Button>
            <MarkMenu brandKitId={kit.id} idea={idea} />
          </>
        )}
        {isChosen && mayAct && (
          <div className="ml-auto">
            <SlideColor kit={kit} slide="IDEA" />
          </div>
        )}
      </div>
      <div className="mt-6 flex flex-col gap-10">
        <Section
          look="display"
          title="Pictures"
          note={prompt ? <PromptLine>{prompt}</PromptLine> : 'Four pictures that show the idea.'}
          actions={
            mayAct && (
              <>
                {slots.cost}
                <Button size="small" busy={slots.isMaking} onClick={slots.makeAll}>
                  <RefreshCw aria-hidden />
                  Make four new pictures
                </Button>
              </>
            )
          }
        >
          <PictureGallery
            images={idea.images}
            slots={slots}
            why={whyEmpty(kit, 'IDEA_IMAGES')}
            labelOf={(place) => `${idea.brandName}, picture ${place} of ${idea.images.length}`}
          />
        </Section>
        <IdeaColors kit={kit} idea={idea} />
      </div>
      {editing === 'words' && <IdeaDialog kit={kit} idea={idea} onClose={() => setEditing(null)} />}
      {editing === 'colors' && <PaletteDialog kit={kit} idea={idea} onClose={() => setEditing(null)} />}
    </>
  );
}
