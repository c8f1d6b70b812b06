import { boolean, index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FeedFigure, FeedRecord, FeedUrgency } from '@brandwright/contract/home/feed-item.ts';
import { dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** What assistants and jobs wrote for the feed. */
export const feedNotes = tenantTable(
  'feed_notes',
  {
    source: text('source').$type<'ASSISTANT' | 'SYSTEM'>().notNull(),
    sourceId: uuid('source_id'),
    author: text('author').notNull(),
    /** What it is about; the author's next note with the same key takes its place. Unique with the author. */
    noteKey: text('note_key').notNull(),
    title: text('title').notNull(),
    detail: text('detail'),
    records: jsonb('records').$type<FeedRecord[]>().notNull(),
    figures: jsonb('figures').$type<FeedFigure[]>().notNull(),
    say: text('say').notNull(),
    sayLabel: text('say_label').notNull(),
    urgency: text('urgency').$type<FeedUrgency>().notNull(),
    isFromOutside: boolean('is_from_outside').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('feed_notes_key').on(self.storeId, self.author, self.noteKey),
    index('feed_notes_by_time').on(self.storeId, self.createdAt.desc().nullsFirst()),
  ],
);

/**
 * What a person put aside. Dismissed (`until` null): hidden while the thing rests on nothing but `parts`.
 * Snoozed: hidden until then, whatever it rests on.
 */
export const feedSetAside = tenantTable(
  'feed_set_aside',
  {
    userId: uuid('user_id').notNull(),
    itemId: text('item_id').notNull(),
    /** As it read when it was put aside. */
    title: text('title').notNull(),
    parts: jsonb('parts').$type<string[]>().notNull(),
    until: instantColumn('until'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [uniqueIndex('feed_set_aside_item').on(self.storeId, self.userId, self.itemId)],
);

/** What people want to be reminded of, each for themselves. */
export const reminders = tenantTable(
  'reminders',
  {
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    remindOn: dayColumn('remind_on').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    doneAt: instantColumn('done_at'),
  },
  (self) => [index('reminders_open').on(self.storeId, self.userId, self.doneAt, self.remindOn)],
);

/** Levels of lifetime sales that were celebrated. One row a level: whoever comes second finds it there. */
export const milestoneCelebrations = tenantTable(
  'milestone_celebrations',
  {
    level: text('level').notNull(),
    acknowledgedBy: uuid('acknowledged_by'),
    acknowledgedAt: instantColumn('acknowledged_at').notNull(),
  },
  (self) => [uniqueIndex('milestone_celebrations_level').on(self.storeId, self.level)],
);
