import type { Area } from '../../kernel/operation.ts';

/** What founders call each area of the product, and the heading it has in lists. */
export const areaWords: Readonly<Record<Area, { label: string; words: readonly string[] }>> = {
  home: { label: 'Today and sales', words: ['home', 'today', 'feed', 'milestones'] },
  copilot: {
    label: 'Your partner',
    words: ['partner', 'assistants', 'conversations', 'brand vault', 'documents'],
  },
  sourcing: {
    label: 'Sourcing',
    words: ['sourcing', 'suppliers', 'factories', 'manufacturers', 'makers', 'marketplace'],
  },
  tariffs: { label: 'Tariffs', words: ['tariffs', 'tariff', 'duty', 'duties', 'customs', 'import costs'] },
  'brand-kits': { label: 'Brand kits', words: ['brand kits', 'brand kit', 'branding', 'logos'] },
  design: { label: 'Design', words: ['design', 'designs', 'mockups', 'tech packs'] },
  'print-on-demand': { label: 'Print on demand', words: ['print on demand', 'printing'] },
  catalog: { label: 'Catalog', words: ['my catalog', 'product catalog'] },
  purchasing: { label: 'Purchasing', words: ['purchasing', 'purchase orders', 'buying'] },
  orders: { label: 'Orders', words: ['orders', 'order', 'fulfilment rules', 'customers'] },
  returns: { label: 'Returns', words: ['returns', 'refunds', 'exchanges'] },
  fulfillment: { label: 'Fulfillment', words: ['fulfillment', 'fulfilment', 'shipping', 'warehouse'] },
  support: { label: 'Support', words: ['support', 'tickets'] },
  inbox: { label: 'Inbox', words: ['inbox', 'messages', 'emails'] },
  payments: { label: 'Payments', words: ['payments', 'invoices', 'cards', 'payouts'] },
  subscriptions: { label: 'Plan', words: ['plan', 'plans', 'subscription', 'billing'] },
  team: { label: 'Team', words: ['team', 'members', 'invites'] },
  store: { label: 'Your store', words: ['store profile', 'store settings', 'my store'] },
  storefront: { label: 'Storefront', words: ['storefront', 'website', 'shop'] },
  marketing: { label: 'Marketing', words: ['marketing', 'campaigns', 'ads'] },
  insight: { label: 'Insight', words: ['insight', 'insights', 'analytics', 'reports'] },
  common: { label: 'Help', words: [] },
};
