import { Skeleton } from '#ui/skeleton.tsx';

/** A report to come: its sentence, its figures, its chart, its rows. */
export function ReportSkeleton({ hasChart = true }: { hasChart?: boolean }) {
  return (
    <div role="status" aria-label="Loading the report" className="flex flex-col gap-6">
      <Skeleton className="h-6 w-full max-w-xl" />
      <div className="flex flex-wrap gap-8">
        {[0, 1, 2].map((tile) => (
          <div key={tile} className="flex flex-col gap-2">
            <Skeleton className="h-7 w-28" />
            <Skeleton className="h-3 w-20" />
          </div>
        ))}
      </div>
      {hasChart && <Skeleton className="h-72 w-full rounded-xl" />}
      <div className="flex flex-col gap-3">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-8 w-full" />
        ))}
      </div>
    </div>
  );
}
