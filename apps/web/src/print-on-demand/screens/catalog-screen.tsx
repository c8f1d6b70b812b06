import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { count } from '#ui/format.ts';
import { blanksIn } from '../catalog-view.ts';
import { BlankSheet } from '../parts/blank-sheet.tsx';
import { BlankTile } from '../parts/blank-tile.tsx';
import { CategoryTree } from '../parts/category-tree.tsx';
import { TemplatesTab } from '../parts/templates-tab.tsx';
import { useCatalog } from '../use-catalog.ts';

const tabs = [
  { value: 'catalog', label: 'Catalog' },
  { value: 'templates', label: 'My templates' },
] as const;
type TabName = (typeof tabs)[number]['value'];

/** What can be printed one piece at a time, and what the store made of it. */
export default function CatalogScreen() {
  const [query, change] = useQueryState();
  const tab: TabName = query.get('tab') === 'templates' ? 'templates' : 'catalog';
  useScreenInView('Print on demand');
  return (
    <Page>
      <PageHeader
        title="Print on demand"
        note="Sold first, printed after, one piece at a time. No stock, no minimum."
      />
      <Tabs<TabName>
        label="Print on demand"
        value={tab}
        onChange={(next) => change({ tab: next === 'catalog' ? null : next, state: null, page: null }, true)}
        items={tabs}
      >
        {tab === 'catalog' ? <Catalog query={query} change={change} /> : <TemplatesTab />}
      </Tabs>
      <BlankSheet productId={query.get('product')} onClose={() => change({ product: null })} />
    </Page>
  );
}

type QueryState = ReturnType<typeof useQueryState>;

function Catalog({ query, change }: { query: QueryState[0]; change: QueryState[1] }) {
  const catalog = useCatalog();
  const [search, setSearch] = useState(query.get('search') ?? '');
  const searched = useDeferredValue(search);
  const selected = Number(query.get('category')) || 0;
  const select = (id: number) => change({ category: id || null });
  return (
    <Load
      query={catalog}
      skeleton={<CatalogSkeleton />}
      isEmpty={({ products }) => products.length === 0}
      empty={
        <EmptyState
          title="The catalog is empty"
          text="The printer has no blanks right now. Check back later."
        />
      }
    >
      {({ categories, products }) => {
        const shown = blanksIn(products, categories, selected, searched);
        const title = categories.find(({ id }) => id === selected)?.title;
        return (
          <div className="grid gap-6 lg:grid-cols-[220px_1fr]">
            <div className="hidden lg:block">
              <CategoryTree categories={categories} selected={selected} onSelect={select} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <div className="flex flex-col gap-2 sm:flex-row">
                <div className="relative flex-1">
                  <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-ink-soft" />
                  <Input
                    type="search"
                    aria-label="Search blanks"
                    placeholder="Tee, mug, organic cotton, sage"
                    value={search}
                    onChange={(event) => setSearch(event.target.value)}
                    className="pl-9"
                  />
                </div>
                <Select
                  aria-label="Category"
                  className="lg:hidden"
                  value={String(selected)}
                  onChange={(value) => select(Number(value))}
                  options={[
                    { value: '0', label: 'All categories' },
                    ...categories.map((row) => ({
                      value: String(row.id),
                      label: row.parent_id === 0 ? row.title : `– ${row.title}`,
                    })),
                  ]}
                />
              </div>
              <p role="status" className="figures text-sm text-ink-soft">
                {count(shown.length, 'blank')}
                {title ? ` in ${title}` : ''}
              </p>
              {shown.length === 0 ? (
                <EmptyState
                  title="No matching blanks"
                  text="Try another word, or select the category again to see all."
                  ask="Show me all blanks for print on demand"
                />
              ) : (
                <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-4">
                  {shown.map((blank) => (
                    <li key={blank.id} className="min-w-0">
                      <BlankTile blank={blank} to={`?${withProduct(query, blank.id)}`} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        );
      }}
    </Load>
  );
}

function withProduct(query: URLSearchParams, productId: string): string {
  const next = new URLSearchParams(query);
  next.set('product', productId);
  return String(next);
}

function CatalogSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[220px_1fr]" aria-hidden>
      <Skeleton className="hidden h-96 lg:block" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
        {Array.from({ length: 12 }, (_, at) => (
          <div key={at} className="flex flex-col gap-2">
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  );
}
