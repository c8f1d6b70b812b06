import { Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listBrandKits } from '@brandwright/contract/brand-kits/list-brand-kits.ts';
import { listExampleBrandKits } from '@brandwright/contract/brand-kits/list-example-brand-kits.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { KitTile } from '../parts/kit-tile.tsx';
import { StartForm } from '../parts/start-form.tsx';
import { useMayAct } from '../use-may-act.ts';

const pageSize = 12;
const pauseMs = 300;
const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** The brand kits of the store, the archived ones, and four examples. */
export default function KitsScreen() {
  useScreenInView('Brand kits');
  const [query, change] = useQueryState();
  const [isStarting, setStarting] = useState(false);
  const mayAct = useMayAct();
  const isArchived = query.get('tab') === 'archived';
  const named = query.get('named') ?? '';
  const page = Number(query.get('page') ?? 0);
  const kits = useOperation(
    listBrandKits,
    { isArchived, page, size: pageSize, ...(named ? { named } : {}) },
    { keepPrevious: true },
  );

  return (
    <Page>
      <PageHeader
        title="Brand kits"
        note="From a sentence to a brand you can show: name, look, market and first products."
        actions={
          mayAct && (
            <Button look="accent" onClick={() => setStarting(true)}>
              <Plus aria-hidden />
              New brand kit
            </Button>
          )
        }
      />
      <Tabs
        label="Brand kits"
        value={isArchived ? 'archived' : 'kits'}
        onChange={(next) => change({ tab: next === 'archived' ? next : null, page: null }, true)}
        items={[
          { value: 'kits', label: 'Your kits' },
          { value: 'archived', label: 'Archived' },
        ]}
      >
        <div className="flex flex-col gap-5">
          <SearchField
            key={isArchived ? 'archived' : 'kits'}
            value={named}
            onChange={(words) => change({ named: words, page: null })}
          />
          <Load
            query={kits}
            skeleton={<KitsSkeleton />}
            isEmpty={({ total }) => total === 0}
            empty={<NoKits named={named} isArchived={isArchived} mayAct={mayAct} />}
          >
            {({ kits: shown, total }) => (
              <div aria-busy={kits.isPlaceholderData || undefined}>
                <div className={cn(grid, kits.isPlaceholderData && 'opacity-60')}>
                  {shown.map((kit) => (
                    <KitTile key={kit.id} kit={kit} mayAct={mayAct} />
                  ))}
                </div>
                {total > pageSize && (
                  <Pagination
                    page={page}
                    size={pageSize}
                    total={total}
                    noun="brand kits"
                    onPage={(next) => change({ page: next || null }, true)}
                  />
                )}
              </div>
            )}
          </Load>
          {!isArchived && !named && <Examples />}
        </div>
      </Tabs>
      <Dialog
        open={isStarting}
        onOpenChange={setStarting}
        title="New brand kit"
        description="Audiences, brand ideas with pictures, product ideas and market research are made while you watch."
      >
        <StartForm onMade={() => setStarting(false)} />
      </Dialog>
    </Page>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <div className="relative max-w-sm">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-soft" />
      <Input
        type="search"
        aria-label="Search brand kits"
        placeholder="Name, category or description"
        value={text}
        maxLength={120}
        className="pl-9"
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

function NoKits({ named, isArchived, mayAct }: { named: string; isArchived: boolean; mayAct: boolean }) {
  if (named) return <EmptyState title="No brand kit is named so" text={`Nothing matches “${named}”.`} />;
  if (isArchived)
    return (
      <EmptyState
        title="Archived kits will be here"
        text="An archived kit keeps everything and can be brought back."
      />
    );
  return (
    <section className="mx-auto w-full max-w-xl rounded-xl border border-line bg-raised p-6">
      <h2 className="font-display text-lg">Your first brand begins with a sentence</h2>
      <p className="mt-1 mb-5 text-ink-soft">
        A kit holds a name and its words, four colors, pictures, a mood board, market research and the first
        products.
      </p>
      {mayAct ? <StartForm /> : <p className="text-sm">A member of this store can begin one.</p>}
    </section>
  );
}

function Examples() {
  const examples = useOperation(listExampleBrandKits, {});
  if (examples.isError || examples.data?.kits.length === 0) return null;
  return (
    <section aria-labelledby="examples" className="mt-6 border-t border-line pt-6">
      <h2 id="examples" className="font-display text-lg">
        Examples
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">Four finished kits, to see what one holds.</p>
      {examples.data ? (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {examples.data.kits.map((kit) => (
            <KitTile key={kit.id} kit={kit} mayAct={false} />
          ))}
        </div>
      ) : (
        <KitsSkeleton />
      )}
    </section>
  );
}

function KitsSkeleton() {
  return (
    <div role="status" aria-label="Loading brand kits" className={grid}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-xl border border-line bg-raised">
          <Skeleton className="aspect-3/2 rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-3 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
