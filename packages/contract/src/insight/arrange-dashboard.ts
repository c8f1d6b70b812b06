import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { dashboard, dashboardTile, mostTiles } from './dashboard.ts';
import { reportField } from './report-field.ts';
import { reports } from './reports.ts';

export const arrangeDashboard = declareOperation({
  name: 'arrange_dashboard',
  area: 'insight',
  title: 'Arrange the dashboard',
  description:
    'Adds a report to the analytics dashboard or removes one (`report` with `action`), or sets all tiles in order (`tiles`). Undo restores the previous tiles.',
  examples: [
    'Put the cohorts on my dashboard',
    'take the churn risk off the dashboard',
    'add the margin report to the dashboard',
  ],
  input: z.object({
    report: reportField.optional(),
    action: field(z.enum(['ADD', 'REMOVE']), {
      words: ['action'],
      valueWords: {
        ADD: ['add', 'put', 'pin'],
        REMOVE: ['remove', 'take off', 'take it off', 'off the dashboard', 'unpin', 'get rid of'],
      },
      label: 'Action',
    }).default('ADD'),
    tiles: forForms(z.array(dashboardTile).max(mostTiles).optional()),
  }),
  output: dashboard,
  http: { method: 'PUT', path: '/web/insight/dashboard' },
  access: { ...mayAct, flag: 'analytics' },
  effect: 'write',
  card: 'dashboard',
  offered: true,
  undoable: true,
  errors: ['feature_blocked', 'conflict'],
  related: ['get_dashboard', 'list_reports'],
  invalidates: ['get_dashboard'],
  summary: ({ tiles }) =>
    tiles.length === 0
      ? 'The dashboard is now empty.'
      : `The dashboard now has ${count(tiles.length, 'tile')}: ${listWords(
          tiles.map(({ report }) => reports[report].title),
          10,
        )}.`,
});
