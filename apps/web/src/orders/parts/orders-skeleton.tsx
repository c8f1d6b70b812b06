import { Skeleton } from '#ui/skeleton.tsx';

/** The shape of the orders list: a table where there is room, cards on a phone. */
export function OrdersSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading orders" className="@container">
      <div className="hidden h-9 border-b border-line @2xl:block" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="border-b border-line">
          <div className="hidden h-12 items-center gap-6 @2xl:flex">
            <Skeleton className="size-4.5" />
            <Skeleton className="h-3.5 w-12" />
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3.5 flex-1" />
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className="h-3.5 w-16" />
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
