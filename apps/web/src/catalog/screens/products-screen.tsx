import { Download, Ellipsis, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { exportProducts } from '@brandwright/contract/catalog/export-products.ts';
import { productView, productViewLabels } from '@brandwright/contract/catalog/enums.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { useSelection } from '#kit/selection.ts';
import { useDownload } from '#kit/use-download.ts';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { stockPlacesAddress } from '../addresses.ts';
import { useProductsDensity } from '../density-store.ts';
import {
  filterChips,
  fromSort,
  noFilters,
  productsInput,
  readSort,
  readView,
  toSort,
} from '../product-filters.ts';
import { ImportProductsDialog } from '../parts/import-products-dialog.tsx';
import { NewProductDialog } from '../parts/new-product-dialog.tsx';
import { ProductSelectionBar } from '../parts/product-selection-bar.tsx';
import { ProductsTable } from '../parts/products-table.tsx';
import { ProductsToolbar } from '../parts/products-toolbar.tsx';
import { StockPlaces } from './stock-places.tsx';

/** What the store sells, or where its stock is kept. */
export default function ProductsScreen() {
  const { query } = useListAddress();
  return readChoice(query, 'tab', ['places']) ? <StockPlaces /> : <Products />;
}

/** Everything the store sells: found, sorted, switched on and off, added, imported, exported. */
function Products() {
  const { query, narrow, turnTo } = useListAddress();
  const view = readView(query);
  const products = useOperation(listProducts, productsInput(query), { keepPrevious: true });
  const { density } = useProductsDensity();
  const { mayAct, mayManage } = usePermissions();
  const selection = useSelection(products.data?.rows ?? [], ({ id }) => id);
  const [opened, setOpened] = useState<'new' | 'import' | null>(null);
  const file = useDownload(exportProducts);
  useScreenInView(view === 'ALL' ? 'Products' : `Products: ${productViewLabels[view].toLowerCase()}`);

  const counts = products.data?.counts;
  const chips = filterChips(query);
  const search = readWords(query, 'searchTerm', 100);
  const isAnyThere = counts !== undefined && counts.ALL + counts.DISABLED > 0;

  return (
    <Page>
      <PageHeader
        title="Products"
        actions={
          <>
            <Button asChild>
              <Link to={stockPlacesAddress}>Stock places</Link>
            </Button>
            {mayAct && (
              <Menu
                trigger={
                  <IconButton label="More" look="outline" size="icon" busy={file.isRunning}>
                    <Ellipsis aria-hidden />
                  </IconButton>
                }
                entries={[
                  {
                    label: 'Export as CSV',
                    icon: <Download aria-hidden />,
                    onSelect: () => file.start({ view, ...(search ? { search } : {}) }),
                  },
                ]}
              />
            )}
            {mayManage && (
              <Button onClick={() => setOpened('import')}>
                <FileUp aria-hidden />
                Import
              </Button>
            )}
            {mayAct && (
              <Button look="accent" onClick={() => setOpened('new')}>
                <Plus aria-hidden />
                Add product
              </Button>
            )}
          </>
        }
      />
      <ListView
        list={products}
        noun="products"
        saved={{ list: 'products' }}
        turnTo={turnTo}
        pages="always"
        tabs={{
          label: 'Products by stock',
          value: view,
          onChange: (next) => {
            selection.clear();
            narrow({ view: next === 'ALL' ? null : next }, true);
          },
          items: productView.options.map((value) => ({
            value,
            label: productViewLabels[value],
            count: counts?.[value],
          })),
        }}
        toolbar={<ProductsToolbar query={query} narrow={narrow} />}
        chips={{ filters: chips, onRemove: (name) => narrow({ [name]: null }) }}
        onClear={() => narrow(noFilters)}
        isNarrowed={chips.length > 0}
        noMatch={{
          title: 'No matching products',
          text: 'Remove a filter, or try fewer words.',
          clearLabel: 'Clear all filters',
        }}
        empty={
          isAnyThere ? (
            <EmptyState {...emptyViews[view]} />
          ) : (
            <EmptyState
              title="No products yet"
              text="Add what you sell, or import it from Shopify. Its stock is counted here from then on."
              action={
                mayAct && (
                  <Button look="accent" onClick={() => setOpened('new')}>
                    Add product
                  </Button>
                )
              }
            />
          )
        }
        skeleton={<RowsSkeleton label="products" hasSelection />}
        foot={() => <ProductSelectionBar products={selection.rows} onClear={selection.clear} />}
      >
        {({ rows }, isStale) => (
          <ProductsTable
            products={rows}
            density={density}
            sort={toSort(readSort(query))}
            onSort={(sort) => narrow({ sort: fromSort(sort) === 'title' ? null : fromSort(sort) })}
            stale={isStale}
            selection={mayAct ? selection : undefined}
          />
        )}
      </ListView>
      {opened === 'new' && <NewProductDialog onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportProductsDialog onClose={() => setOpened(null)} />}
    </Page>
  );
}

const emptyViews = {
  ALL: { title: 'No products are enabled', text: 'Enable one under “Disabled” to sell it again.' },
  LOW: {
    title: 'Nothing is running low',
    text: 'Products show here at their low-stock point, or when they last less than two weeks.',
  },
  OUT: { title: 'Nothing is out of stock' },
  DISABLED: {
    title: 'No products are disabled',
    text: 'A disabled product keeps its stock and history, but isn’t sold.',
  },
};
