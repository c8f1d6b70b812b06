import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { chooseTargetAudience } from '@brandwright/contract/brand-kits/choose-target-audience.ts';
import { useAction } from '#api/use-action.ts';
import { Section } from '#ui/section.tsx';
import { pendingOf } from '../use-kit.ts';
import { AudienceList } from './audience-list.tsx';
import { WishLine } from './wish-line.tsx';

/** For whom the brand is, one to be chosen. */
export function KitAudiences({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const choose = useAction(chooseTargetAudience);
  const { generations, selectedUuid } = kit.targetAudiences;
  const isMaking = pendingOf(kit).some(({ type }) => type === 'TARGET_AUDIENCE');
  return (
    <Section
      look="display"
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
