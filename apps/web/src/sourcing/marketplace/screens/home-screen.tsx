import { ArrowRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { homeTab, homeTabs } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { HomeTab } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { Category } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { recommendItems } from '@brandwright/contract/sourcing/marketplace/recommend-items.ts';
import { listHomepageSuppliers } from '@brandwright/contract/sourcing/marketplace/list-homepage-suppliers.ts';
import { listTabSuppliers } from '@brandwright/contract/sourcing/marketplace/list-tab-suppliers.ts';
import { useOperation } from '#api/use-operation.ts';
import { askPartner } from '#frame/partner-store.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { suppliersAddress } from '../../addresses.ts';
import { categoriesOf, groupsOf, homeTabLabels } from '../home-groups.ts';
import type { HomeGroup } from '../home-groups.ts';
import { CategoryTile } from '../parts/category-tile.tsx';
import { Grid, GridSkeleton } from '../parts/grid.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { SupplierTile } from '../parts/supplier-tile.tsx';

const sentences = [
  'Find me candle makers with an MOQ under 500 and samples under $50, not in China',
  'Which suppliers in Portugal are rated above 4.5?',
  'Show me stoneware mugs under $5 a unit',
];

/** Sourcing Home: what can be made, by whom, and where to begin. */
export default function SourcingHomeScreen() {
  const [query, change] = useQueryState();
  const navigate = useNavigate();
  const tab = homeTab.safeParse(query.get('tab')).data ?? 'All';
  useScreenInView('Sourcing Home');
  return (
    <Page>
      <PageHeader
        title="Sourcing"
        note="Find who can make it, and what it takes to start."
        actions={
          <Button asChild>
            <Link to="/partners">Service providers</Link>
          </Button>
        }
      />
      <div className="flex flex-col gap-3 pb-6">
        <SearchBox
          value=""
          placeholder="Search suppliers and products"
          onSearch={(keyword) => void navigate(suppliersAddress({ keyword }))}
          onCategory={(categoryId) => void navigate(suppliersAddress({ categoryIds: [categoryId] }))}
        />
        <ul aria-label="Ask your partner" className="flex flex-wrap gap-1.5">
          {sentences.map((sentence) => (
            <li key={sentence} className="min-w-0">
              <Chip onClick={() => askPartner(sentence)}>{sentence}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <Tabs
        tour="sourcing-tab"
        label="What to source"
        value={tab}
        onChange={(next) => change({ tab: next === 'All' ? null : next }, true)}
        items={homeTabs.map((value) => ({ value, label: homeTabLabels[value] }))}
      >
        <TabContent key={tab} tab={tab} />
      </Tabs>
    </Page>
  );
}

function TabContent({ tab }: { tab: HomeTab }) {
  const categories = useOperation(listCategories, {});
  return (
    <Load query={categories} skeleton={<GridSkeleton count={6} />}>
      {({ rows }) => {
        const shown = categoriesOf(tab, rows);
        return (
          <div className="flex flex-col gap-12">
            {shown.length > 1 && <Categories categories={shown} />}
            {tab === 'All' ? (
              <>
                <ForYou />
                {groupsOf(rows).map((group) => (
                  <Group key={group.title} group={group} />
                ))}
              </>
            ) : (
              <TabSuppliers tab={tab} />
            )}
          </div>
        );
      }}
    </Load>
  );
}

function Categories({ categories }: { categories: readonly Category[] }) {
  return (
    <section aria-label="Categories" data-tour="area-icons">
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]">
        {categories.map((category) => (
          <li key={category.categoryId}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForYou() {
  const items = useOperation(recommendItems, { size: 10 });
  return (
    <section>
      <h2 className="font-display text-lg">Picked for you</h2>
      <p className="pb-4 text-sm text-ink-soft">{items.data?.because ?? 'Based on what you liked'}</p>
      <Load
        query={items}
        skeleton={<GridSkeleton count={5} shape="4:5" />}
        isEmpty={(data) => data.rows.length === 0}
        empty={
          <EmptyState title="Your picks will appear here" text="Save or open a few products to get picks." />
        }
      >
        {(data) => (
          <Grid>
            {data.rows.map((item) => (
              <li key={item.itemId}>
                <ItemTile item={item} />
              </li>
            ))}
          </Grid>
        )}
      </Load>
    </section>
  );
}

function Group({ group }: { group: HomeGroup }) {
  const suppliers = useOperation(listHomepageSuppliers, { ...group, size: 5 });
  return (
    <section>
      <header className="flex items-baseline justify-between gap-4 pb-4">
        <h2 className="font-display text-lg">{group.title}</h2>
        <Link
          to={suppliersAddress({ categoryIds: group.categoryIds })}
          className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-soft hover:text-ink"
        >
          {suppliers.data ? `All ${suppliers.data.total}` : 'All'}
          <span className="sr-only">suppliers in {group.title}</span>
          <ArrowRight aria-hidden className="size-3.5" />
        </Link>
      </header>
      <Load query={suppliers} skeleton={<GridSkeleton count={5} />}>
        {(data) => (
          <Grid>
            {data.rows.map((supplier) => (
              <li key={supplier.supplierId}>
                <SupplierTile supplier={supplier} />
              </li>
            ))}
          </Grid>
        )}
      </Load>
    </section>
  );
}

function TabSuppliers({ tab }: { tab: HomeTab }) {
  const suppliers = useOperation(listTabSuppliers, { tab, size: 60 });
  return (
    <section aria-label={homeTabLabels[tab]}>
      <Load
        query={suppliers}
        skeleton={<GridSkeleton />}
        isEmpty={(data) => data.total === 0}
        empty={<EmptyState title="No suppliers here yet" text="Try another tab." />}
      >
        {(data) => (
          <Grid>
            {data.rows.map((supplier) => (
              <li key={supplier.supplierId}>
                <SupplierTile supplier={supplier} />
              </li>
            ))}
          </Grid>
        )}
      </Load>
    </section>
  );
}
