import type { AreaRoutes } from '#routes/area-routes.ts';

export const printOnDemandRoutes: AreaRoutes = {
  '/print-on-demand-catalog': () => import('./screens/catalog-screen.tsx'),
  '/printful-widget/{externalProductId?}': () => import('./screens/designer-screen.tsx'),
  '/template-item/{templateId}': () => import('./screens/template-screen.tsx'),
};
