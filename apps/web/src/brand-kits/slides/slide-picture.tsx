import { sized } from '#ui/picture-source.ts';
import { cn } from '#ui/cn.ts';
import type { PictureSlot } from '../picture-slot.ts';

/** A picture on a slide, edge to edge; a quiet field of the brand's own color while there is none. */
export function SlidePicture({
  slot,
  alt,
  width = 600,
  className,
}: {
  slot: PictureSlot | undefined;
  alt: string;
  /** Pixels at which it is fetched. */
  width?: number;
  className?: string;
}) {
  const frame = cn(
    'relative block overflow-hidden bg-[color-mix(in_oklab,var(--b-ink)_9%,transparent)]',
    className,
  );
  if (slot?.state !== 'there')
    return (
      <span
        aria-hidden
        className={cn(
          frame,
          'inset-ring inset-ring-(--b-line)',
          slot?.state === 'loading' && 'animate-breathe',
        )}
      />
    );
  return (
    <span className={frame}>
      <img
        src={sized(slot.url, width)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full animate-fade object-cover"
      />
    </span>
  );
}
