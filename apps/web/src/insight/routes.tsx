import { reportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { AreaRoutes, ScreenLoader } from '#routes/area-routes.ts';

const report: ScreenLoader = () => import('./screens/report-screen.tsx');

export const insightRoutes: AreaRoutes = {
  ...Object.fromEntries(reportSlug.options.map((slug) => [`/${slug}`, report])),
  '/analytics': () => import('./screens/analytics-screen.tsx'),
  '/share-report/{id}': () => import('./screens/shared-report-screen.tsx'),
};
