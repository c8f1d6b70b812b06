import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EmailPace, NotificationKind } from '@brandwright/contract/home/notifications/kinds.ts';
import { instantColumn, sequenceColumn } from '../data/columns.ts';
import { tenantTable } from '../data/tenant-table.ts';

/** What each person was told of, in the app, by email and by SMS. */
export const notifications = tenantTable(
  'notifications',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** The same for the same event: told once. */
    key: text('key').notNull(),
    /** What it is about; an unread one about the same gives way to the newer. */
    topic: text('topic'),
    title: text('title').notNull(),
    detail: text('detail'),
    path: text('path').notNull(),
    /** False where the person turned the app off for the kind: it is emailed or texted alone. */
    isShown: boolean('is_shown').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    sequence: sequenceColumn('sequence').notNull(),
    readAt: instantColumn('read_at'),
    /** When it is emailed unless it was read by then; null for never. */
    mailDueAt: instantColumn('mail_due_at'),
    /** The email that it goes out with, once that is on its way. */
    mailId: uuid('mail_id'),
    mailedAt: instantColumn('mailed_at'),
    textedAt: instantColumn('texted_at'),
  },
  (self) => [
    uniqueIndex('notifications_key').on(self.storeId, self.userId, self.key),
    index('notifications_newest').on(
      self.storeId,
      self.userId,
      self.createdAt.desc().nullsFirst(),
      self.sequence.desc().nullsFirst(),
    ),
    index('notifications_of_topic').on(self.storeId, self.topic),
    index('notifications_due')
      .on(self.storeId, self.mailDueAt)
      .where(sql`mail_due_at is not null and mail_id is null and read_at is null`),
    index('notifications_of_mail').on(self.storeId, self.mailId),
  ],
);

/** Ways that a person turned on or off for a kind; null where they never said. */
export const notificationChoices = tenantTable(
  'notification_choices',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    isInAppOn: boolean('is_in_app_on'),
    isEmailOn: boolean('is_email_on'),
    isSmsOn: boolean('is_sms_on'),
  },
  (self) => [uniqueIndex('notification_choices_kind').on(self.storeId, self.userId, self.kind)],
);

/** How often a person gets emails, and where texts go. A number is used once its code was entered. */
export const notificationReaders = tenantTable(
  'notification_readers',
  {
    userId: uuid('user_id').notNull(),
    emailPace: text('email_pace').$type<EmailPace>().notNull().default('AT_ONCE'),
    /** E.164, confirmed. */
    smsNumber: text('sms_number'),
    /** A number that a code was sent to, with the code’s signature, until when it counts and how often another was tried. */
    openNumber: text('open_number'),
    codeMac: text('code_mac'),
    codeExpiresAt: instantColumn('code_expires_at'),
    codeTries: integer('code_tries').notNull().default(0),
  },
  (self) => [uniqueIndex('notification_readers_person').on(self.storeId, self.userId)],
);

/** When it was last looked what stands in a store's feed, to tell its people of what is new. */
export const notificationWatches = tenantTable('notification_watches', {
  lookedAt: instantColumn('looked_at').notNull(),
  /** Once true, what is new is emailed and texted too; what stood there at first is only shown. */
  isKnown: boolean('is_known').notNull(),
});

/** What of the feed people were told of and still stands. */
export const notificationEvidence = tenantTable(
  'notification_evidence',
  {
    source: text('source').notNull(),
    part: text('part').notNull(),
  },
  (self) => [uniqueIndex('notification_evidence_part').on(self.storeId, self.source, self.part)],
);
