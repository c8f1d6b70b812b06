import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useListAddress, type ListAddress } from '#kit/list-address.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { NetworkView } from '../../network/expanded/parts/network-view.tsx';
import { RequestsView } from '../../rfq/parts/requests-view.tsx';
import {
  filterChips,
  pageSize,
  parameterOf,
  readItemFilters,
  readItemSort,
  readSupplierFilters,
  readSupplierSort,
  readView,
  withoutFilters,
} from '../marketplace-query.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { MarketplaceToolbar } from '../parts/marketplace-toolbar.tsx';
import { ResultsList, type ResultsHead } from '../parts/results-list.tsx';
import { ShelfBar } from '../parts/shelf-bar.tsx';
import { SupplierTile } from '../parts/supplier-tile.tsx';
import { readShownView } from '../parts/view-toggle.tsx';
import { readShelf, withShelf } from '../shelves.ts';
import { useFacets } from '../use-facets.ts';

/** Suppliers, the expanded network, catalog products and requests for quotes, found and narrowed; the address holds everything. */
export default function MarketplaceScreen() {
  const address = useListAddress();
  const shown = readShownView(address.query);
  if (shown === 'rfp') return <RequestsView change={address.change} />;
  return shown === 'expanded-network' ? (
    <NetworkView address={address} />
  ) : (
    <MarketplaceSearch address={address} />
  );
}

function MarketplaceSearch({ address }: { address: ListAddress }) {
  const { query, change } = address;
  const view = readView(query);
  const filters = view === 'suppliers' ? readSupplierFilters(query) : readItemFilters(query);
  const sort = view === 'suppliers' ? readSupplierSort(query) : readItemSort(query);
  useScreenInView(view === 'suppliers' ? 'Marketplace: suppliers' : 'Marketplace: catalog products');
  const categories = useOperation(listCategories, {}).data?.rows ?? [];
  const shelf = readShelf(query);
  const searched = withShelf(filters, shelf, categories);
  const facets = useFacets(view, searched);
  const form = <FilterForm view={view} filters={filters} facets={facets} change={change} />;
  const chips = filterChips(filters).map(({ field, text }) => ({ name: parameterOf(field), text }));
  const head: ResultsHead = {
    toolbar: (
      <MarketplaceToolbar
        view={view}
        filters={filters}
        chosen={chips.length}
        sort={sort}
        form={form}
        change={change}
      />
    ),
    chips: { filters: chips, onRemove: (name) => address.narrow({ [name]: null }) },
    onClear: () => change(withoutFilters(filters)),
    beside: <ShelfBar view={view} filters={filters} shelf={shelf} categories={categories} change={change} />,
    aside: (
      <aside aria-label="Filters" data-tour="filters" className="hidden w-52 shrink-0 lg:block">
        {form}
      </aside>
    ),
  };
  const results = { filters: searched, address, head };
  return (
    <Page>
      <PageHeader title="Marketplace" note="Factories and workshops, and what they make." />
      {view === 'suppliers' ? <SupplierResults {...results} /> : <ItemResults {...results} />}
    </Page>
  );
}

interface ResultsProps<Filters> {
  filters: Filters;
  address: ListAddress;
  head: ResultsHead;
}

function SupplierResults({ filters, address, head }: ResultsProps<SupplierFilters>) {
  const { page, query } = address;
  const found = useOperation(
    searchSuppliers,
    { ...filters, sort: readSupplierSort(query), page, size: pageSize },
    { keepPrevious: true },
  );
  return (
    <ResultsList
      found={found}
      noun="supplier"
      list="marketplace-suppliers"
      filters={filters}
      shape="1:1"
      address={address}
      head={head}
    >
      {(supplier) => (
        <li key={supplier.supplierId}>
          <SupplierTile supplier={supplier} />
        </li>
      )}
    </ResultsList>
  );
}

function ItemResults({ filters, address, head }: ResultsProps<ItemFilters>) {
  const { page, query } = address;
  const found = useOperation(
    searchCatalogItems,
    { ...filters, sort: readItemSort(query), page, size: pageSize },
    { keepPrevious: true },
  );
  return (
    <ResultsList
      found={found}
      noun="product"
      list="marketplace-products"
      filters={filters}
      shape="4:5"
      address={address}
      head={head}
    >
      {(item) => (
        <li key={item.itemId}>
          <ItemTile item={item} />
        </li>
      )}
    </ResultsList>
  );
}
