import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { brandKitTabs, tabNames, type BrandKitTab } from '@brandwright/contract/brand-kits/enums.ts';
import { ApiError } from '#api/api-error.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { kitsAddress } from '../addresses.ts';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
import { tabOf } from '../kit-parts.ts';
import { DoneMark } from '../parts/completeness-dots.tsx';
import { GenerationBar } from '../parts/generation-bar.tsx';
import { HistorySheet } from '../parts/history-sheet.tsx';
import { KitHeader } from '../parts/kit-header.tsx';
import { IdeaTab } from '../tabs/idea-tab.tsx';
import { MoodboardTab } from '../tabs/moodboard-tab.tsx';
import { ProductsTab } from '../tabs/products-tab.tsx';
import { ResearchTab } from '../tabs/research-tab.tsx';
import { StartTab } from '../tabs/start-tab.tsx';
import { useKit } from '../use-kit.ts';
import { useMayAct } from '../use-may-act.ts';

/** A brand kit in its five tabs. */
export default function KitScreen() {
  const { brandKitId = '' } = useParams();
  const kit = useKit(brandKitId);
  useScreenInView(
    'Brand kit',
    kit.data && { kind: 'brand_kit', id: kit.data.id, label: kit.data.name || 'Untitled brand kit' },
  );
  if (kit.error instanceof ApiError && kit.error.code === 'not_found')
    return (
      <Page>
        <EmptyState
          title="This brand kit is not here"
          text="It may have been deleted, or it belongs to another store."
          action={
            <Button asChild>
              <Link to={kitsAddress}>Your brand kits</Link>
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page>
      <Load query={kit} skeleton={<KitSkeleton />}>
        {(data) => <KitView kit={data} />}
      </Load>
    </Page>
  );
}

function KitView({ kit }: { kit: BrandKit }) {
  const [query, change] = useQueryState();
  const [isSharing, setSharing] = useState(false);
  const mayAct = useMayAct() && !kit.isSample;
  const tab = tabOf(query.get('tab'));
  const version = query.get('version');
  const share = () => setSharing(true);
  return (
    <>
      <KitHeader
        kit={kit}
        mayAct={mayAct}
        onShare={share}
        onHistory={() => change({ version: 'list' }, true)}
      />
      <GenerationBar kit={kit} mayAct={mayAct} />
      <Tabs
        label="Parts of the kit"
        value={tab}
        onChange={(next) => change({ tab: next === 'IDEA' ? null : next }, true)}
        items={brandKitTabs.map((value) => ({
          value,
          label: tabNames[value],
          mark: value === 'GET_STARTED' ? null : <DoneMark isDone={isDone(kit, value)} />,
        }))}
      >
        <div className="pt-2">
          {tab === 'IDEA' && <IdeaTab kit={kit} mayAct={mayAct} />}
          {tab === 'MOODBOARD' && <MoodboardTab kit={kit} mayAct={mayAct} />}
          {tab === 'MARKET_RESEARCH' && <ResearchTab kit={kit} mayAct={mayAct} />}
          {tab === 'PRODUCT_SKUS' && <ProductsTab kit={kit} mayAct={mayAct} />}
          {tab === 'GET_STARTED' && <StartTab kit={kit} mayAct={mayAct} onShare={share} />}
        </div>
      </Tabs>
      {isSharing && <ShareDialog kit={kit} mayAct={mayAct} onClose={() => setSharing(false)} />}
      {version !== null && (
        <HistorySheet
          brandKitId={kit.id}
          version={/^\d+$/.test(version) ? Number(version) : null}
          onVersion={(next) => change({ version: next ?? 'list' })}
          onClose={() => change({ version: null })}
          mayAct={mayAct}
        />
      )}
    </>
  );
}

function isDone({ completeness }: BrandKit, tab: BrandKitTab): boolean {
  if (tab === 'IDEA') return completeness.idea;
  if (tab === 'MOODBOARD') return completeness.moodboard;
  if (tab === 'MARKET_RESEARCH') return completeness.marketResearch;
  return tab === 'PRODUCT_SKUS' ? completeness.productSkus : completeness.whole;
}

function KitSkeleton() {
  return (
    <div role="status" aria-label="Loading the brand kit" className="flex flex-col gap-5">
      <Skeleton className="h-8 w-52" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="aspect-video w-full rounded-xl" />
    </div>
  );
}
