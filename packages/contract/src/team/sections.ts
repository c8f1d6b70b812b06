import { z } from 'zod';
import type { Area } from '../kernel/operation.ts';

/** The parts of Brandwright in which roles differ. */
export const section = z.enum([
  'BRAND_VAULT',
  'COPILOT',
  'FULFILLMENT',
  'MARKETING',
  'SOURCING',
  'PAYMENTS',
  'USER_MANAGEMENT',
]);
export type Section = z.output<typeof section>;

export const sectionLabels: Readonly<Record<Section, string>> = {
  BRAND_VAULT: 'Brand Vault',
  COPILOT: 'Copilot',
  FULFILLMENT: 'Fulfillment',
  MARKETING: 'Marketing',
  SOURCING: 'Sourcing',
  PAYMENTS: 'Payments',
  USER_MANAGEMENT: 'User Management',
};

/** Which section an area belongs to. What a role may do there comes from what each operation declares. */
export const sectionOfArea: Readonly<Record<Area, Section>> = {
  'brand-kits': 'BRAND_VAULT',
  design: 'BRAND_VAULT',
  'print-on-demand': 'BRAND_VAULT',
  copilot: 'COPILOT',
  home: 'COPILOT',
  common: 'COPILOT',
  catalog: 'FULFILLMENT',
  orders: 'FULFILLMENT',
  returns: 'FULFILLMENT',
  fulfillment: 'FULFILLMENT',
  support: 'FULFILLMENT',
  marketing: 'MARKETING',
  storefront: 'MARKETING',
  insight: 'MARKETING',
  sourcing: 'SOURCING',
  inbox: 'SOURCING',
  purchasing: 'SOURCING',
  tariffs: 'SOURCING',
  payments: 'PAYMENTS',
  subscriptions: 'PAYMENTS',
  team: 'USER_MANAGEMENT',
  store: 'USER_MANAGEMENT',
};

export const sectionWords: Readonly<Record<Section, readonly string[]>> = {
  BRAND_VAULT: ['brand vault', 'vault', 'brand kits', 'design', 'designs'],
  COPILOT: ['copilot', 'the partner', 'chats'],
  FULFILLMENT: ['fulfillment', 'orders', 'shipping', 'returns', 'products', 'inventory', 'stock'],
  MARKETING: ['marketing', 'analytics', 'reports', 'figures'],
  SOURCING: ['sourcing', 'suppliers', 'purchasing', 'purchase orders', 'quotes'],
  PAYMENTS: ['payments', 'billing', 'cards', 'money'],
  USER_MANAGEMENT: ['user management', 'the team', 'settings', 'inviting people'],
};
