import { getImageGeneration } from '@brandwright/contract/design/images/get-image-generation.ts';
import type { ImageGeneration } from '@brandwright/contract/design/images/entities.ts';
import { notDrawnLine } from '@brandwright/contract/design/images/say.ts';
import { shownThing } from '@brandwright/contract/design/images/shown-thing.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperation } from '#api/use-operation.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { galleryAddress } from '../addresses.ts';
import { Lightbox } from '../parts/lightbox.tsx';
import { PictureTile } from '../parts/picture-tile.tsx';

/** Pictures that were asked for together. While they are made it follows them; a failure says what to do. */
export function ImageGenerationCard({ output, call }: CardProps<OutputOfCard<'image_generation'>>) {
  const isPending = output.status === 'PENDING';
  const followed = useOperation(getImageGeneration, { id: output.id }, { enabled: isPending });
  const generation = (isPending ? followed.data : undefined) ?? output;
  const [open, setOpen] = useState<number | null>(null);
  const title = titleOf(generation);
  const shown = generation.images
    .map((url, at) => ({ url, title: generation.pictures[at]?.title ?? title, at }))
    .filter(({ url }) => url.startsWith('/') || url.startsWith('http'));
  const isOne = generation.images.length === 1;
  return (
    <Card
      label="Pictures"
      title={title}
      note={noteOf(generation, call.undone ?? false)}
      actions={
        generation.status === 'FAILURE' ? (
          <Button size="small" onClick={() => askPartner(generation.prompt)}>
            Try again
          </Button>
        ) : (
          <Button asChild size="small">
            <Link to={galleryAddress()}>Open the gallery</Link>
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4" aria-busy={generation.status === 'PENDING'}>
        {generation.madeFromUrl && (
          <p className="flex items-center gap-3 text-sm text-ink-soft">
            <Picture src={generation.madeFromUrl} alt="" sizes="56px" className="size-14 shrink-0" />
            {generation.source === 'SKETCH' ? 'Made from this sketch' : 'Previous picture'}
          </p>
        )}
        <ul className={isOne ? 'max-w-96' : 'grid grid-cols-2 gap-3'}>
          {generation.images.map((slot, at) => (
            <li key={at}>
              <PictureTile
                slot={slot}
                alt={`${title}${isOne ? '' : `, ${at + 1}`}`}
                sizes="(max-width: 640px) 45vw, 350px"
                onOpen={() => setOpen(shown.findIndex((one) => one.at === at))}
              />
            </li>
          ))}
        </ul>
      </div>
      <Lightbox pictures={shown} at={open} onMove={setOpen} />
    </Card>
  );
}

function titleOf({ pictures, prompt, source }: ImageGeneration): string {
  const title = pictures[0]?.title ?? shownThing(prompt);
  if (title === '') return source === 'SKETCH' ? 'From a sketch' : 'Pictures';
  return `${title[0]?.toUpperCase() ?? ''}${title.slice(1, 160)}`;
}

function noteOf(generation: ImageGeneration, isUndone: boolean): string | undefined {
  const { status, failure, engine } = generation;
  if (isUndone) return 'Undone. It’s no longer in the gallery.';
  if (status === 'PENDING') return `In progress with ${engine}`;
  if (status === 'FAILURE') return failure ?? 'The pictures couldn’t be made. Try again.';
  return notDrawnLine(generation) || undefined;
}
