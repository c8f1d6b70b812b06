import type { CollaborationThread } from '@brandwright/contract/design/collaborations/entities.ts';
import { cn } from '#ui/cn.ts';
import { sized } from '#ui/picture-source.ts';
import { MarkupLayer } from './markup-layer.tsx';
import { useRatio } from './use-ratio.ts';

/** A picture with its pins and drawings, to be looked at. */
export function StillPicture({
  one,
  className,
}: {
  one: { title: string; imageUrl: string; threads: readonly CollaborationThread[] };
  className?: string;
}) {
  const [ratio, onLoad] = useRatio();
  return (
    <div
      className={cn('relative overflow-hidden rounded-lg bg-ink/5', className)}
      style={{ aspectRatio: ratio }}
    >
      <img
        src={sized(one.imageUrl, 600)}
        alt={one.title}
        onLoad={onLoad}
        className="size-full object-cover"
      />
      {one.threads.map((thread) => (
        <div key={thread.threadId} aria-hidden>
          {thread.shapes.length > 0 && (
            <MarkupLayer shapes={thread.shapes} ratio={ratio} dimmed={thread.isResolved} />
          )}
          <span
            className={cn(
              'figures absolute grid size-5 -translate-1/2 place-items-center rounded-full border-2 border-[#fffdf8] text-[10px] font-semibold text-[#fffdf8]',
              thread.isResolved ? 'bg-[#6f6a63]' : 'bg-[#a63f22]',
            )}
            style={{ left: `${thread.x * 100}%`, top: `${thread.y * 100}%` }}
          >
            {thread.number}
          </span>
        </div>
      ))}
    </div>
  );
}
