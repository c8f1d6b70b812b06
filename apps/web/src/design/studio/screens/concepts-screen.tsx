import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { restoreDesign } from '@brandwright/contract/design/studio/restore-design.ts';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readPage } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { cn } from '#ui/cn.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useMaySave } from '../../../sourcing/marketplace/use-may-save.ts';
import { studioAddress } from '../addresses.ts';
import { ColorChange } from '../parts/color-change.tsx';
import { ConceptForm } from '../parts/concept-form.tsx';
import { conceptModes, modeNamed } from '../parts/concept-modes.ts';
import { ConceptView } from '../parts/concept-view.tsx';
import { DesignGrid, DesignGridSkeleton } from '../parts/design-grid.tsx';
import { TemplateGrid } from '../parts/template-grid.tsx';
import { CommunityDesigns } from '../parts/community-designs.tsx';

type Shelf = 'mine' | 'community' | 'archived';
const pageSize = 24;

/** Product concepts: begin one in any of the ways, choose among its pictures, and find those that are there. */
export default function ConceptsScreen() {
  const [query, change] = useQueryState();
  const mode = modeNamed(query.get('mode'));
  const opened = query.get('design');
  const page = readPage(query);
  const mayChange = useMaySave();
  const [shelf, setShelf] = useState<Shelf>('mine');
  const navigate = useNavigate();
  const design = useOperation(getDesign, { designId: opened ?? '' }, { enabled: opened !== null });
  const credits = useOperation(getImageCredits, {});
  useScreenInView(
    'Product concepts',
    design.data ? { kind: 'design', id: design.data.designId, label: design.data.name } : undefined,
  );
  const start = useAction(createDesign, { onDone: ({ designId }) => void navigate(studioAddress(designId)) });
  const list = useOperation(
    listDesigns,
    {
      from: shelf === 'community' ? 'COMMUNITY' : 'MINE',
      isArchived: shelf === 'archived',
      page,
      size: pageSize,
    },
    { keepPrevious: true },
  );
  const restore = useAction(restoreDesign);
  const open = (designId: string) => change({ design: designId, page: null }, true);
  const showShelf = (next: Shelf) => {
    setShelf(next);
    change({ page: null });
  };
  return (
    <Page>
      <PageHeader
        title="Product concepts"
        note={
          credits.data
            ? `From a sentence to a product: describe it, choose a picture, refine it. ${credits.data.trialRemainingQuantity.toLocaleString('en-US')} pictures left this month.`
            : 'From a sentence to a product: describe it, choose a picture, refine it.'
        }
      />
      <div className="flex flex-col gap-8">
        {opened !== null && (
          <Load query={design} skeleton={<SkeletonCard height={320} />}>
            {(data) => <ConceptView design={data} mayChange={mayChange} />}
          </Load>
        )}
        {mayChange && (
          <section aria-label="New concept" className="flex flex-col gap-4">
            <div role="group" aria-label="How to start" className="flex flex-wrap gap-2">
              {conceptModes.map((one) => (
                <button
                  key={one.mode}
                  type="button"
                  aria-pressed={one.mode === mode.mode}
                  onClick={() => change({ mode: one.mode })}
                  className={cn(
                    'h-9 rounded-full border px-3.5 text-sm',
                    one.mode === mode.mode
                      ? 'border-ink bg-ink text-paper'
                      : 'border-line bg-raised hover:bg-ink/5',
                  )}
                >
                  {one.label}
                </button>
              ))}
            </div>
            <p className="text-sm text-ink-soft">{mode.does}</p>
            {mode.asks === 'template' ? (
              <TemplateGrid
                isBusy={start.isRunning}
                onChoose={(templateKey) => void start.run({ templateKey, mode: 'DESIGNTEMPLATE' })}
              />
            ) : mode.asks === 'community' ? (
              <CommunityDesigns onCopied={open} />
            ) : mode.asks === 'colors' ? (
              <ColorChange onDone={() => showShelf('mine')} />
            ) : (
              <ConceptForm key={mode.mode} mode={mode} onBegun={({ designId }) => open(designId)} />
            )}
          </section>
        )}
        <Tabs
          label="Designs"
          value={shelf}
          onChange={showShelf}
          items={[
            { value: 'mine', label: 'Your designs' },
            { value: 'community', label: 'Community' },
            { value: 'archived', label: 'Archived' },
          ]}
        >
          <Load
            query={list}
            skeleton={<DesignGridSkeleton />}
            isEmpty={({ total }) => total === 0}
            empty={
              shelf === 'archived' ? (
                <EmptyState title="No archived designs" text="Designs you archive are kept here." />
              ) : (
                <EmptyState
                  title="Your designs will appear here"
                  text="Start with a sentence, a sketch or a blank product."
                  ask={mayChange ? 'Design a dark green tote bag with our brand name on it' : undefined}
                />
              )
            }
          >
            {(data) => (
              <div className="flex flex-col gap-6">
                <DesignGrid
                  rows={data.rows}
                  action={
                    !mayChange || shelf === 'mine'
                      ? undefined
                      : shelf === 'archived'
                        ? {
                            label: 'Unarchive',
                            isBusy: restore.isRunning,
                            run: ({ designId }) => void restore.run({ designId }),
                          }
                        : {
                            label: 'Duplicate',
                            isBusy: start.isRunning,
                            run: ({ designId }) =>
                              void start.run({ communityDesignId: designId, mode: 'DESIGNCOMMUNITY' }),
                          }
                  }
                />
                <Pagination
                  noun="designs"
                  page={data.page}
                  size={data.size}
                  total={data.total}
                  onPage={(next) => change({ page: next || null })}
                />
              </div>
            )}
          </Load>
        </Tabs>
      </div>
    </Page>
  );
}
