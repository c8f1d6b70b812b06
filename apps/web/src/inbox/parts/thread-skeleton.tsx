import { Skeleton } from '#ui/skeleton.tsx';

/** A thread to come. */
export function ThreadSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex h-full flex-col">
      <div className="flex h-16 items-center gap-3 border-b border-line px-5">
        <Skeleton className="size-9 rounded-lg" />
        <Skeleton className="h-4 w-44" />
      </div>
      <div className="mx-auto flex w-full max-w-[760px] flex-1 flex-col justify-end gap-4 px-6 pb-6">
        <Skeleton className="h-12 w-3/5 rounded-2xl" />
        <Skeleton className="h-9 w-2/5 self-end rounded-2xl" />
        <Skeleton className="h-16 w-1/2 rounded-2xl" />
      </div>
      <div className="border-t border-line p-4">
        <Skeleton className="mx-auto h-12 max-w-[760px] rounded-2xl" />
      </div>
    </div>
  );
}
