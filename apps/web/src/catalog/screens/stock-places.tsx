import { Archive, Ellipsis, Pencil, Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import type { StockPlace } from '@brandwright/contract/catalog/stock-places.ts';
import { updateStockPlace } from '@brandwright/contract/catalog/update-stock-place.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Menu } from '#ui/menu.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { inventoryAddress } from '../addresses.ts';
import { ArchivePlaceDialog } from '../parts/archive-place-dialog.tsx';
import { EditStockPlaceDialog, NewStockPlaceDialog } from '../parts/stock-place-form.tsx';
import { StockPlaceSheet } from '../parts/stock-place-sheet.tsx';
import { StockPlacesTable } from '../parts/stock-places-table.tsx';

/** Where stock is kept: units and SKUs of each place; places are added, renamed and archived here. */
export function StockPlaces() {
  const { query, change } = useListAddress();
  const found = useOperation(listStockPlaces, {});
  const { mayAct } = usePermissions();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<StockPlace | null>(null);
  const [archived, setArchived] = useState<StockPlace | null>(null);
  useScreenInView('Stock places');
  const add = mayAct && (
    <Button look="accent" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      Add place
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Stock places"
        crumbs={[{ label: 'Products', to: inventoryAddress }]}
        note="Where you keep what you sell, and how much is there."
        actions={add}
      />
      <Load
        query={found}
        skeleton={<RowsSkeleton label="stock places" />}
        isEmpty={({ places }) => places.length === 0}
        empty={
          <EmptyState
            title="No stock places yet"
            text="Your first place is created when you stock your first product. Add others here, such as a garage or a fulfillment partner."
            action={add}
          />
        }
      >
        {({ places }) => (
          <StockPlacesTable
            places={places}
            {...(mayAct
              ? {
                  actions: (place: StockPlace) => (
                    <PlaceMenu
                      place={place}
                      onEdit={() => setEdited(place)}
                      onArchive={() => setArchived(place)}
                    />
                  ),
                }
              : {})}
          />
        )}
      </Load>
      <StockPlaceSheet
        key={query.get('place')}
        id={query.get('place')}
        onClose={() => change({ place: null }, true)}
      />
      {isAdding && <NewStockPlaceDialog onClose={() => setAdding(false)} />}
      {edited && <EditStockPlaceDialog place={edited} onClose={() => setEdited(null)} />}
      {archived && <ArchivePlaceDialog place={archived} onClose={() => setArchived(null)} />}
    </Page>
  );
}

function PlaceMenu({
  place,
  onEdit,
  onArchive,
}: {
  place: StockPlace;
  onEdit: () => void;
  onArchive: () => void;
}) {
  const { run, isRunning } = useAction(updateStockPlace);
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${place.name}`}
          size="icon-small"
          className="relative z-10"
          busy={isRunning}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: onEdit },
        ...(place.isDefault
          ? []
          : [
              {
                label: 'Make default',
                icon: <Star aria-hidden />,
                onSelect: () => void run({ id: place.id, makeDefault: true }),
              },
              { label: 'Archive', icon: <Archive aria-hidden />, onSelect: onArchive, apart: true },
            ]),
      ]}
    />
  );
}
