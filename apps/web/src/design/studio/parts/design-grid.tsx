import type { DesignSummary } from '@brandwright/contract/design/studio/entities.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DesignTile } from './design-tile.tsx';

export interface DesignGridProps {
  rows: readonly DesignSummary[];
  /** The one thing that can be done with each, where there is one. */
  action?: { label: string; run: (design: DesignSummary) => void; isBusy: boolean } | undefined;
}

/** Designs as tiles. */
export function DesignGrid({ rows, action }: DesignGridProps) {
  return (
    <ul aria-label="Designs" className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {rows.map((design) => (
        <li key={design.designId} className="flex min-w-0 flex-col gap-2">
          <DesignTile design={design} />
          {action && (
            <Button
              size="small"
              className="self-start"
              disabled={action.isBusy}
              aria-label={`${action.label} ${design.name}`}
              onClick={() => action.run(design)}
            >
              {action.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function DesignGridSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading designs"
      className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4"
    >
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="aspect-square rounded-xl" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </div>
  );
}
