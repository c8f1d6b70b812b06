import type { SurveyAnswer } from '@brandwright/contract/subscriptions/survey.ts';
import type { BillingCycle } from '@brandwright/contract/kernel/plan-catalog.ts';
import type { PlanTier } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** The store's plan at the bank. What it costs and how it stands, the bank is asked. */
export const planSubscriptions = tenantTable(
  'plan_subscriptions',
  {
    bank: text('bank').notNull(),
    /** The bank's id of the subscription; null for one that began before the bank knew of it, until it is first asked for. */
    subscriptionId: text('subscription_id'),
    /** Of earlier subscriptions that were canceled, for their invoices. */
    earlierIds: text('earlier_ids').array().notNull().default([]),
    /** "Professional". */
    title: text('title').notNull(),
    tier: text('tier').$type<PlanTier>().notNull().default('TIER_3'),
    cycle: text('cycle').$type<BillingCycle>().notNull().default('MONTHLY'),
    /** The step of AI credits that was chosen; null: what the plan includes. */
    aiCredits: integer('ai_credits'),
    /** Paid for beyond the plan's seats. */
    extraSeats: integer('extra_seats').notNull().default(0),
    /** What it changes to when the period ends. */
    nextTier: text('next_tier').$type<PlanTier>(),
    nextCycle: text('next_cycle').$type<BillingCycle>(),
    nextAiCredits: integer('next_ai_credits'),
    nextExtraSeats: integer('next_extra_seats'),
    nextAt: instantColumn('next_at'),
    /** The end of the last period that wasn't paused. */
    paidUntil: instantColumn('paid_until'),
    /** When the share off was last taken. */
    offeredAt: instantColumn('offered_at'),
    /** Of the failed renewal: up to which day it was tried again. */
    dunningInvoiceId: text('dunning_invoice_id'),
    dunningDay: integer('dunning_day').notNull().default(0),
    startedAt: instantColumn('started_at'),
    /** When the bank was last asked how it stands; what was billed since is still to be written down. */
    checkedAt: instantColumn('checked_at'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [uniqueIndex('plan_subscriptions_bank').on(self.storeId, self.bank)],
);

/** Cancellation surveys with their answers; one is open at a time. */
export const planCancellations = tenantTable(
  'plan_cancellations',
  {
    answers: jsonb('answers').$type<SurveyAnswer[]>().notNull(),
    /** KEPT, PAUSED or CANCELED; null while it is open. */
    outcome: text('outcome').$type<'KEPT' | 'PAUSED' | 'CANCELED'>(),
    startedBy: uuid('started_by'),
    startedAt: instantColumn('started_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (self) => [
    uniqueIndex('plan_cancellations_open')
      .on(self.storeId)
      .where(sql`finished_at is null`),
  ],
);

/** Calls about the plan that were asked for. */
export const planCalls = tenantTable(
  'plan_calls',
  {
    about: text('about').notNull(),
    note: text('note'),
    personName: text('person_name').notNull(),
    replyTo: text('reply_to').notNull(),
    status: text('status').$type<'SENDING' | 'SENT' | 'FAILED'>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [index('plan_calls_by_time').on(self.storeId, self.createdAt)],
);
