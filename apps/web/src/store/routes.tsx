import type { AreaRoutes } from '#routes/area-routes.ts';

export const storeRoutes: AreaRoutes = {
  '/reset-password': () => import('./screens/reset-password-screen.tsx'),
  '/confirm-email': () => import('./screens/confirm-email-screen.tsx'),
  '/app-bind': () => import('./screens/app-bind-screen.tsx'),
  '/appsumo': () => import('./screens/deal-site-screen.tsx'),
  '/shopify': () => import('./screens/hosted-platform-screen.tsx'),
  '/bind-shopify': () => import('./screens/bind-platform-screen.tsx'),
  '/shopify-paid-success': () => import('./screens/platform-paid-screen.tsx'),
  '/playground': () => import('./screens/playground-screen.tsx'),
  '/login': () => import('./screens/login-screen.tsx'),
};
