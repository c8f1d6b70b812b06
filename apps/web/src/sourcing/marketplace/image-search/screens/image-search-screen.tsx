import { mostMatches } from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import { searchByImage } from '@brandwright/contract/sourcing/marketplace/image-search/search-by-image.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Grid, GridSkeleton } from '../../parts/grid.tsx';
import { ItemTile } from '../../parts/item-tile.tsx';
import { cropText, readCrop } from '../crop.ts';
import { CropFrame } from '../parts/crop-frame.tsx';
import { Likeness } from '../parts/likeness.tsx';
import { PictureButton } from '../parts/picture-button.tsx';
import { DropPicture } from '../parts/drop-picture.tsx';
import { ImageFilters } from '../parts/image-filters.tsx';
import { SeenInPicture } from '../parts/seen-in-picture.tsx';

/** What looks like an uploaded picture, or like a part of it. */
export default function ImageSearchScreen() {
  const [query] = useQueryState();
  const imageUrl = query.get('imageUrl') ?? '';
  useScreenInView('Image search');
  return (
    <Page>
      <PageHeader
        title="Image search"
        crumbs={[{ label: 'Marketplace', to: '/browse-suppliers' }]}
        note="Catalog items that look like your picture."
        actions={imageUrl !== '' && <PictureButton look="words" />}
      />
      {imageUrl === '' ? <DropPicture /> : <Found key={imageUrl} imageUrl={imageUrl} />}
    </Page>
  );
}

function Found({ imageUrl }: { imageUrl: string }) {
  const [query, change] = useQueryState();
  const crop = readCrop(query.get('crop'));
  const country = query.get('countryCode');
  const category = query.get('categoryIds');
  const priceMaxMinor = Number(query.get('priceMaxMinor')) || undefined;
  const moqMax = Number(query.get('moqMax')) || undefined;
  const found = useOperation(
    searchByImage,
    {
      imageUrl,
      quantity: mostMatches,
      ...(crop && { cropLeft: crop.left, cropTop: crop.top, cropWidth: crop.width, cropHeight: crop.height }),
      ...(country && { countries: [country] }),
      ...(category && { categoryIds: [category] }),
      priceMaxMinor,
      moqMax,
    },
    { keepPrevious: true },
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[18rem_1fr]">
      <aside aria-label="Picture and filters" className="flex min-w-0 flex-col gap-5">
        <CropFrame
          src={imageUrl}
          crop={crop}
          onChange={(next) => change({ crop: next ? cropText(next) : null })}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
          {crop ? (
            <>
              <span>Searching in the frame</span>
              <Button size="small" onClick={() => change({ crop: null })}>
                Whole picture
              </Button>
            </>
          ) : (
            <span>Drag a frame around what to look for.</span>
          )}
        </div>
        {found.data && (
          <SeenInPicture
            found={found.data}
            category={category}
            onCategory={(id) => change({ categoryIds: id })}
          />
        )}
        <ImageFilters
          country={country}
          price={priceMaxMinor}
          moq={moqMax}
          onChange={(changed) => change(changed)}
        />
      </aside>
      <section aria-label="Results" className="min-w-0">
        <Load
          query={found}
          skeleton={<GridSkeleton shape="4:5" />}
          isEmpty={(data) => data.rows.length === 0}
          empty={
            <EmptyState
              title="No similar items in the catalog"
              text="Draw a frame around the product, remove a filter, or use a picture with a plainer background."
            />
          }
        >
          {(data) => (
            <>
              <p role="status" className="figures pb-4 text-sm text-ink-soft">
                {count(data.rows.length, 'item')} of {data.total}
              </p>
              <Grid faint={found.isPlaceholderData}>
                {data.rows.map((item) => (
                  <li key={item.itemId} className="flex flex-col gap-1">
                    <ItemTile item={item} />
                    <Likeness share={item.similarity} />
                  </li>
                ))}
              </Grid>
            </>
          )}
        </Load>
      </section>
    </div>
  );
}
