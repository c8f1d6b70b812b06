import { Skeleton, SkeletonCard } from '#ui/skeleton.tsx';

/** The shape of an order's screen. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-label="Loading the order">
      <div className="flex items-end justify-between pb-6">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-3.5 w-56" />
        </div>
        <Skeleton className="h-9 w-36" />
      </div>
      <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="flex flex-col gap-4">
          <SkeletonCard height={220} />
          <SkeletonCard height={180} />
          <SkeletonCard height={160} />
        </div>
        <div className="flex flex-col gap-4">
          <SkeletonCard height={220} />
          <SkeletonCard height={120} />
          <SkeletonCard height={180} />
        </div>
      </div>
    </div>
  );
}
