import type { RedirectRoute } from './route.ts';

/** Addresses of the sales channels of before. */
export const movedChannels = [
  {
    path: '/fulfillment-services/platform',
    area: 'fulfillment',
    access: 'private',
    kind: 'redirect',
    to: '/ecommerce-services/platform',
  },
  {
    path: '/fulfillment-services/own-shop',
    area: 'fulfillment',
    access: 'private',
    kind: 'redirect',
    to: '/ecommerce-services/own-shop',
  },
  {
    path: '/fulfillment-services/instagram',
    area: 'fulfillment',
    access: 'private',
    kind: 'redirect',
    to: '/ecommerce-services/instagram',
  },
  {
    path: '/fulfillment-services/wholesale',
    area: 'fulfillment',
    access: 'private',
    kind: 'redirect',
    to: '/ecommerce-services/wholesale',
  },
  {
    path: '/fulfillment-services/marketplace',
    area: 'fulfillment',
    access: 'private',
    kind: 'redirect',
    to: '/ecommerce-services/marketplace',
  },
  {
    path: '/fulfillment-services/google-shopping',
    area: 'fulfillment',
    access: 'private',
    kind: 'redirect',
    to: '/ecommerce-services/google-shopping',
  },
] as const satisfies readonly RedirectRoute[];
