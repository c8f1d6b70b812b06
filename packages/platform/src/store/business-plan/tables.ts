import type { PlanQuestionKey } from '@brandwright/contract/store/business-plan/questions.ts';
import { jsonb, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** What the founder answered in the quiz. One row a store: its id is the store's. */
export const businessPlans = tenantTable('business_plans', {
  answers: jsonb('answers').$type<Partial<Record<PlanQuestionKey, string>>>().notNull(),
  completedAt: instantColumn('completed_at'),
  updatedAt: instantColumn('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
