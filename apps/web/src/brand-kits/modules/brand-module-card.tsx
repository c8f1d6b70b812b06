import { LoaderCircle } from 'lucide-react';
import { brandModuleTypeLabels } from '@brandwright/contract/brand-kits/modules/enums.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ModuleContentView } from './module-content.tsx';
import { isBeingMade, useWatchedModule } from './use-module.ts';

/** A brand module with what it holds. Fills by itself while it is made. */
export function BrandModuleCard({ output, call }: CardProps<OutputOfCard<'brand_module'>>) {
  const module = useWatchedModule(output);
  const busy = isBeingMade(module);
  const failure = module.latestRequest?.result === 'FAILURE' ? module.latestRequest.failure : null;
  return (
    <Card
      label={`Brand module ${module.title}`}
      title={
        <>
          <span className="figures text-ink-soft">{module.moduleNumber}</span> {module.title}
        </>
      }
      note={`${brandModuleTypeLabels[module.type]} for ${module.brief.slice(0, 120)}`}
      aside={
        <Status tone={busy ? 'info' : failure ? 'bad' : module.isArchived ? 'neutral' : 'good'}>
          {busy ? 'In progress' : failure ? 'Failed' : module.isArchived ? 'Archived' : 'In use'}
        </Status>
      }
      actions={
        !busy &&
        !module.isArchived &&
        !call.undone && (
          <>
            <Button size="small" onClick={() => askPartner(`Make brand module ${module.moduleNumber} again`)}>
              Make again
            </Button>
            <Button
              size="small"
              look="quiet"
              onClick={() => askPartner(`More for brand module ${module.moduleNumber}`)}
            >
              Make more
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {failure && <p className="text-sm text-bad">{failure}</p>}
        {busy && (
          <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
            <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
            It will appear here when it’s done.
          </p>
        )}
        <ModuleContentView content={module.content} title={module.title} />
      </div>
    </Card>
  );
}
