import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { EmptyState } from '#ui/states.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { galleryAddress } from '../addresses.ts';
import { Lightbox } from '../parts/lightbox.tsx';
import { PictureTile } from '../parts/picture-tile.tsx';

const inThread = 6;

/** Pictures of the gallery, newest first, each opening large. */
export function ImageGalleryCard({ output, density }: CardProps<OutputOfCard<'image_gallery'>>) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = density === 'thread' ? output.rows.slice(0, inThread) : output.rows;
  if (output.total === 0)
    return (
      <Card label="Image gallery">
        <EmptyState
          title="No pictures here yet"
          ask="Make a picture of a sage green candle tin on linen"
          className="py-6"
        />
      </Card>
    );
  return (
    <Card
      label="Image gallery"
      title={count(output.total, 'picture')}
      actions={
        <Button asChild size="small">
          <Link to={galleryAddress()}>
            {output.total > shown.length ? `Open all ${output.total}` : 'Open the gallery'}
          </Link>
        </Button>
      }
    >
      <ol className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
        {shown.map((image, at) => (
          <li key={image.id} className="flex min-w-0 flex-col gap-1">
            <PictureTile slot={image.url} alt={image.title} sizes="240px" onOpen={() => setOpen(at)} />
            <p className="truncate text-sm" title={image.title}>
              {image.title}
            </p>
          </li>
        ))}
      </ol>
      <Lightbox pictures={shown} at={open} onMove={setOpen} />
    </Card>
  );
}
