import { Link, useNavigate } from 'react-router';
import { homeTab, homeTabs } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { HomeTab } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { useOperation } from '#api/use-operation.ts';
import { askPartner } from '#frame/partner-store.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { suppliersAddress } from '../../addresses.ts';
import { categoriesOf, groupsOf, homeTabLabels } from '../home-groups.ts';
import { GridSkeleton } from '../parts/grid.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { CategoryGrid } from '../parts/category-grid.tsx';
import { ForYou } from '../parts/for-you.tsx';
import { SupplierGroup } from '../parts/supplier-group.tsx';
import { TabSuppliers } from '../parts/tab-suppliers.tsx';

const sentences = [
  'Candle makers with an MOQ under 500, not in China',
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
            {shown.length > 1 && <CategoryGrid categories={shown} />}
            {tab === 'All' ? (
              <>
                <ForYou />
                {groupsOf(rows).map((group) => (
                  <SupplierGroup key={group.title} group={group} />
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
