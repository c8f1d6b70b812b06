import { Link, useParams } from 'react-router';
import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import type { CatalogItemSummary } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useListAddress } from '#kit/list-address.ts';
import { ListView } from '#kit/list-view.tsx';
import { useStoreProfile } from '#session/use-session.ts';
import { suppliersAddress } from '#sourcing/addresses.ts';
import { Grid, GridSkeleton } from '#sourcing/marketplace/parts/grid.tsx';
import { ItemTile } from '#sourcing/marketplace/parts/item-tile.tsx';
import { Button } from '#ui/button.tsx';
import { formatNumber } from '#ui/format.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useCartDrawer } from '../cart/use-cart-drawer.ts';

const size = 24;

/** Packaging of one category, to put in the cart. */
export default function OrderPackagingScreen() {
  const { packagingCategory = '' } = useParams();
  const { page, turnTo } = useListAddress();
  const category = packagingCategory.trim().slice(0, 80);
  const categories = useOperation(listCategories, { kind: 'PACKAGING' });
  const name = categories.data?.rows.find(({ categoryId }) => categoryId === category)?.name ?? 'Packaging';
  useScreenInView(`Order packaging: ${name}`);
  const found = useOperation(
    searchCatalogItems,
    { kind: 'PACKAGING', categoryIds: [category], page, size },
    { keepPrevious: true, enabled: category !== '' },
  );
  return (
    <Page>
      <PageHeader
        title={`Order ${name === 'Packaging' ? 'packaging' : name.toLowerCase()}`}
        crumbs={[{ label: 'Sourcing', to: '/home?tab=Ecommerce_Packaging' }]}
        note="Ready to order at the MOQ. For your own print, request a quote."
        actions={
          <>
            <Button asChild>
              <Link to={suppliersAddress({ categoryIds: [category] })}>Suppliers</Link>
            </Button>
            <Button asChild>
              <Link to="/create-custom-project">Request a quote</Link>
            </Button>
          </>
        }
      />
      <ListView
        list={found}
        noun="items"
        turnTo={turnTo}
        empty={
          <EmptyState
            title="No packaging in this category"
            text="Look at other packaging, or ask your partner to find it."
            ask="Which mailer boxes can I order?"
          />
        }
        skeleton={<GridSkeleton count={8} shape="4:5" />}
      >
        {({ rows }, isStale) => (
          <Grid faint={isStale}>
            {rows.map((item) => (
              <li key={item.itemId} className="flex flex-col gap-2.5">
                <ItemTile item={item} />
                <AddButton item={item} />
              </li>
            ))}
          </Grid>
        )}
      </ListView>
    </Page>
  );
}

function AddButton({ item }: { item: CatalogItemSummary }) {
  const { open } = useCartDrawer();
  const action = useAction(addToCart, { onDone: open });
  const store = useStoreProfile().data;
  const canBuy = item.unitPriceMinor !== null || (item.isSampleKit && item.samplePriceMinor !== null);
  if (!store || !mayCall(addToCart, store) || !canBuy) return null;
  return (
    <Button
      size="small"
      className="self-start"
      busy={action.isRunning}
      aria-label={`Add ${item.title} to the cart`}
      onClick={() => void action.run({ itemId: item.itemId })}
    >
      {item.moq === null || item.isSampleKit ? 'Add to cart' : `Add ${formatNumber(item.moq)} to cart`}
    </Button>
  );
}
