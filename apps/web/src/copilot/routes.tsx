import type { AreaRoutes } from '#routes/area-routes.ts';

export const copilotRoutes: AreaRoutes = {
  '/llm/{homebaseOptionKey}': () => import('./screens/copilot-screen.tsx'),
};
