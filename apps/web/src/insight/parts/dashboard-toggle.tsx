import { LayoutGrid } from 'lucide-react';
import { arrangeDashboard } from '@brandwright/contract/insight/arrange-dashboard.ts';
import { getDashboard } from '@brandwright/contract/insight/get-dashboard.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';

/** Puts a report on the dashboard or takes it off. Nothing for whoever may not arrange it, and where there is no dashboard. */
export function DashboardToggle({ report }: { report: ReportSlug }) {
  const board = useOperation(getDashboard, {});
  const profile = useStoreProfile().data;
  const arrange = useAction(arrangeDashboard);
  if (!board.data || !profile || !mayCall(arrangeDashboard, profile)) return null;
  const isThere = board.data.tiles.some((tile) => tile.report === report);
  return (
    <Button
      className="print:hidden"
      busy={arrange.isRunning}
      onClick={() => void arrange.run({ report, action: isThere ? 'REMOVE' : 'ADD' })}
    >
      <LayoutGrid aria-hidden />
      {isThere ? 'Remove from dashboard' : 'Add to dashboard'}
    </Button>
  );
}
