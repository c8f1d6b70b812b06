import type { AreaRoutes } from '#routes/area-routes.ts';

const channel = () => import('./screens/sales-channel-screen.tsx');

export const channelsRoutes: AreaRoutes = {
  '/ecommerce-services': () => import('./screens/sales-channels-screen.tsx'),
  '/ecommerce-services/platform': channel,
  '/ecommerce-services/own-shop': channel,
  '/ecommerce-services/instagram': channel,
  '/ecommerce-services/wholesale': channel,
  '/ecommerce-services/marketplace': channel,
  '/ecommerce-services/google-shopping': channel,
};
