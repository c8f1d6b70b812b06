import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Tiles side by side, as many as there is room for; `faint` while the next page loads. */
export function Grid({
  children,
  faint = false,
  className,
}: {
  children: ReactNode;
  faint?: boolean;
  className?: string;
}) {
  return (
    <ul
      aria-busy={faint || undefined}
      className={cn(
        'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-7 transition-opacity sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:gap-x-5',
        faint && 'opacity-60',
        className,
      )}
    >
      {children}
    </ul>
  );
}

export function GridSkeleton({ count = 12, shape = '1:1' }: { count?: number; shape?: '1:1' | '4:5' }) {
  return (
    <div role="status" aria-label="Loading">
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="flex flex-col gap-2.5">
            <Skeleton className={cn('w-full rounded-xl', shape === '1:1' ? 'aspect-square' : 'aspect-4/5')} />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-1/2" />
          </li>
        ))}
      </Grid>
    </div>
  );
}
