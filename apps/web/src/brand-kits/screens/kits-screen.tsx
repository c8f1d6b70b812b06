import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listBrandKits } from '@brandwright/contract/brand-kits/list-brand-kits.ts';
import { listExampleBrandKits } from '@brandwright/contract/brand-kits/list-example-brand-kits.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useListAddress } from '#kit/list-address.ts';
import { TilesSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { KitTile } from '../parts/kit-tile.tsx';
import { StartForm } from '../parts/start-form.tsx';
import { useMayAct } from '../use-may-act.ts';
import { useAskOwner } from '#session/use-ask-owner.ts';

const pageSize = 12;
const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** The brand kits of the store, the archived ones, and four examples. */
export default function KitsScreen() {
  useScreenInView('Brand kits');
  const { query, narrow, page, turnTo } = useListAddress();
  const [isStarting, setStarting] = useState(false);
  const mayAct = useMayAct();
  const isArchived = query.get('tab') === 'archived';
  const named = query.get('named') ?? '';
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
      <ListView
        list={kits}
        noun="brand kits"
        saved={{ list: 'brand-kits' }}
        turnTo={turnTo}
        tabs={{
          label: 'Brand kits',
          value: isArchived ? 'archived' : 'kits',
          onChange: (next) => narrow({ tab: next === 'archived' ? next : null }, true),
          items: [
            { value: 'kits', label: 'Your kits' },
            { value: 'archived', label: 'Archived' },
          ],
        }}
        toolbar={
          <SearchField
            label="Search brand kits"
            placeholder="Name, category or description"
            className="w-auto min-w-0 flex-1 sm:w-96 sm:flex-none"
            value={named}
            onSearch={(words) => narrow({ named: words })}
          />
        }
        onClear={() => narrow({ named: null })}
        isNarrowed={named !== ''}
        noMatch={{
          title: 'No matching brand kit',
          text: `Nothing matches “${named}”.`,
          clearLabel: 'Clear search',
        }}
        empty={<NoKits isArchived={isArchived} mayAct={mayAct} />}
        skeleton={<KitsSkeleton />}
      >
        {({ kits: shown }, isStale) => (
          <div aria-busy={isStale || undefined} className={cn(grid, isStale && 'opacity-60')}>
            {shown.map((kit) => (
              <KitTile key={kit.id} kit={kit} mayAct={mayAct} />
            ))}
          </div>
        )}
      </ListView>
      {!isArchived && !named && <Examples />}
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

function NoKits({ isArchived, mayAct }: { isArchived: boolean; mayAct: boolean }) {
  const askOwner = useAskOwner();
  if (isArchived)
    return (
      <EmptyState
        title="No archived kits"
        text="An archived kit keeps everything, and you can unarchive it at any time."
      />
    );
  return (
    <section className="mx-auto w-full max-w-xl rounded-xl border border-line bg-raised p-6">
      <h2 className="font-display text-lg">Start your first brand with a sentence</h2>
      <p className="mt-1 mb-5 text-ink-soft">
        A kit includes a name, slogan and mission, four colors, pictures, a mood board, market research and
        the first products.
      </p>
      {mayAct ? <StartForm /> : <p className="text-sm">You need member access to start one. {askOwner}</p>}
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
      <p className="mt-1 mb-4 text-ink-soft">Four finished kits that show what’s in one.</p>
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

const KitsSkeleton = () => <TilesSkeleton label="brand kits" tiles={3} grid={grid} face="aspect-3/2" />;
