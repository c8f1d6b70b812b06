import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';
import { GalleryTile } from './gallery-tile.tsx';
import type { PictureSlots } from './use-picture-slots.tsx';

/** The pictures of a part as tiles that can be changed one by one. */
export function PictureGallery({
  images,
  labelOf,
  slots,
  why = null,
  className,
  note,
}: {
  images: readonly string[];
  /** From 1: "Duskleaf, picture 2 of 4". */
  labelOf: (place: number) => string;
  slots: PictureSlots;
  /** Why empty places are empty, where the making failed. */
  why?: string | null;
  className?: string;
  note?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3">
      <ul className={cn('grid grid-cols-2 gap-3 sm:grid-cols-4', className)}>
        {images.map((image, index) => (
          <li key={index}>
            <GalleryTile
              image={image}
              label={labelOf(index + 1)}
              why={why}
              actions={slots.actionsOf(index + 1)}
              uploading={slots.uploadingOf(index + 1)}
            />
          </li>
        ))}
      </ul>
      {slots.error && (
        <p role="alert" className="text-sm text-bad">
          {slots.error}
        </p>
      )}
      {note}
      {slots.extras}
    </div>
  );
}
