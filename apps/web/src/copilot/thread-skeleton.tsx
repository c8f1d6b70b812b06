import { SkeletonText } from '#ui/skeleton.tsx';

/** The shape of a conversation while it loads. */
export function ThreadSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="mx-auto flex min-h-0 w-full max-w-[760px] flex-1 flex-col gap-8 px-4 py-8"
    >
      <SkeletonText lines={2} />
      <SkeletonText lines={4} />
      <SkeletonText lines={3} />
    </div>
  );
}
