import { Link } from 'react-router';
import { cancelBrandGenerations } from '@brandwright/contract/brand-kits/cancel-brand-generations.ts';
import { useAction } from '#api/use-action.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Progress } from '#orders/parts/progress.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { kitAddress } from '../addresses.ts';
import { IdeaSwitcher } from '../parts/idea-switcher.tsx';
import { KitFace } from '../parts/kit-face.tsx';
import { PartList } from '../parts/part-list.tsx';
import { failedOf, pendingOf, useWatchedKit } from '../use-kit.ts';

/** A kit while it is made: the parts as they get ready, pictures as they arrive. Goes on by itself. */
export function BrandKitProgressCard({ output, call }: CardProps<OutputOfCard<'brand_kit_progress'>>) {
  const kit = useWatchedKit(output);
  const cancel = useAction(cancelBrandGenerations);
  const pending = pendingOf(kit);
  const failure = failedOf(kit).find((one) => one.failure !== null)?.failure;
  const ideas = kit.brandIdeas.generations;
  return (
    <Card
      label={`Brand kit ${kit.name}`}
      title={
        <Link to={kitAddress(kit.id)} className="hover:underline hover:underline-offset-4">
          {kit.name || 'New brand kit'}
        </Link>
      }
      note={kit.productDescription || kit.category}
      aside={
        <Status tone={pending.length > 0 ? 'info' : failure ? 'bad' : 'good'}>
          {pending.length > 0 ? 'In progress' : failure ? 'Some parts failed' : 'Ready'}
        </Status>
      }
      actions={
        <>
          <Button asChild size="small" look={pending.length > 0 ? 'outline' : 'solid'}>
            <Link to={kitAddress(kit.id)}>Open the kit</Link>
          </Button>
          {pending.length > 0 && !call.undone && (
            <Button
              size="small"
              look="quiet"
              busy={cancel.isRunning}
              onClick={() => void cancel.run({ brandKit: kit.id })}
            >
              Stop
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {pending.length > 0 && (
          <div>
            <Progress label="Kit progress" percent={kit.progressPercent} />
            <p role="status" className="mt-1 h-4 truncate text-xs text-ink-soft">
              {pending.find(({ note }) => note !== '')?.note}
            </p>
          </div>
        )}
        <KitFace kit={kit} />
        {ideas.length > 1 && (
          <IdeaSwitcher
            ideas={ideas.slice(0, 6)}
            chosenUuid={kit.brandIdeas.selectedUuid}
            shownUuid={kit.brandIdeas.selectedUuid ?? undefined}
            onShow={(uuid) =>
              askPartner(`Show me the idea ${ideas.find((idea) => idea.uuid === uuid)?.brandName ?? ''}`)
            }
          />
        )}
        <PartList kit={kit} />
        {failure && <p className="text-sm text-bad">{failure}</p>}
      </div>
    </Card>
  );
}
