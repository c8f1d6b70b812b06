import type { ModelTest, PartnerModelSource } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** The language model that a store chose. One row a store: its id is the store's. */
export const partnerModels = tenantTable('partner_models', {
  source: text('source').$type<PartnerModelSource>().notNull(),
  /** Base address; null where the model is not reached by one that the store chose. */
  address: text('address'),
  model: text('model'),
  contextTokens: integer('context_tokens'),
  chosenAt: instantColumn('chosen_at'),
  chosenBy: uuid('chosen_by'),
  chosenByName: text('chosen_by_name'),
  lastTest: jsonb('last_test').$type<ModelTest>(),
});

/** Keys of model servers, each for one origin and sent to no other. */
export const partnerModelKeys = tenantTable(
  'partner_model_keys',
  {
    /** Scheme, host and port. */
    origin: text('origin').notNull(),
    /** Encrypted for this store and origin; see sealText. */
    sealed: text('sealed').notNull(),
    lastFour: text('last_four').notNull(),
    setAt: instantColumn('set_at').notNull(),
    setBy: uuid('set_by'),
  },
  (self) => [uniqueIndex('partner_model_keys_origin').on(self.storeId, self.origin)],
);
