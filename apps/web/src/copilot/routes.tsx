import type { AreaRoutes, ScreenLoader } from '#routes/area-routes.ts';

/** One loader for both addresses, so that a new conversation goes on without being drawn anew when it gets its own. */
export const loadCopilotScreen: ScreenLoader = () => import('./screens/copilot-screen.tsx');

export const copilotRoutes: AreaRoutes = {
  '/llm/{homebaseOptionKey}': loadCopilotScreen,
  '/ecommerce-query-templates': () => import('./screens/suggestions-screen.tsx'),
  '/approve/{actionId}': () => import('./screens/approve-screen.tsx'),
};
