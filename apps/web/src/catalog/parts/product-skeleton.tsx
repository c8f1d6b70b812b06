import { Skeleton, SkeletonCard } from '#ui/skeleton.tsx';

/** The shape of a product's screen while it loads. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-label="Loading the product" className="flex flex-col gap-5">
      <Skeleton className="h-7 w-56" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonCard height={320} />
        <SkeletonCard height={320} />
      </div>
    </div>
  );
}
