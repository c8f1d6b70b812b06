import type { Questionnaire } from '@brandwright/contract/store/questionnaires/entities.ts';
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Answers of short forms. */
export const simpleQuestionnaires = tenantTable(
  'simple_questionnaires',
  {
    name: text('name'),
    items: jsonb('items').$type<Questionnaire['items']>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [index('simple_questionnaires_by_time').on(self.storeId, self.createdAt)],
);
