import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from './cn.ts';
import { pictureSourceSet, sized } from './picture-source.ts';

export interface PictureProps {
  src: string | null | undefined;
  /** What the picture shows; empty when the name stands beside it. */
  alt: string;
  shape?: '1:1' | '4:5';
  /** How wide it is drawn, as in the HTML attribute: "240px" or "(max-width: 640px) 50vw, 240px". */
  sizes?: string;
  className?: string;
}

/** A picture of a product or place in 1:1 or 4:5; keeps its room while it loads or when it is missing. */
export function Picture({ src, alt, shape = '1:1', sizes = '240px', className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const frame = cn(
    'relative block overflow-hidden rounded-lg bg-ink/5',
    shape === '1:1' ? 'aspect-square' : 'aspect-4/5',
    className,
  );
  if (!src || failed === src) {
    return (
      <span
        className={cn(frame, 'grid place-items-center text-ink-soft')}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <ImageOff aria-hidden className="size-5" />
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        src={sized(src, 480)}
        srcSet={pictureSourceSet(src)}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}
