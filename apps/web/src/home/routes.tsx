import { loadCopilotScreen } from '#copilot/routes.tsx';
import type { AreaRoutes } from '#routes/area-routes.ts';

export const homeRoutes: AreaRoutes = {
  '/homebase': loadCopilotScreen,
  '/404': () => import('./screens/not-found-screen.tsx'),
};
