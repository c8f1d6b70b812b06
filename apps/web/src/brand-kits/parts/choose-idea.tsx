import type { BrandIdea, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { chooseBrandIdea } from '@brandwright/contract/brand-kits/choose-brand-idea.ts';
import { listed } from '@brandwright/contract/brand-kits/say.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { lostByChoosing } from '../kit-parts.ts';

/** Stands over an idea that is only looked at: what choosing it would do, and the button. */
export function ChooseIdea({
  kit,
  idea,
  mayAct,
  onChosen,
}: {
  kit: BrandKit;
  idea: BrandIdea;
  mayAct: boolean;
  onChosen: () => void;
}) {
  const choose = useAction(chooseBrandIdea, { onDone: onChosen });
  const lost = lostByChoosing(kit);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-raised px-4 py-3">
      <p className="min-w-0 flex-1 basis-72 text-sm">
        You’re viewing <span className="font-medium">{idea.brandName}</span>.{' '}
        {lost.length > 0
          ? `Choosing it clears ${listed(lost)}; they’ll be made again to match. Undo brings them back.`
          : 'The rest of the kit will be made to match.'}
      </p>
      {mayAct && (
        <Button
          look="accent"
          busy={choose.isRunning}
          onClick={() => void choose.run({ brandKit: kit.id, brandIdea: idea.uuid })}
        >
          Choose {idea.brandName}
        </Button>
      )}
    </div>
  );
}
