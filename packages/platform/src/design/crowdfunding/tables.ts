import type { RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountColumn, dayColumn, instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Crowdfunding plans; one of a store is at work. */
export const crowdfundingPlans = tenantTable(
  'crowdfunding_plans',
  {
    isCurrent: boolean('is_current').notNull(),
    title: text('title').notNull(),
    story: text('story').notNull().default(''),
    projectId: uuid('project_id'),
    imageUrl: text('image_url'),
    currency: text('currency').notNull(),
    goalMinor: amountColumn('goal_minor'),
    unitCostMinor: amountColumn('unit_cost_minor'),
    quantity: integer('quantity'),
    shippingPerUnitMinor: amountColumn('shipping_per_unit_minor'),
    otherCostsMinor: amountColumn('other_costs_minor'),
    launchDate: dayColumn('launch_date'),
    durationDays: integer('duration_days').notNull(),
    rewards: jsonb('rewards').$type<RewardTier[]>().notNull().default([]),
    status: text('status').$type<'DRAFT' | 'SUBMITTED'>().notNull(),
    submittedAt: instantColumn('submitted_at'),
    submittedTo: text('submitted_to'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('crowdfunding_plans_current')
      .on(self.storeId)
      .where(sql`is_current`),
  ],
);
