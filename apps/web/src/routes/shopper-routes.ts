import type { Route } from './route.ts';

/** What a shop's customers open without an account: where an order is, and sending one back. */
export const shopperRoutes = [
  {
    path: '/return-order',
    area: 'returns',
    access: 'public',
    kind: 'screen',
    query: ['fromStoreId'],
    bare: true,
  },
  {
    path: '/track-order',
    area: 'orders',
    access: 'public',
    kind: 'screen',
    query: ['order', 'fromStoreId'],
    bare: true,
  },
] as const satisfies readonly Route[];
