import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AgentType, TechPackStatus } from '@brandwright/contract/sourcing/agent/enums.ts';
import type { NearestItem } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import type {
  ExpandedMatch,
  FactoryMatch,
  OriginCost,
} from '@brandwright/contract/sourcing/agent/factory-match.ts';
import type {
  Brief,
  BriefChange,
  TechPackAttachment,
  ValueSource,
} from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Briefs as they stand now. */
export const techPacks = tenantTable(
  'tech_packs',
  {
    number: integer('number').notNull(),
    agentType: text('agent_type').$type<AgentType>().notNull(),
    status: text('status').$type<TechPackStatus>().notNull(),
    brief: jsonb('brief').$type<Brief>().notNull(),
    sources: jsonb('sources').$type<ValueSource[]>().notNull(),
    /** What was said and cannot be taken as it is: "March 2024 is past." */
    question: text('question'),
    attachments: jsonb('attachments').$type<TechPackAttachment[]>().notNull(),
    /** Name, product and materials in lower case, for searching. */
    searchable: text('searchable').notNull(),
    threadId: uuid('thread_id').notNull(),
    checkpointId: uuid('checkpoint_id').notNull(),
    version: integer('version').notNull(),
    matchedAt: instantColumn('matched_at'),
    /** The state that the matches were made for. */
    matchedCheckpointId: uuid('matched_checkpoint_id'),
    matchFacts: jsonb('match_facts').$type<MatchFacts>(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('tech_packs_number').on(self.storeId, self.number),
    uniqueIndex('tech_packs_thread').on(self.storeId, self.threadId),
    index('tech_packs_by_time').on(self.storeId, self.updatedAt),
    index('tech_packs_words').using('gin', sql`to_tsvector('simple'::regconfig, searchable)`),
  ],
);

/** What belongs to all matches of a brief. */
export interface MatchFacts {
  origins: OriginCost[];
  tariff: { hts: string; name: string; isAssumed: boolean; entryDate: string } | null;
  assumptions: string[];
  /** Fitting records of the expanded network, kept or not. */
  expandedTotal: number;
  /** Matches of before these were kept have none. */
  nothingFits?: string | null;
  nearest?: NearestItem[];
}

/** Every state that a brief had, so that each can be gone back to. Rows are only added. */
export const techPackCheckpoints = tenantTable(
  'tech_pack_checkpoints',
  {
    techPackId: uuid('tech_pack_id').notNull(),
    parentId: uuid('parent_id'),
    version: integer('version').notNull(),
    agentType: text('agent_type').$type<AgentType>().notNull(),
    brief: jsonb('brief').$type<Brief>().notNull(),
    sources: jsonb('sources').$type<ValueSource[]>().notNull(),
    attachments: jsonb('attachments').$type<TechPackAttachment[]>().notNull(),
    changes: jsonb('changes').$type<BriefChange[]>().notNull(),
    why: text('why').notNull(),
    who: text('who').notNull(),
    via: text('via').$type<'hand' | 'partner' | 'token' | 'job'>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('tech_pack_checkpoints_version').on(self.storeId, self.techPackId, self.version),
    foreignKey({
      name: 'tech_pack_checkpoints_of_pack',
      columns: [self.storeId, self.techPackId],
      foreignColumns: [techPacks.storeId, techPacks.id],
    }).onDelete('cascade'),
  ],
);

/** What was said about a brief, in order. */
export const techPackMessages = tenantTable(
  'tech_pack_messages',
  {
    techPackId: uuid('tech_pack_id').notNull(),
    checkpointId: uuid('checkpoint_id').notNull(),
    position: integer('position').notNull(),
    role: text('role').$type<'FOUNDER' | 'AGENT'>().notNull(),
    text: text('text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('tech_pack_messages_position').on(self.storeId, self.techPackId, self.position),
    foreignKey({
      name: 'tech_pack_messages_of_pack',
      columns: [self.storeId, self.techPackId],
      foreignColumns: [techPacks.storeId, techPacks.id],
    }).onDelete('cascade'),
  ],
);

/** Factories that were matched to a brief, the latest run only. */
export const techPackMatches = tenantTable(
  'tech_pack_matches',
  {
    techPackId: uuid('tech_pack_id').notNull(),
    isExpanded: boolean('is_expanded').notNull(),
    /** Of the marketplace or of the expanded network. */
    companyId: uuid('company_id').notNull(),
    country: text('country').notNull(),
    rank: integer('rank').notNull(),
    match: jsonb('match').$type<FactoryMatch>(),
    expanded: jsonb('expanded').$type<ExpandedMatch>(),
  },
  (self) => [
    uniqueIndex('tech_pack_matches_rank').on(self.storeId, self.techPackId, self.isExpanded, self.rank),
    foreignKey({
      name: 'tech_pack_matches_of_pack',
      columns: [self.storeId, self.techPackId],
      foreignColumns: [techPacks.storeId, techPacks.id],
    }).onDelete('cascade'),
  ],
);

/** What the agent works on for a person; the row's id is the person's. */
export const sourcingAgentStates = tenantTable('sourcing_agent_states', {
  agentType: text('agent_type').$type<AgentType>().notNull(),
  techPackId: uuid('tech_pack_id'),
  tariffUnitPriceMinor: integer('tariff_unit_price_minor'),
  tariffCountry: text('tariff_country'),
  productMoq: integer('product_moq'),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** People who joined the sourcing agent; the row's id is the person's. */
export const sourcingAgentMembers = tenantTable('sourcing_agent_members', {
  joinedAt: instantColumn('joined_at').notNull(),
});
