import { loadingSlot } from '@brandwright/contract/design/images/limits.ts';
import { ImageOff } from 'lucide-react';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** A slot of a generation: its picture, that it is being made, or that it could not be made. */
export function PictureTile({
  slot,
  alt,
  sizes = '320px',
  onOpen,
}: {
  slot: string;
  alt: string;
  sizes?: string;
  onOpen: () => void;
}) {
  if (slot === loadingSlot) return <Skeleton className="aspect-square rounded-lg" />;
  if (slot === '')
    return (
      <span className="grid aspect-square place-items-center rounded-lg border border-dashed border-line text-ink-soft">
        <span className="flex flex-col items-center gap-1.5 text-xs">
          <ImageOff aria-hidden className="size-5" />
          Failed
        </span>
      </span>
    );
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`Open ${alt}`}
      className="group block w-full cursor-zoom-in rounded-lg"
    >
      <Picture src={slot} alt={alt} sizes={sizes} className="transition-opacity group-hover:opacity-92" />
    </button>
  );
}
