import { Palette, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { BrandIdea, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { chooseTargetAudience } from '@brandwright/contract/brand-kits/choose-target-audience.ts';
import { getBrandColors } from '@brandwright/contract/brand-kits/get-brand-colors.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { IdeaDialog } from '../dialogs/idea-dialog.tsx';
import { PaletteDialog } from '../dialogs/palette-dialog.tsx';
import { promptOf, slideColorOf } from '../kit-parts.ts';
import { AudienceList } from '../parts/audience-list.tsx';
import { ChooseIdea } from '../parts/choose-idea.tsx';
import { ColorTable } from '../parts/color-table.tsx';
import { IdeaSwitcher } from '../parts/idea-switcher.tsx';
import { MarkMenu } from '../parts/mark-menu.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { PictureGallery } from '../parts/picture-gallery.tsx';
import { PromptLine } from '../parts/prompt-line.tsx';
import { Section } from '../parts/section.tsx';
import { SlideColor } from '../parts/slide-color.tsx';
import { usePictureSlots } from '../parts/use-picture-slots.tsx';
import { WishLine } from '../parts/wish-line.tsx';
import { IdeaSlide } from '../slides/idea-slide.tsx';
import { pendingOf } from '../use-kit.ts';
import { whyEmpty } from '../why-empty.ts';

/** For whom, which idea, its words, its pictures, its colors. */
export function IdeaTab({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const [shownUuid, setShownUuid] = useState<string | null>(null);
  const ideas = kit.brandIdeas.generations;
  const chosenUuid = kit.brandIdeas.selectedUuid;
  const idea =
    ideas.find(({ uuid }) => uuid === shownUuid) ?? ideas.find(({ uuid }) => uuid === chosenUuid) ?? ideas[0];
  const isMaking = pendingOf(kit).some(({ type }) => type === 'BRAND_IDEA');
  const moreIdeas = mayAct && (
    <WishLine
      brandKitId={kit.id}
      type="BRAND_IDEA"
      verb="More ideas"
      hint="For example: shorter names"
      isBusy={isMaking}
    />
  );
  return (
    <div className="flex flex-col gap-10">
      {idea ? (
        <div className="flex flex-col gap-4">
          <IdeaSwitcher ideas={ideas} chosenUuid={chosenUuid} shownUuid={idea.uuid} onShow={setShownUuid} />
          {moreIdeas}
          {idea.uuid !== chosenUuid && (
            <ChooseIdea kit={kit} idea={idea} mayAct={mayAct} onChosen={() => setShownUuid(null)} />
          )}
          <IdeaStage
            key={idea.uuid}
            kit={kit}
            idea={idea}
            isChosen={idea.uuid === chosenUuid}
            mayAct={mayAct}
          />
        </div>
      ) : (
        <NothingYet
          kit={kit}
          type="BRAND_IDEA"
          title="Brand ideas will appear here"
          verb="Make brand ideas"
          mayAct={mayAct}
        />
      )}
      <Audiences kit={kit} mayAct={mayAct} />
    </div>
  );
}

function IdeaStage({
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
          title="Pictures"
          note={prompt ? <PromptLine>{prompt}</PromptLine> : 'Four pictures that show the idea.'}
          actions={
            mayAct && (
              <Button size="small" busy={slots.isMaking} onClick={slots.makeAll}>
                <RefreshCw aria-hidden />
                Make four new pictures
              </Button>
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
        <Colors kit={kit} idea={idea} />
      </div>
      {editing === 'words' && <IdeaDialog kit={kit} idea={idea} onClose={() => setEditing(null)} />}
      {editing === 'colors' && <PaletteDialog kit={kit} idea={idea} onClose={() => setEditing(null)} />}
    </>
  );
}

function Colors({ kit, idea }: { kit: BrandKit; idea: BrandIdea }) {
  const colors = useOperation(getBrandColors, { brandKit: kit.id, brandIdea: idea.uuid });
  return (
    <Section title="Colors" note="With values for print, and the text each can carry.">
      <Load query={colors} skeleton={<SkeletonCard height={220} />}>
        {(data) => <ColorTable colors={data.colors} ink={data.ink} />}
      </Load>
    </Section>
  );
}

function Audiences({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const choose = useAction(chooseTargetAudience);
  const { generations, selectedUuid } = kit.targetAudiences;
  const isMaking = pendingOf(kit).some(({ type }) => type === 'TARGET_AUDIENCE');
  return (
    <Section
      title="Target audience"
      note="New ideas, products and research are made for the one you choose."
      actions={
        mayAct && (
          <WishLine
            brandKitId={kit.id}
            type="TARGET_AUDIENCE"
            verb="More audiences"
            hint="For example: older people"
            isBusy={isMaking}
          />
        )
      }
    >
      {generations.length === 0 ? (
        <p className="text-sm text-ink-soft">{isMaking ? 'In progress…' : 'None yet.'}</p>
      ) : (
        <AudienceList
          audiences={generations}
          chosenUuid={selectedUuid}
          onChoose={mayAct ? (audience) => void choose.run({ brandKit: kit.id, audience }) : undefined}
        />
      )}
    </Section>
  );
}
