import { useState } from 'react';
import { useParams } from 'react-router';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { brandKitTabs, tabNames, type BrandKitTab } from '@brandwright/contract/brand-kits/enums.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Skeleton } from '#ui/skeleton.tsx';
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
  return (
    <RecordScreen
      record={kit}
      inView={{
        waiting: 'Brand kit',
        title: () => 'Brand kit',
        record: ({ id, name }) => ({ kind: 'brand_kit', id, label: name || 'Untitled brand kit' }),
      }}
      missing={{
        title: 'We can’t find that brand kit',
        text: 'It may have been deleted, or it belongs to another store.',
        back: { label: 'Your brand kits', to: kitsAddress },
      }}
      skeleton={<KitSkeleton />}
    >
      {(data) => <KitView kit={data} />}
    </RecordScreen>
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
