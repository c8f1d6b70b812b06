import type { AreaRoutes } from '#routes/area-routes.ts';

export const purchasingRoutes: AreaRoutes = {
  '/inbox/orders': () => import('./screens/purchases-screen.tsx'),
  '/inbox/needs-payment': () => import('./screens/invoices-screen.tsx'),
  '/checkout': () => import('./screens/checkout-screen.tsx'),
  '/pay-invoice/{invoiceId}': () => import('./screens/pay-invoice-screen.tsx'),
  '/add-shipping-address/{invoiceId}': () => import('./screens/invoice-address-screen.tsx'),
  '/public-pay-invoice/{sn}': () => import('./screens/public-pay-invoice-screen.tsx'),
  '/order-packaging/{packagingCategory}': () => import('./screens/order-packaging-screen.tsx'),
};
