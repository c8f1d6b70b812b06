import { fulfillmentRoutes } from './fulfillment-routes.ts';
import { insightRoutes } from './insight-routes.ts';
import { movedHome } from './moved-home.ts';
import type { Route } from './route.ts';
import { shopperRoutes } from './shopper-routes.ts';
import { sourcingRoutes } from './sourcing-routes.ts';

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
  { path: '/homebase/quality-control', area: 'home', access: 'private', kind: 'screen', query: ['page'] },
  { path: '/homebase/tiktok-shop', area: 'home', access: 'private', kind: 'screen' },
  {
    path: '/homebase/subscription-cycle-change',
    area: 'home',
    access: 'private',
    kind: 'screen',
    query: ['cycle'],
  },
  {
    path: '/homebase/subscription-downgrade',
    area: 'home',
    access: 'private',
    kind: 'screen',
    query: ['tier'],
  },
  { path: '/homebase/subscription-updated', area: 'home', access: 'private', kind: 'screen' },
  { path: '/homebase/quiz', area: 'home', access: 'private', kind: 'screen', query: ['step'] },
  { path: '/homebase/blueprint', area: 'home', access: 'private', kind: 'screen' },
  {
    path: '/education',
    area: 'home',
    access: 'private',
    kind: 'screen',
    query: ['searchTerm', 'topic', 'article'],
  },
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

  ...sourcingRoutes,

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
    query: ['page', 'searchTerm', 'status', 'archived', 'id'],
  },
  {
    path: '/inbox/needs-payment',
    area: 'inbox',
    access: 'private',
    kind: 'screen',
    query: ['page', 'status', 'searchTerm', 'id'],
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
    path: '/checkout',
    area: 'purchasing',
    access: 'private',
    kind: 'screen',
    query: ['step', 'code', 'invoice', 'open'],
  },
  { path: '/pay-invoice/{invoiceId}', area: 'purchasing', access: 'private', kind: 'screen' },
  { path: '/add-shipping-address/{invoiceId}', area: 'purchasing', access: 'private', kind: 'screen' },
  { path: '/public-pay-invoice/{sn}', area: 'purchasing', access: 'public', kind: 'screen', bare: true },
  {
    path: '/order-packaging/{packagingCategory}',
    area: 'purchasing',
    access: 'private',
    kind: 'screen',
    query: ['page'],
  },
  ...fulfillmentRoutes,
  // Ours: the cards on file, what was paid with them, and the books.
  {
    path: '/payments',
    area: 'payments',
    access: 'private',
    kind: 'screen',
    query: ['tab', 'page', 'status', 'searchTerm', 'kind', 'from', 'to', 'id'],
  },

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
      'new',
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
  // Ours: the customers, and one with what they ordered.
  {
    path: '/customers',
    area: 'orders',
    access: 'private',
    kind: 'screen',
    query: ['search', 'filter', 'sort', 'page'],
  },
  { path: '/customers/{customerId}', area: 'orders', access: 'private', kind: 'screen' },
  { path: '/return-settings', area: 'returns', access: 'private', kind: 'screen' },
  // Ours: the returns, one of them, and where shoppers ask for one.
  {
    path: '/return-orders',
    area: 'returns',
    access: 'private',
    kind: 'screen',
    query: ['status', 'reason', 'searchTerm', 'page'],
  },
  { path: '/return-orders/{id}', area: 'returns', access: 'private', kind: 'screen' },
  // Ours: what customers can pay orders with, and one of it.
  {
    path: '/store-credits',
    area: 'returns',
    access: 'private',
    kind: 'screen',
    query: ['status', 'searchTerm', 'page'],
  },
  { path: '/store-credits/{id}', area: 'returns', access: 'private', kind: 'screen' },
  ...shopperRoutes,
  // Ours: the tickets with the warehouse’s support, and one of them.
  {
    path: '/support-tickets',
    area: 'support',
    access: 'private',
    kind: 'screen',
    query: ['status', 'type', 'searchTerm', 'page'],
  },
  { path: '/support-tickets/{ticketId}', area: 'support', access: 'private', kind: 'screen' },
  {
    path: '/inventory',
    area: 'catalog',
    access: 'private',
    kind: 'screen',
    query: ['view', 'searchTerm', 'source', 'sort', 'page'],
  },
  // Ours: a product with its SKUs, stock and movements.
  { path: '/inventory/{productId}', area: 'catalog', access: 'private', kind: 'screen', query: ['page'] },
  {
    path: '/fulfillment-services/connect-shopify',
    area: 'catalog',
    access: 'private',
    kind: 'screen',
    query: ['shop'],
  },
  { path: '/fulfillment-services/connect-woocommerce', area: 'catalog', access: 'private', kind: 'screen' },
  { path: '/fulfillment-services/connect-bigcommerce', area: 'catalog', access: 'private', kind: 'screen' },
  { path: '/fulfillment-rules', area: 'orders', access: 'private', kind: 'screen', query: ['new'] },
  ...insightRoutes,
  {
    path: '/login',
    area: 'store',
    access: 'public',
    kind: 'screen',
    query: ['path', 'email', 'signupRedirect', 'forgot'],
    bare: true,
  },
  {
    path: '/app-bind',
    area: 'store',
    access: 'public',
    kind: 'screen',
    query: ['appName', '_appBindFrom', 'bindCode', 'code'],
    bare: true,
  },
  { path: '/bind-platform', area: 'store', access: 'public', kind: 'redirect', to: '/app-bind' },
  { path: '/bind-invite', area: 'store', access: 'public', kind: 'redirect', to: '/app-bind' },
  {
    path: '/bind-deal-site',
    area: 'store',
    access: 'public',
    kind: 'redirect',
    to: '/app-bind',
    adds: { appName: 'deal-site' },
  },
  {
    path: '/appsumo',
    area: 'store',
    access: 'public',
    kind: 'screen',
    query: ['code', 'bindCode'],
    bare: true,
  },
  {
    path: '/shopify',
    area: 'store',
    access: 'public',
    kind: 'screen',
    query: ['shop', 'shopName'],
    bare: true,
  },
  {
    path: '/bind-shopify',
    area: 'store',
    access: 'public',
    kind: 'screen',
    query: ['shop', 'shopName', 'shopifyCallbackUrl'],
    bare: true,
  },
  { path: '/shopify-paid-success', area: 'store', access: 'public', kind: 'screen', bare: true },
  { path: '/playground', area: 'store', access: 'public', kind: 'screen', query: ['name'], bare: true },
  // Ours: where the link of a forgotten password leads.
  { path: '/reset-password', area: 'store', access: 'public', kind: 'screen', bare: true },
  // Ours: where the link to a new address leads.
  { path: '/confirm-email', area: 'store', access: 'public', kind: 'screen', bare: true },
  {
    path: '/account-info',
    area: 'team',
    access: 'private',
    kind: 'screen',
    query: [
      'tab',
      'person',
      'area',
      'via',
      'from',
      'to',
      'searchTerm',
      'kind',
      'use',
      'page',
      'open',
      'step',
      'about',
    ],
  },
  {
    path: '/billing-and-reporting',
    area: 'team',
    access: 'private',
    kind: 'redirect',
    to: '/account-info',
  },
  // Ours: what a person was notified of, and where the link in such an email leads.
  { path: '/notifications', area: 'home', access: 'private', kind: 'screen', query: ['tab', 'page'] },
  { path: '/stop-emails', area: 'home', access: 'public', kind: 'screen', bare: true },
  // Ours: where the link of a team invite leads.
  { path: '/team-invite/{inviteId}', area: 'team', access: 'public', kind: 'screen', bare: true },
  { path: '/404', area: 'common', access: 'private', kind: 'screen' },
  ...movedHome,
] as const satisfies readonly Route[];

/** Addresses that show a screen. */
export type ScreenPath = Extract<(typeof routeTable)[number], { kind: 'screen' }>['path'];
