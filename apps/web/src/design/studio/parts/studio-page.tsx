import { Copy, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { duplicateDesign } from '@brandwright/contract/design/studio/duplicate-design.ts';
import { archiveDesign } from '@brandwright/contract/design/studio/archive-design.ts';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { makeDesignTechPack } from '@brandwright/contract/design/studio/make-design-tech-pack.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useMaySave } from '../../../sourcing/marketplace/use-may-save.ts';
import { BuyDesign } from './buy-design.tsx';
import { DesignGrid, DesignGridSkeleton } from './design-grid.tsx';
import { MatchesDialog } from './matches-dialog.tsx';
import { NameField } from './name-field.tsx';
import { StudioDesk } from './studio-desk.tsx';
import { TemplateGrid } from './template-grid.tsx';

/** The studio: a design open on the canvas, or the blank products and designs to open. */
export function StudioPage({ title, note }: { title: string; note?: ReactNode }) {
  const [query, change] = useQueryState();
  const opened = query.get('design');
  const mayChange = useMaySave();
  const navigate = useNavigate();
  const design = useOperation(getDesign, { designId: opened ?? '' }, { enabled: opened !== null });
  const list = useOperation(listDesigns, { size: 12 }, { enabled: opened === null });
  useScreenInView(
    title,
    design.data ? { kind: 'design', id: design.data.designId, label: design.data.name } : undefined,
  );
  const open = (designId: string) => change({ design: designId }, true);
  const start = useAction(createDesign, { onDone: ({ designId }) => open(designId) });
  const copy = useAction(duplicateDesign, { onDone: ({ designId }) => open(designId) });
  const archive = useAction(archiveDesign, { onDone: () => change({ design: null }) });
  const brief = useAction(makeDesignTechPack, {
    onDone: ({ techPackId }) => void navigate(`/sourcing-agent?techPackId=${techPackId}`),
  });

  if (opened !== null)
    return (
      <Page>
        <Load query={design} skeleton={<SkeletonCard height={560} />}>
          {(data) => (
            <>
              <PageHeader
                title={data.name}
                crumbs={[{ label: title, to: window.location.pathname }]}
                note={data.isArchived ? 'This design is archived. Unarchive it to change it.' : note}
                beside={mayChange && !data.isArchived && <NameField design={data} />}
                actions={
                  <>
                    <MatchesDialog designId={data.designId} />
                    {mayChange && (
                      <>
                        <Button
                          size="small"
                          busy={brief.isRunning}
                          onClick={() => void brief.run({ designId: data.designId })}
                        >
                          <FileText aria-hidden />
                          Make a brief
                        </Button>
                        {!data.isArchived && <BuyDesign design={data} />}
                        <Button
                          size="small"
                          busy={copy.isRunning}
                          onClick={() => void copy.run({ designId: data.designId })}
                        >
                          <Copy aria-hidden />
                          Duplicate
                        </Button>
                        {!data.isArchived && (
                          <Button
                            size="small"
                            look="quiet"
                            busy={archive.isRunning}
                            onClick={() => void archive.run({ designId: data.designId })}
                          >
                            Archive
                          </Button>
                        )}
                      </>
                    )}
                  </>
                }
              />
              <StudioDesk key={data.designId} design={data} mayChange={mayChange && !data.isArchived} />
            </>
          )}
        </Load>
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title={title}
        note={note ?? 'Choose a product to design on, or open one of your designs.'}
      />
      <div className="flex flex-col gap-10">
        {mayChange && (
          <section aria-label="Start" className="flex flex-col gap-3">
            <h2 className="text-base font-semibold">Start on a blank product</h2>
            <TemplateGrid
              isBusy={start.isRunning}
              onChoose={(templateKey) => void start.run({ templateKey, mode: 'DESIGNSTUDIO' })}
            />
          </section>
        )}
        <section aria-label="Your designs" className="flex flex-col gap-3">
          <h2 className="text-base font-semibold">Your designs</h2>
          <Load
            query={list}
            skeleton={<DesignGridSkeleton />}
            isEmpty={({ total }) => total === 0}
            empty={
              <EmptyState
                title="Your designs will appear here"
                text="Choose a product above, or say what to design."
                ask={mayChange ? 'Design a dark green tote bag with our brand name on it' : undefined}
              />
            }
          >
            {(data) => <DesignGrid rows={data.rows} />}
          </Load>
        </section>
      </div>
    </Page>
  );
}
