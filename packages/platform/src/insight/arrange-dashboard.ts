import { OperationError } from '@brandwright/contract';
import { arrangeDashboard } from '@brandwright/contract/insight/arrange-dashboard.ts';
import { mostTiles, usualTiles, type DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { isShown, keepTiles, lockTiles, showDashboard } from './dashboards.ts';
import { requireReport } from './may-have-report.ts';

const kept = z.object({
  before: arrangeDashboard.input.shape.tiles.unwrap().nullable(),
  after: arrangeDashboard.input.shape.tiles.unwrap(),
});

export default implement(arrangeDashboard, {
  async run(context, { report, action, tiles }) {
    const before = await lockTiles(context);
    const current = before ?? usualTiles;
    const shown = current.filter((tile) => isShown(context, tile));
    const asked = tiles ?? changed(shown, report, action);
    for (const tile of asked) requireReport(context, reports[tile.report]);
    const twice = asked.find(
      ({ report: one }, at) => asked.findIndex((other) => other.report === one) !== at,
    );
    if (twice)
      throw new OperationError(
        'bad_input',
        `“${reports[twice.report].title}” is on the dashboard twice. Keep just one.`,
        [{ path: 'tiles', message: 'Same report more than once.' }],
      );
    // What isn't shown wasn't meant either: it comes back with its report, as far as there is room.
    const hidden = current.filter((tile) => !isShown(context, tile));
    const after = [...asked, ...hidden].slice(0, mostTiles);
    await keepTiles(context, after);
    return {
      output: showDashboard(context, after),
      undo: { before, after },
      subject: { kind: 'dashboard', id: context.storeId },
    };
  },
  async undo(context, undo) {
    const { before, after } = kept.parse(undo);
    if (!isDeepStrictEqual(await lockTiles(context), after))
      throw new OperationError(
        'conflict',
        'The dashboard has been rearranged since then. Undo the later change first.',
      );
    await keepTiles(context, before);
  },
});

function changed(
  tiles: readonly DashboardTile[],
  report: ReportSlug | undefined,
  action: 'ADD' | 'REMOVE',
): DashboardTile[] {
  if (report === undefined)
    throw new OperationError('bad_input', 'Which report?', [{ path: 'report', message: 'Which report?' }]);
  const { title, chart } = reports[report];
  const isThere = tiles.some((tile) => tile.report === report);
  if (action === 'REMOVE') {
    if (!isThere) throw new OperationError('conflict', `“${title}” isn’t on the dashboard.`);
    return tiles.filter((tile) => tile.report !== report);
  }
  if (isThere) throw new OperationError('conflict', `“${title}” is already on the dashboard.`);
  if (tiles.length >= mostTiles)
    throw new OperationError(
      'conflict',
      `The dashboard can have up to ${mostTiles} tiles. Remove one first.`,
    );
  return [...tiles, { report, size: chart ? 'WIDE' : 'SMALL' }];
}
