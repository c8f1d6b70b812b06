import type { AreaRoutes } from '#routes/area-routes.ts';

export const teamRoutes: AreaRoutes = {
  '/account-info': () => import('./screens/account-screen.tsx'),
  '/team-invite/{inviteId}': () => import('./screens/invite-screen.tsx'),
};
