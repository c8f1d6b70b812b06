import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appRole } from '../kernel/data/database.ts';
import { instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

const role = pgRole(appRole).existing();
const currentStore = sql`(nullif(current_setting('app.store_id', true), ''))::uuid`;

/** A store is seen by itself alone. */
export const stores = pgTable(
  'stores',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** The store's part of public addresses. */
    handle: text('handle'),
    description: text('description'),
    website: text('website'),
    supportEmail: text('support_email'),
    phone: text('phone'),
    countryCode: text('country_code'),
    /** Of the IANA's list. Null until one is chosen: days then begin by UTC. */
    timeZone: text('time_zone'),
    logoUrl: text('logo_url'),
    accountType: text('account_type').notNull(),
    planType: text('plan_type').notNull(),
    /** Seats that are paid for beyond the plan's. */
    extraSeats: integer('extra_seats').notNull().default(0),
    flags: text('flags').array().notNull().default([]),
    blueprintSubscriptionId: text('blueprint_subscription_id'),
    blueprintSubscriptionStatus: text('blueprint_subscription_status'),
    blueprintSubscriptionPausedAt: instantColumn('blueprint_subscription_paused_at'),
    blueprintSubscriptionBehavior: text('blueprint_subscription_behavior'),
    blueprintSubscriptionResumesAt: instantColumn('blueprint_subscription_resumes_at'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('stores_handle').on(self.handle),
    pgPolicy('stores_self', {
      for: 'all',
      to: role,
      using: sql`id = ${currentStore}`,
      withCheck: sql`id = ${currentStore}`,
    }),
  ],
);

/** A person is seen by the stores they belong to. Written through the routines for accounts only. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  () => [
    pgPolicy('users_of_store', {
      for: 'select',
      to: role,
      using: sql`exists (select from memberships m where m.user_id = users.id and m.store_id = ${currentStore})`,
    }),
  ],
);

export const memberships = tenantTable(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('memberships_person').on(self.storeId, self.userId),
    // A login knows the person before the store.
    index('memberships_of_user').on(self.userId),
  ],
);

/** No policy at all: the application's role sees nothing of it, except through the routines for accounts. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** argon2id; null for who has only ever come through an identity provider. */
  passwordHash: text('password_hash'),
  googleSubject: text('google_subject').unique(),
  /** Set when someone trustworthy said that the address is theirs. */
  emailVerifiedAt: instantColumn('email_verified_at'),
}).enableRLS();

/** Logins that can be ended. Timed by the machine, not by the clock of the business. No policy. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    /** LOGIN, or API for a token that a program uses. */
    kind: text('kind').notNull().default('LOGIN'),
    /** Of an API token: what it is for, and which generation it is. */
    name: text('name'),
    generation: integer('generation'),
    /** "Chrome on macOS"; null until it was used. */
    device: text('device'),
    lastSeenAt: instantColumn('last_seen_at'),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (self) => [index('sessions_of_user').on(self.userId)],
).enableRLS();

/** Links by which a forgotten password is set anew: each works once, and only the newest. Timed by the machine. No policy. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (self) => [index('password_resets_of_user').on(self.userId, self.createdAt)],
).enableRLS();

/** Links by which a person takes on another address: each works once, and only the newest. Timed by the machine. No policy. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    newEmail: text('new_email').notNull(),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (self) => [index('email_changes_of_user').on(self.userId, self.createdAt)],
).enableRLS();

/** How often a login was tried under a key, in the window that began then. No policy. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  startedAt: instantColumn('started_at').notNull(),
}).enableRLS();

export const externalFields = tenantTable(
  'external_fields',
  {
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    value: jsonb('value').notNull(),
  },
  (self) => [uniqueIndex('external_fields_name').on(self.storeId, self.userId, self.name)],
);

/** Settings of the installation: DISPLAY anyone reads, NONE needs a login, INTERNAL only the routines read. */
export const businessSettings = pgTable(
  'business_settings',
  {
    key: text('key').primaryKey(),
    visibility: text('visibility').notNull(),
    value: jsonb('value').notNull(),
  },
  () => [
    pgPolicy('business_settings_read', {
      for: 'select',
      to: role,
      using: sql`visibility in ('DISPLAY', 'NONE')`,
    }),
  ],
);

/** By which mailings to the store's people are chosen. */
export const mailingTags = tenantTable(
  'store_mailing_tags',
  {
    tag: text('tag').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [uniqueIndex('store_mailing_tags_tag').on(self.storeId, self.tag)],
);

/** What is known of an uploaded file; its bytes are in the file store under `{storeId}/{id}`. */
export const files = tenantTable(
  'files',
  {
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [index('files_by_time').on(self.storeId, self.createdAt)],
);
