import { listImages } from '@brandwright/contract/design/images/list-images.ts';
import { imageSourceLabels, type ImageSource } from '@brandwright/contract/design/images/enums.ts';
import { useDeferredValue, useState } from 'react';
import { useOperation } from '#api/use-operation.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Lightbox, type LightboxProps } from './lightbox.tsx';
import { MakePictures } from './make-pictures.tsx';
import { PictureActions } from './picture-actions.tsx';
import { PictureTile } from './picture-tile.tsx';

const size = 24;
const everything = 'ALL';
const sources: readonly { value: ImageSource | typeof everything; label: string }[] = [
  { value: everything, label: 'Any source' },
  ...(Object.entries(imageSourceLabels) as [ImageSource, string][]).map(([value, label]) => ({
    value,
    label,
  })),
];

/**
 * The image gallery as a part of a screen: making pictures, looking for them, opening them. With `use`, pictures are
 * taken by whoever shows the gallery; without, they open on the canvas.
 */
export function PictureGallery({
  use,
  keyword: first = '',
}: {
  use?: LightboxProps['use'];
  keyword?: string;
}) {
  const mayAct = useMayAct();
  const [keyword, setKeyword] = useState(first);
  const [source, setSource] = useState<ImageSource | typeof everything>(everything);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const words = useDeferredValue(keyword.trim());
  const isFiltered = words !== '' || source !== everything;
  const query = useOperation(
    listImages,
    { page, size, ...(words === '' ? {} : { keyword: words }), ...(source === everything ? {} : { source }) },
    { keepPrevious: true },
  );
  return (
    <section aria-label="Image gallery" className="flex flex-col gap-5">
      {mayAct && <MakePictures />}
      <div className="flex flex-wrap gap-2">
        <Input
          type="search"
          aria-label="Search pictures"
          placeholder="Search pictures"
          value={keyword}
          maxLength={120}
          onChange={(event) => {
            setKeyword(event.target.value);
            setPage(0);
          }}
          className="max-w-72"
        />
        <Select
          aria-label="Source"
          value={source}
          options={sources}
          onChange={(next) => {
            setSource(next);
            setPage(0);
          }}
          className="w-44"
        />
      </div>
      <Load
        query={query}
        skeleton={<GallerySkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          isFiltered ? (
            <EmptyState title="No matching pictures" text="Try fewer words or another source." />
          ) : (
            <EmptyState
              title="Your pictures will appear here"
              text="Pictures made from words or sketches, and recolored ones, are kept here."
              {...(mayAct ? { ask: 'Make a picture of a sage green candle tin on linen' } : {})}
            />
          )
        }
      >
        {({ rows, total }) => (
          <>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
              {rows.map((image, at) => (
                <li key={image.id} className="flex min-w-0 flex-col gap-1.5">
                  <PictureTile slot={image.url} alt={image.title} onOpen={() => setOpen(at)} />
                  <p className="truncate text-sm" title={image.title}>
                    {image.title}
                  </p>
                  <p className="text-xs text-ink-soft">{imageSourceLabels[image.source]}</p>
                </li>
              ))}
            </ul>
            <Pagination page={page} size={size} total={total} onPage={setPage} noun="picture" />
            <Lightbox
              pictures={rows}
              at={open}
              onMove={setOpen}
              use={use}
              actions={
                mayAct
                  ? (at) => {
                      const image = rows[at];
                      return image && <PictureActions image={image} onRemoved={() => setOpen(null)} />;
                    }
                  : undefined
              }
            />
          </>
        )}
      </Load>
    </section>
  );
}

const GallerySkeleton = () => (
  <div
    role="status"
    aria-label="Loading pictures"
    className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4"
  >
    {Array.from({ length: 8 }, (_, at) => (
      <Skeleton key={at} className="aspect-square rounded-lg" />
    ))}
  </div>
);
