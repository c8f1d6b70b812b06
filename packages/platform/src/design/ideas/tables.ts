import type { AiIdeaState } from '@brandwright/contract/design/ideas/enums.ts';
import type { AiResult } from '@brandwright/contract/kernel/ai-result.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { appRole } from '../../kernel/data/database.ts';
import { sharedTable, tenantTable } from '../../kernel/data/tenant-table.ts';
import type { ProductWords } from './recolor.ts';

/** A product as an idea keeps it. */
export interface StoredProduct {
  id: string;
  title: string;
  description: string;
  /** US cents. */
  priceMinor: number;
  popularity: number;
  imagePrompt: string;
  /** Address, `LOADING` or empty. */
  image: string;
  /** Why there is none, where its drawing was refused. */
  imageNote?: string;
  /** Its words before its picture was asked for in another color or material. */
  own?: ProductWords;
}

/** How pictures of an idea look. */
export interface StoredLook {
  brandName: string;
  palette: string[];
}

export const aiIdeas = tenantTable(
  'ai_ideas',
  {
    number: integer('number').notNull(),
    brief: text('brief').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    audience: text('audience').notNull(),
    state: text('state').$type<AiIdeaState>().notNull(),
    result: text('result').$type<AiResult>().notNull(),
    failure: text('failure'),
    isPublic: boolean('is_public').notNull().default(false),
    /** Its row among the public ones, which says nothing of the store. */
    publicIdeaId: uuid('public_idea_id').notNull(),
    look: jsonb('look').$type<StoredLook>(),
    products: jsonb('products').$type<StoredProduct[]>().notNull(),
    selectedProductIds: jsonb('selected_product_ids').$type<string[]>().notNull(),
    submittedAt: instantColumn('submitted_at'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('ai_ideas_by_number').on(self.storeId, self.number),
    index('ai_ideas_by_time').on(self.storeId, self.state, self.createdAt),
  ],
);

/** What an idea shows to everyone. */
export interface PublicContent {
  title: string;
  category: string;
  description: string;
  audience: string;
  products: Omit<StoredProduct, 'id' | 'imagePrompt' | 'imageNote'>[];
}

const role = pgRole(appRole).existing();
const isOwn = sql`owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid`;

/** Ideas of all stores that everyone may read; each store writes its own only. */
export const publicAiIdeas = sharedTable(
  'public_ai_ideas',
  {
    id: uuid('id').notNull(),
    ownerStoreId: uuid('owner_store_id').notNull(),
    content: jsonb('content').$type<PublicContent>().notNull(),
    publishedAt: instantColumn('published_at').notNull(),
  },
  (self) => [
    primaryKey({ columns: [self.id as never] }),
    index('public_ai_ideas_by_time').on(self.publishedAt),
    pgPolicy('public_ai_ideas_insert', { for: 'insert', to: role, withCheck: isOwn }),
    pgPolicy('public_ai_ideas_update', { for: 'update', to: role, using: isOwn, withCheck: isOwn }),
    pgPolicy('public_ai_ideas_delete', { for: 'delete', to: role, using: isOwn }),
  ],
);
