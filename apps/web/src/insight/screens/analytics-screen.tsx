import { LayoutGrid, Plus } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { arrangeDashboard } from '@brandwright/contract/insight/arrange-dashboard.ts';
import { mostTiles, type DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import { getDashboard } from '@brandwright/contract/insight/get-dashboard.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { addedTile } from '../dashboard-tiles.ts';
import { AddTileSheet } from '../parts/add-tile-sheet.tsx';
import { DashboardGrid } from '../parts/dashboard-grid.tsx';
import { ReportsButton, TilesFrame } from '../parts/reports-frame.tsx';
import { WeekSection } from '../parts/week-section.tsx';

type Tiles = readonly DashboardTile[];

/** The reports that this store looks at most, as tiles that can be arranged. */
export default function AnalyticsScreen() {
  const board = useOperation(getDashboard, {});
  const client = useQueryClient();
  const profile = useStoreProfile().data;
  const [draft, setDraft] = useState<Tiles | null>(null);
  const [isAdding, setAdding] = useState(false);
  const arrange = useAction(arrangeDashboard, {
    onDone: (output) => {
      client.setQueryData([getDashboard.name, {}], output);
      setDraft(null);
    },
  });
  useScreenInView('Dashboards');
  const mayArrange = profile !== undefined && mayCall(arrangeDashboard, profile);
  const saved = board.data?.tiles;
  const tiles = draft ?? saved ?? [];

  function begin(isToAdd: boolean) {
    setDraft(tiles);
    setAdding(isToAdd);
  }

  return (
    <TilesFrame>
      <PageHeader
        title="Dashboards"
        note="The reports you check most, each over its usual period."
        actions={
          <>
            <ReportsButton />
            {mayArrange && saved && !draft && (
              <Button onClick={() => begin(false)}>
                <LayoutGrid aria-hidden />
                Arrange
              </Button>
            )}
            {draft && (
              <>
                <Button onClick={() => setAdding(true)}>
                  <Plus aria-hidden />
                  Add a report
                </Button>
                <Button look="quiet" disabled={arrange.isRunning} onClick={() => setDraft(null)}>
                  Not now
                </Button>
                <Button
                  look="accent"
                  busy={arrange.isRunning}
                  disabled={draft === saved}
                  onClick={() => void arrange.run({ tiles: [...draft] })}
                >
                  Save dashboard
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {!board.isError && !draft && <WeekSection />}
        <Load
          query={board}
          skeleton={
            <div className="grid gap-4 sm:grid-cols-2">
              <SkeletonCard height={320} />
              <SkeletonCard height={320} />
            </div>
          }
          isEmpty={() => tiles.length === 0}
          empty={
            <EmptyState
              title="No tiles yet"
              text="Add the reports you check most. They’re up to date each time you come back."
              {...(mayArrange ? { action: <Button onClick={() => begin(true)}>Add a report</Button> } : {})}
            />
          }
        >
          {() => <DashboardGrid tiles={tiles} onChange={draft ? setDraft : undefined} />}
        </Load>
      </div>
      {isAdding && (
        <AddTileSheet
          has={(report) => tiles.some((tile) => tile.report === report)}
          isFull={tiles.length >= mostTiles}
          onAdd={(report) => setDraft(addedTile(tiles, report))}
          onClose={() => setAdding(false)}
        />
      )}
    </TilesFrame>
  );
}
