import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

/** The shape of a supplier’s profile. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-6">
      <div className="flex gap-4">
        <Skeleton className="size-16 rounded-xl" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="aspect-square rounded-xl" />
        ))}
      </div>
      <SkeletonText lines={4} />
    </div>
  );
}
