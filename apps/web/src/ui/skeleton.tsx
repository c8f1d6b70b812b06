import { cn } from './cn.ts';

/** A gray stand-in; give it the shape and height of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block animate-breathe rounded-md bg-ink/8', className)} />;
}

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cn('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** A card to come. `height` in pixels, so that nothing jumps. */
export function SkeletonCard({ height = 160 }: { height?: number }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      style={{ minHeight: height }}
      className="flex flex-col gap-3 rounded-xl border border-line bg-raised p-4"
    >
      <Skeleton className="h-4 w-40" />
      <SkeletonText lines={Math.max(1, Math.min(5, Math.floor((height - 60) / 26)))} />
    </div>
  );
}
