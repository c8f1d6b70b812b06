import { agentRoutes } from './agent/routes.tsx';
import { contactRoutes } from './outreach/routes.tsx';
import { requestRoutes } from './rfq/routes.tsx';
import { mySupplierRoutes } from './network/my-suppliers/routes.tsx';
import { imageSearchRoutes } from './marketplace/image-search/routes.tsx';
import { partnerRoutes } from './marketplace/partners/routes.tsx';
import { reviewRoutes } from './marketplace/reviews/routes.tsx';
import type { AreaRoutes } from '#routes/area-routes.ts';

const supplier = () => import('./marketplace/screens/supplier-screen.tsx');

export const sourcingRoutes: AreaRoutes = {
  '/home': () => import('./marketplace/screens/home-screen.tsx'),
  '/browse-suppliers': () => import('./marketplace/screens/marketplace-screen.tsx'),
  '/browse-suppliers/catalog-item/{itemId}': () => import('./marketplace/screens/item-screen.tsx'),
  '/browse-suppliers/supplier-profile/{supplierId}': supplier,
  '/supplier-profile/{supplierId}': supplier,
  '/favorites': () => import('./marketplace/screens/favorites-screen.tsx'),
  '/preview-catalog-item/{itemId}': () => import('./marketplace/screens/preview-item-screen.tsx'),
  '/preview-supplier-profile/{supplierId}': () => import('./marketplace/screens/preview-supplier-screen.tsx'),
  ...agentRoutes,
  ...contactRoutes,
  ...requestRoutes,
  ...mySupplierRoutes,
  ...imageSearchRoutes,
  ...reviewRoutes,
  ...partnerRoutes,
};
