import { listSupplierCountries } from '@brandwright/contract/sourcing/marketplace/list-supplier-countries.ts';
import { mostMatches } from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import { searchByImage } from '@brandwright/contract/sourcing/marketplace/image-search/search-by-image.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { Grid, GridSkeleton } from '../../parts/grid.tsx';
import { ItemTile } from '../../parts/item-tile.tsx';
import { cropText, readCrop } from '../crop.ts';
import { CropFrame } from '../parts/crop-frame.tsx';
import { Colors, Likeness } from '../parts/likeness.tsx';
import { PictureButton, usePictureSearch } from '../parts/picture-button.tsx';

const anywhere = 'any';
const prices = ['any', '500', '1000', '2500', '5000'] as const;
const moqs = ['any', '50', '100', '250', '500'] as const;

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

function DropPicture() {
  const { search, share } = usePictureSearch();
  const { isOver, zone } = useFileDrop(([file]) => file && search(file));
  return (
    <div role="presentation" {...zone} className={isOver ? 'rounded-xl bg-ink/5' : ''}>
      <EmptyState
        title="Start with a picture"
        text={
          share === null
            ? 'Drop one here: PNG, JPG, WEBP, GIF, BMP, TIFF, SVG, PSD or a PDF with a picture in it, up to 25 MB.'
            : `Uploading ${Math.round(share * 100)}%`
        }
        action={<PictureButton look="words" />}
      />
    </div>
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
          <Seen found={found.data} category={category} onCategory={(id) => change({ categoryIds: id })} />
        )}
        <Narrow
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

/** What the picture seems to show, as a filter, and its colors. */
function Seen({
  found,
  category,
  onCategory,
}: {
  found: OutputOf<typeof searchByImage>;
  category: string | null;
  onCategory: (id: string | null) => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {found.kind && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Looks like {found.kind.subgroup.toLowerCase()}
          <Chip
            pressed={category === found.kind.categoryId}
            onClick={() => onCategory(category === null ? (found.kind?.categoryId ?? null) : null)}
          >
            Only {found.kind.categoryName.toLowerCase()}
          </Chip>
        </p>
      )}
      {!found.kind && category !== null && (
        <Chip onRemove={() => onCategory(null)} removeLabel="Remove category">
          {category}
        </Chip>
      )}
      <Colors colors={found.colors} />
    </div>
  );
}

function Narrow({
  country,
  price,
  moq,
  onChange,
}: {
  country: string | null;
  price: number | undefined;
  moq: number | undefined;
  onChange: (change: Record<string, string | null>) => void;
}) {
  const countries = useOperation(listSupplierCountries, {});
  const orNull = (value: string) => (value === anywhere ? null : value);
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label="Country"
        value={country ?? anywhere}
        onChange={(value) => onChange({ countryCode: orNull(value) })}
        options={[
          { value: anywhere, label: 'Any country' },
          ...(countries.data?.rows ?? []).map((row) => ({ value: row.country, label: row.countryName })),
        ]}
      />
      <Select
        aria-label="Unit price"
        value={price === undefined ? anywhere : String(price)}
        onChange={(value) => onChange({ priceMaxMinor: orNull(value) })}
        options={prices.map((value) => ({
          value,
          label: value === 'any' ? 'Any price' : `Under $${Number(value) / 100} per unit`,
        }))}
      />
      <Select
        aria-label="MOQ"
        value={moq === undefined ? anywhere : String(moq)}
        onChange={(value) => onChange({ moqMax: orNull(value) })}
        options={moqs.map((value) => ({ value, label: value === 'any' ? 'Any MOQ' : `MOQ up to ${value}` }))}
      />
    </div>
  );
}
