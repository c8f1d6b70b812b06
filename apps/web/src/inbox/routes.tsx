import type { AreaRoutes } from '#routes/area-routes.ts';

export const inboxRoutes: AreaRoutes = {
  '/inbox/messages': () => import('./screens/messages-screen.tsx'),
};
