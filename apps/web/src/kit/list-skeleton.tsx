import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const widths = ['w-12', 'w-32', 'flex-1', 'w-24', 'w-28', 'w-16'];

/** The shape of a list: a table where there is room, rows of three lines on a phone. */
export function RowsSkeleton({
  label,
  rows = 10,
  hasSelection = false,
}: {
  /** What loads: "orders". */
  label: string;
  rows?: number;
  hasSelection?: boolean;
}) {
  return (
    <div role="status" aria-label={`Loading ${label}`} className="@container">
      <div className="hidden h-9 border-b border-line @2xl:block" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="border-b border-line">
          <div className="hidden h-12 items-center gap-6 @2xl:flex">
            {hasSelection && <Skeleton className="size-4.5" />}
            {widths.map((width) => (
              <Skeleton key={width} className={cn('h-3.5', width)} />
            ))}
          </div>
          <div className="flex flex-col gap-2.5 py-3.5 @2xl:hidden">
            <div className="flex justify-between">
              <Skeleton className="h-3.5 w-14" />
              <Skeleton className="h-3.5 w-16" />
            </div>
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-3.5 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Pictures with a few lines under them. `face` is the shape of the picture. */
export function TilesSkeleton({
  label,
  tiles,
  grid,
  face,
}: {
  label: string;
  tiles: number;
  grid: string;
  face: string;
}) {
  return (
    <div role="status" aria-label={`Loading ${label}`} className={grid}>
      {Array.from({ length: tiles }, (_, tile) => (
        <div key={tile} className="overflow-hidden rounded-xl border border-line bg-raised">
          <Skeleton className={cn('rounded-none', face)} />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-3 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
