import { reportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { Route, ScreenRoute } from './route.ts';

/** What the screen of a report reads: its days, what is counted, and how its table stands. */
const reportQuery = ['period', 'from', 'to', 'channel', 'grain', 'sort', 'page'] as const;

type ReportRoute = ScreenRoute & { path: `/${ReportSlug}` };

/** The dashboard, a screen for each report, and a report that was shared. */
export const insightRoutes = [
  { path: '/share-report/{id}', area: 'insight', access: 'public', kind: 'screen', bare: true },
  { path: '/analytics', area: 'insight', access: 'private', kind: 'screen' },
  ...reportSlug.options.map((slug): ReportRoute => ({
    path: `/${slug}`,
    area: 'insight',
    access: 'private',
    kind: 'screen',
    query: reportQuery,
  })),
] as const satisfies readonly Route[];
