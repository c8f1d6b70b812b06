import { integer, text, uuid } from 'drizzle-orm/pg-core';
import type { PartnerCategory } from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { sharedTable } from '../../../kernel/data/tenant-table.ts';
import { marketplaceSuppliers } from '../tables.ts';

/** Firms for what comes around making: freight, inspection, trademarks, … */
export const marketplacePartners = sharedTable('marketplace_partners', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  category: text('category').$type<PartnerCategory>().notNull(),
  headline: text('headline').notNull(),
  description: text('description').notNull(),
  services: text('services').array().notNull(),
  countries: text('countries').array().notNull(),
  priceWords: text('price_words'),
  responseHours: integer('response_hours').notNull(),
  offer: text('offer'),
  /** Where messages to it go. */
  email: text('email').notNull(),
  /** Its profile in the marketplace, where it has one. */
  supplierId: uuid('supplier_id').references(() => marketplaceSuppliers.id),
  position: integer('position').notNull(),
});
