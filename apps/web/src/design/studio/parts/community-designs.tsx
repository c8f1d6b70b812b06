import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { DesignGrid, DesignGridSkeleton } from './design-grid.tsx';

/** Designs of others, to copy. */
export function CommunityDesigns({ onCopied }: { onCopied: (designId: string) => void }) {
  const list = useOperation(listDesigns, { from: 'COMMUNITY', size: 24 });
  const copy = useAction(createDesign, { onDone: ({ designId }) => onCopied(designId) });
  return (
    <Load query={list} skeleton={<DesignGridSkeleton />}>
      {(data) => (
        <DesignGrid
          rows={data.rows}
          action={{
            label: 'Duplicate',
            isBusy: copy.isRunning,
            run: ({ designId }) => void copy.run({ communityDesignId: designId, mode: 'DESIGNCOMMUNITY' }),
          }}
        />
      )}
    </Load>
  );
}
