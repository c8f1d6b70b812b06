import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { dashboard } from './dashboard.ts';
import { reports } from './reports.ts';

export const getDashboard = declareOperation({
  name: 'get_dashboard',
  area: 'insight',
  title: 'Dashboard',
  description:
    'Lists the reports on the analytics dashboard, in order. To change it use arrange_dashboard; for the figures themselves use get_report.',
  examples: ['What is on my dashboard?', 'show the analytics dashboard'],
  input: z.object({}),
  output: dashboard,
  http: { method: 'GET', path: '/web/insight/dashboard' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'dashboard',
  offered: true,
  errors: ['feature_blocked'],
  related: ['arrange_dashboard', 'get_report'],
  summary: ({ tiles }) =>
    tiles.length === 0
      ? 'The dashboard is empty.'
      : `The dashboard has ${count(tiles.length, 'tile')}: ${listWords(
          tiles.map(({ report }) => reports[report].title),
          10,
        )}.`,
});
