import { useState } from 'react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { ChooseIdea } from '../parts/choose-idea.tsx';
import { IdeaSwitcher } from '../parts/idea-switcher.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { WishLine } from '../parts/wish-line.tsx';
import { pendingOf } from '../use-kit.ts';
import { KitAudiences } from '../parts/kit-audiences.tsx';
import { IdeaStage } from '../parts/idea-stage.tsx';

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
      <KitAudiences kit={kit} mayAct={mayAct} />
    </div>
  );
}
