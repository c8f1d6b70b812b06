import type { AreaRoutes } from '#routes/area-routes.ts';

export const agentRoutes: AreaRoutes = {
  '/sourcing-agent': () => import('./screens/agent-screen.tsx'),
  '/sourcing-agent-review': () => import('./screens/review-screen.tsx'),
};
