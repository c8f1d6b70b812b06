import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { NetworkView, type NetworkViewProps } from '../../network/expanded/parts/network-view.tsx';
import {
  pageSize,
  readItemFilters,
  readItemSort,
  readPage,
  readSupplierFilters,
  readSupplierSort,
  readView,
} from '../marketplace-query.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { Grid, GridSkeleton } from '../parts/grid.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { MarketplaceEmpty } from '../parts/marketplace-empty.tsx';
import { MarketplaceToolbar } from '../parts/marketplace-toolbar.tsx';
import { ShelfBar } from '../parts/shelf-bar.tsx';
import { SupplierTile } from '../parts/supplier-tile.tsx';
import { readShelf, withShelf } from '../shelves.ts';
import { useFacets } from '../use-facets.ts';
import { readShownView } from '../parts/view-toggle.tsx';
import { RequestsView } from '../../rfq/parts/requests-view.tsx';

/** Suppliers, the expanded network, catalog products and requests for quotes, found and narrowed; the address holds everything. */
export default function MarketplaceScreen() {
  const [query, change] = useQueryState();
  const shown = readShownView(query);
  if (shown === 'rfp') return <RequestsView change={change} />;
  return shown === 'expanded-network' ? (
    <NetworkView query={query} change={change} />
  ) : (
    <MarketplaceSearch query={query} change={change} />
  );
}

function MarketplaceSearch({ query, change }: NetworkViewProps) {
  const view = readView(query);
  const filters = view === 'suppliers' ? readSupplierFilters(query) : readItemFilters(query);
  const sort = view === 'suppliers' ? readSupplierSort(query) : readItemSort(query);
  useScreenInView(view === 'suppliers' ? 'Marketplace: suppliers' : 'Marketplace: catalog products');
  const categories = useOperation(listCategories, {}).data?.rows ?? [];
  const shelf = readShelf(query);
  const searched = withShelf(filters, shelf, categories);
  const facets = useFacets(view, searched);
  const results = {
    filters: searched,
    page: readPage(query),
    change,
    onPage: (page: number) => change({ page: page || null }, true),
  };
  return (
    <Page>
      <PageHeader title="Marketplace" note="Factories and workshops, and what they make." />
      <MarketplaceToolbar view={view} filters={filters} facets={facets} sort={sort} change={change} />
      <ShelfBar view={view} filters={filters} shelf={shelf} categories={categories} change={change} />
      <div className="flex items-start gap-8">
        <aside aria-label="Filters" data-tour="filters" className="hidden w-52 shrink-0 lg:block">
          <FilterForm view={view} filters={filters} facets={facets} change={change} />
        </aside>
        <section aria-label="Results" className="min-w-0 flex-1">
          {view === 'suppliers' ? (
            <SupplierResults {...results} sort={readSupplierSort(query)} />
          ) : (
            <ItemResults {...results} sort={readItemSort(query)} />
          )}
        </section>
      </div>
    </Page>
  );
}

interface ResultsProps<Filters, Sort> {
  filters: Filters;
  sort: Sort;
  page: number;
  change: (change: QueryChange) => void;
  onPage: (page: number) => void;
}

function SupplierResults({
  filters,
  sort,
  page,
  change,
  onPage,
}: ResultsProps<SupplierFilters, ReturnType<typeof readSupplierSort>>) {
  const found = useOperation(
    searchSuppliers,
    { ...filters, sort, page, size: pageSize },
    { keepPrevious: true },
  );
  return (
    <Load
      query={found}
      skeleton={<GridSkeleton />}
      isEmpty={(data) => data.total === 0}
      empty={
        <MarketplaceEmpty
          what="suppliers"
          filters={filters}
          loosen={found.data?.loosen ?? []}
          nothingFits={found.data?.nothingFits ?? null}
          nearest={found.data?.nearest ?? []}
          change={change}
        />
      }
    >
      {(data) => (
        <>
          <Found noun="supplier" total={data.total} readAs={data.readAs} />
          <Grid faint={found.isPlaceholderData}>
            {data.rows.map((supplier) => (
              <li key={supplier.supplierId}>
                <SupplierTile supplier={supplier} />
              </li>
            ))}
          </Grid>
          {data.total > data.size && (
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              noun="suppliers"
              onPage={onPage}
            />
          )}
        </>
      )}
    </Load>
  );
}

function ItemResults({
  filters,
  sort,
  page,
  change,
  onPage,
}: ResultsProps<ItemFilters, ReturnType<typeof readItemSort>>) {
  const found = useOperation(
    searchCatalogItems,
    { ...filters, sort, page, size: pageSize },
    { keepPrevious: true },
  );
  return (
    <Load
      query={found}
      skeleton={<GridSkeleton shape="4:5" />}
      isEmpty={(data) => data.total === 0}
      empty={
        <MarketplaceEmpty
          what="products"
          filters={filters}
          loosen={found.data?.loosen ?? []}
          nothingFits={found.data?.nothingFits ?? null}
          nearest={found.data?.nearest ?? []}
          change={change}
        />
      }
    >
      {(data) => (
        <>
          <Found noun="product" total={data.total} readAs={data.readAs} />
          <Grid faint={found.isPlaceholderData}>
            {data.rows.map((item) => (
              <li key={item.itemId}>
                <ItemTile item={item} />
              </li>
            ))}
          </Grid>
          {data.total > data.size && (
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              noun="products"
              onPage={onPage}
            />
          )}
        </>
      )}
    </Load>
  );
}

/** How many, and how mistyped words were read. */
function Found({ noun, total, readAs }: { noun: string; total: number; readAs: string | null }) {
  return (
    <p role="status" className="figures pb-4 text-sm text-ink-soft">
      {count(total, noun)}
      {readAs && <> for “{readAs}”</>}
    </p>
  );
}
