import { agentRoutes } from './agent/routes.tsx';
import { contactRoutes } from './contact/routes.tsx';
import { requestRoutes } from './requests/routes.tsx';
import { mySupplierRoutes } from './my-suppliers/routes.tsx';
import { imageSearchRoutes } from './image-search/routes.tsx';
import { partnerRoutes } from './partners/routes.tsx';
import { reviewRoutes } from './reviews/routes.tsx';
import type { AreaRoutes } from '#routes/area-routes.ts';

const supplier = () => import('./screens/supplier-screen.tsx');

export const sourcingRoutes: AreaRoutes = {
  '/home': () => import('./screens/home-screen.tsx'),
  '/browse-suppliers': () => import('./screens/marketplace-screen.tsx'),
  '/browse-suppliers/catalog-item/{itemId}': () => import('./screens/item-screen.tsx'),
  '/browse-suppliers/supplier-profile/{supplierId}': supplier,
  '/supplier-profile/{supplierId}': supplier,
  '/favorites': () => import('./screens/favorites-screen.tsx'),
  '/preview-catalog-item/{itemId}': () => import('./screens/preview-item-screen.tsx'),
  '/preview-supplier-profile/{supplierId}': () => import('./screens/preview-supplier-screen.tsx'),
  ...agentRoutes,
  ...contactRoutes,
  ...requestRoutes,
  ...mySupplierRoutes,
  ...imageSearchRoutes,
  ...reviewRoutes,
  ...partnerRoutes,
};
