import { OperationError } from '@brandwright/contract';
import { arrangeDashboard } from '@brandwright/contract/insight/arrange-dashboard.ts';
import { mostTiles, usualTiles, type DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { keepTiles, ownTiles, showDashboard } from './dashboards.ts';
import { requireReport } from './may-have-report.ts';

const kept = z.object({
  before: arrangeDashboard.input.shape.tiles.unwrap().nullable(),
  after: arrangeDashboard.input.shape.tiles.unwrap(),
});

export default implement(arrangeDashboard, {
  async run(context, { report, action, tiles }) {
    const before = await ownTiles(context, true);
    const after = tiles ?? changed(before ?? usualTiles, report, action);
    for (const tile of after) requireReport(context, reports[tile.report]);
    const twice = after.find(
      ({ report: one }, at) => after.findIndex((other) => other.report === one) !== at,
    );
    if (twice)
      throw new OperationError(
        'bad_input',
        `“${reports[twice.report].title}” is on the dashboard twice. Keep it once.`,
        [{ path: 'tiles', message: 'A report more than once.' }],
      );
    await keepTiles(context, after);
    return {
      output: showDashboard(after),
      undo: { before, after },
      subject: { kind: 'dashboard', id: context.storeId },
    };
  },
  async undo(context, undo) {
    const { before, after } = kept.parse(undo);
    if (!isDeepStrictEqual(await ownTiles(context, true), after))
      throw new OperationError(
        'conflict',
        'The dashboard was arranged again since. Undo the later change first.',
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
      `The dashboard has room for ${mostTiles} tiles. Take one off first.`,
    );
  return [...tiles, { report, size: chart ? 'WIDE' : 'SMALL' }];
}
