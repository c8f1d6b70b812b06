import type { AreaRoutes } from '#routes/area-routes.ts';

const messages = () => import('./screens/messages-screen.tsx');

export const inboxRoutes: AreaRoutes = {
  '/inbox': messages,
  '/inbox/messages': messages,
};
