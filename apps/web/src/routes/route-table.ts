import type { Area } from '@brandwright/contract/kernel/operation.ts';

interface RouteBase {
  /** As in the specification: `/order-details/{id}`, optional segments with a question mark. */
  path: string;
  area: Area;
  access: 'private' | 'public';
}

export interface ScreenRoute extends RouteBase {
  kind: 'screen';
  /** Query parameters that the screen reads. */
  query?: readonly string[];
  /** 2 where only a second-generation token will do. */
  tokenGeneration?: 2;
  /** Drawn without navigation and top bar even when logged in. */
  bare?: true;
}

export interface RedirectRoute extends RouteBase {
  kind: 'redirect';
  to: string;
  /** Leaves the query string behind. */
  dropQuery?: true;
}

export type Route = ScreenRoute | RedirectRoute;

/** What is asked of the tariff agent, and then of another case to compare. */
const tariffQuery = [
  'countryCode',
  'query',
  'price',
  'quantity',
  'weight',
  'freight',
  'entryDate',
  'transport',
  'usmca',
  'toCountryCode',
  'toPrice',
  'toQuantity',
  'toEntryDate',
] as const;

/**
 * Every address of the areas that exist, as data (specification §2). A screen is drawn when an area's
 * `routes.tsx` has a component for it; an address without one shows the not-found screen.
 */
export const routeTable = [
  { path: '/homebase', area: 'home', access: 'private', kind: 'screen', query: ['ask'] },
  { path: '/homebase/rewards', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/quality-control', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/tiktok-shop', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/subscription-cycle-change', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/subscription-downgrade', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/subscription-updated', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/quiz', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/blueprint', area: 'home', access: 'private', kind: 'screen' },
  { path: '/education', area: 'home', access: 'private', kind: 'screen' },
  {
    path: '/llm/{homebaseOptionKey}',
    area: 'copilot',
    access: 'private',
    kind: 'screen',
    // The message that a search found.
    query: ['message'],
  },
  // Ours: a conversation as whoever has the link may read it.
  { path: '/shared-conversation/{token}', area: 'copilot', access: 'public', kind: 'screen', bare: true },
  // Ours: where programs with a token send someone to say yes or no.
  { path: '/approve/{actionId}', area: 'copilot', access: 'private', kind: 'screen' },
  // Ours: which language model the partner is.
  { path: '/account-info/partner-model', area: 'copilot', access: 'private', kind: 'screen' },
  { path: '/ecommerce-query-templates', area: 'copilot', access: 'private', kind: 'screen' },
  { path: '/ai-agents', area: 'copilot', access: 'private', kind: 'screen' },
  { path: '/ai-agents/data-sources', area: 'copilot', access: 'private', kind: 'screen' },

  { path: '/home', area: 'sourcing', access: 'private', kind: 'screen', query: ['tab'] },
  {
    path: '/browse-suppliers',
    area: 'sourcing',
    access: 'private',
    kind: 'screen',
    query: [
      'view',
      'sort',
      'page',
      // The filters of suppliers and products, by the names that the specification gives them.
      'searchKey',
      'categoryIds',
      'subgroup',
      'kind',
      'countryCode',
      'excludeCountries',
      'regions',
      'excludeRegions',
      'moqMax',
      'moqMin',
      'moqBucket',
      'samplePriceMaxMinor',
      'samplePriceMinMinor',
      'samplePriceBucket',
      'averageReviewMin',
      'productionDaysMax',
      'productionTimeBucket',
      'orderVolumeBucket',
      'completedOrdersBucket',
      'capability',
      'certification',
      'isVetted',
      'isOnline',
      'isFavorite',
      'isUnder500',
      'isSampleUnder50',
      'supplierId',
      'priceMaxMinor',
      'priceMinMinor',
      'isSampleKit',
    ],
  },
  { path: '/browse-suppliers-with-uploaded-image', area: 'sourcing', access: 'private', kind: 'screen' },
  { path: '/browse-suppliers/catalog-item/{itemId}', area: 'sourcing', access: 'private', kind: 'screen' },
  {
    path: '/browse-suppliers/supplier-profile/{supplierId}',
    area: 'sourcing',
    access: 'private',
    kind: 'screen',
    query: ['tab'],
  },
  {
    path: '/supplier-profile/{supplierId}',
    area: 'sourcing',
    access: 'private',
    kind: 'screen',
    query: ['tab'],
  },
  {
    path: '/supplier-profile/{supplierId}/post-review',
    area: 'sourcing',
    access: 'public',
    kind: 'screen',
    bare: true,
  },
  { path: '/favorites', area: 'sourcing', access: 'private', kind: 'screen', query: ['tab'] },
  {
    path: '/create-custom-project/{rfpId?}',
    area: 'sourcing',
    access: 'private',
    kind: 'screen',
    query: ['step'],
  },
  { path: '/leave-a-review/{orderId}', area: 'sourcing', access: 'private', kind: 'screen' },
  { path: '/sourcing-agent', area: 'sourcing', access: 'private', kind: 'screen' },
  { path: '/sourcing-agent-review', area: 'sourcing', access: 'private', kind: 'screen' },
  { path: '/preview-catalog-item/{itemId}', area: 'sourcing', access: 'public', kind: 'screen', bare: true },
  {
    path: '/preview-supplier-profile/{supplierId}',
    area: 'sourcing',
    access: 'public',
    kind: 'screen',
    bare: true,
  },
  { path: '/browse-under-500', area: 'sourcing', access: 'private', kind: 'redirect', to: '/home' },
  { path: '/partners', area: 'sourcing', access: 'private', kind: 'screen' },
  {
    path: '/partners-top-nav',
    area: 'sourcing',
    access: 'private',
    kind: 'redirect',
    to: '/partners',
    dropQuery: true,
  },

  {
    path: '/inbox',
    area: 'inbox',
    access: 'private',
    kind: 'screen',
    query: ['filter', 'searchTerm', 'page', 'sid', 'supplierId'],
  },
  {
    path: '/inbox/messages',
    area: 'inbox',
    access: 'private',
    kind: 'screen',
    query: ['filter', 'searchTerm', 'page', 'sid', 'supplierId'],
  },
  {
    path: '/inbox/my-suppliers',
    area: 'inbox',
    access: 'private',
    kind: 'screen',
    query: ['searchTerm', 'page', 'open', 'tag', 'sort'],
  },
  {
    path: '/inbox/orders',
    area: 'inbox',
    access: 'private',
    kind: 'screen',
    query: ['page', 'searchTerm', 'status', 'id'],
  },
  {
    path: '/inbox/needs-payment',
    area: 'inbox',
    access: 'private',
    kind: 'screen',
    query: ['page', 'status', 'id'],
  },
  {
    path: '/inbox/custom-project-requests',
    area: 'inbox',
    access: 'private',
    kind: 'screen',
    query: ['page', 'searchTerm', 'status', 'id'],
  },
  { path: '/workboard', area: 'inbox', access: 'private', kind: 'redirect', to: '/inbox/messages' },
  { path: '/supplier-chat', area: 'inbox', access: 'private', kind: 'redirect', to: '/inbox/messages' },

  {
    path: '/tariff-rate-agent',
    area: 'tariffs',
    access: 'private',
    kind: 'screen',
    query: [...tariffQuery, 'tab'],
  },
  {
    path: '/tariff-rate-agent-review',
    area: 'tariffs',
    access: 'private',
    kind: 'screen',
    query: [...tariffQuery],
  },

  {
    path: '/business-kits',
    area: 'brand-kits',
    access: 'private',
    kind: 'screen',
    query: ['page', 'tab', 'named'],
  },
  {
    path: '/business-kits/{brandKitId}',
    area: 'brand-kits',
    access: 'private',
    kind: 'screen',
    query: ['tab', 'version'],
  },
  { path: '/bk/{brandKitId}', area: 'brand-kits', access: 'public', kind: 'screen', bare: true },

  {
    path: '/product-ideation',
    area: 'design',
    access: 'private',
    kind: 'screen',
    query: ['collaboration'],
  },
  {
    path: '/product-ideation/{projectId}',
    area: 'design',
    access: 'private',
    kind: 'screen',
    query: ['collaboration'],
  },
  {
    path: '/your-ideations',
    area: 'design',
    access: 'private',
    kind: 'screen',
    query: ['tab', 'page', 'searchTerm'],
  },
  {
    path: '/product-design',
    area: 'design',
    access: 'private',
    kind: 'screen',
    query: ['mode', 'design', 'page'],
  },
  {
    path: '/sourcing/product-design',
    area: 'design',
    access: 'private',
    kind: 'screen',
    query: ['mode', 'design', 'page'],
  },
  {
    path: '/shopify-design',
    area: 'design',
    access: 'private',
    kind: 'screen',
    query: ['mode', 'design', 'page'],
  },
  {
    path: '/crowdfund-your-idea',
    area: 'design',
    access: 'private',
    kind: 'screen',
    query: ['project'],
  },

  {
    path: '/print-on-demand-catalog',
    area: 'print-on-demand',
    access: 'private',
    kind: 'screen',
    query: ['categoryId', 'searchTerm', 'page', 'tab'],
  },
  {
    path: '/printful-widget/{externalProductId?}',
    area: 'print-on-demand',
    access: 'private',
    kind: 'screen',
    query: ['templateId'],
  },
  { path: '/template-item/{templateId}', area: 'print-on-demand', access: 'private', kind: 'screen' },

  {
    path: '/orders',
    area: 'orders',
    access: 'private',
    kind: 'screen',
    query: [
      'activeTabKey',
      'searchKey',
      'origin',
      'fulfillment',
      'placedFrom',
      'placedTo',
      'country',
      'totalMin',
      'totalMax',
      'sort',
      'page',
    ],
  },
  { path: '/order-details/{id}', area: 'orders', access: 'private', kind: 'screen' },
  // Ours: a customer, and what they ordered.
  { path: '/customers/{customerId}', area: 'orders', access: 'private', kind: 'screen' },
  { path: '/fulfillment-rules', area: 'orders', access: 'private', kind: 'screen', query: ['new'] },
  { path: '/track-order', area: 'orders', access: 'public', kind: 'screen', query: ['order'], bare: true },

  {
    path: '/login',
    area: 'store',
    access: 'public',
    kind: 'screen',
    query: ['path', 'email', 'signupRedirect'],
    bare: true,
  },
  { path: '/404', area: 'common', access: 'private', kind: 'screen' },

  {
    path: '/home/subscription-cycle-change',
    area: 'home',
    access: 'private',
    kind: 'redirect',
    to: '/homebase/subscription-cycle-change',
  },
  {
    path: '/home/subscription-downgrade',
    area: 'home',
    access: 'private',
    kind: 'redirect',
    to: '/homebase/subscription-downgrade',
  },
  {
    path: '/home/subscription-updated',
    area: 'home',
    access: 'private',
    kind: 'redirect',
    to: '/homebase/subscription-updated',
  },
  { path: '/home/quiz', area: 'home', access: 'private', kind: 'redirect', to: '/homebase/quiz' },
  { path: '/home/blueprint', area: 'home', access: 'private', kind: 'redirect', to: '/homebase/blueprint' },
] as const satisfies readonly Route[];

/** Addresses that show a screen. */
export type ScreenPath = Extract<(typeof routeTable)[number], { kind: 'screen' }>['path'];
