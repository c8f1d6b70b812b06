import type { AreaRoutes, ScreenLoader } from '#routes/area-routes.ts';

/** One loader for all addresses of the partner, so that a new conversation goes on without being drawn anew when it gets its own. */
const loadHomeScreen: ScreenLoader = () => import('./screens/home-screen.tsx');

export const homeRoutes: AreaRoutes = {
  '/homebase': loadHomeScreen,
  '/llm/{homebaseOptionKey}': loadHomeScreen,
  '/homebase/quiz': () => import('./screens/quiz-screen.tsx'),
  '/homebase/blueprint': () => import('./screens/blueprint-screen.tsx'),
  '/homebase/rewards': () => import('./screens/rewards-screen.tsx'),
  '/homebase/quality-control': () => import('./screens/quality-control-screen.tsx'),
  '/homebase/tiktok-shop': () => import('./screens/tiktok-shop-screen.tsx'),
  '/notifications': () => import('./screens/notifications-screen.tsx'),
  '/stop-emails': () => import('./screens/stop-emails-screen.tsx'),
  '/education': () => import('./screens/education-screen.tsx'),
  '/404': () => import('./screens/not-found-screen.tsx'),
};
