import {
  emailPace,
  notificationKinds,
  type NotificationKind,
} from '@brandwright/contract/home/notifications/kinds.ts';
import { notificationReads } from '@brandwright/contract/home/notifications/entities.ts';
import { roles } from '@brandwright/contract/kernel/operation.ts';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../request/context.ts';
import { notifications } from './tables.ts';
import { mailDueAt, waysFor } from './ways.ts';

/** Something to tell the people of a store. None of its words may come from outside the store. */
export interface News {
  kind: NotificationKind;
  /** The same for the same event, however often it is told. */
  key: string;
  /** An unread notification about the same gives way to this one. */
  topic?: string;
  title: string;
  detail?: string;
  /** The screen that shows what it is about. */
  path: string;
  /** Only this person is told. */
  userId?: string;
  /** Shown in the app alone. */
  isQuiet?: boolean;
  /** An email of its own tells of it. */
  isMailed?: boolean;
}

/** The jobs that carry what isn’t read in the app; their handlers stand in home. */
export const mailNotificationsJob = 'mail_notifications';
export const textNotificationJob = 'text_notification';

const longestTitle = 160;
const longestDetail = 400;

const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

const reader = z.object({
  user_id: z.uuid(),
  role: z.enum(roles),
  is_in_app_on: z.boolean().nullable(),
  is_email_on: z.boolean().nullable(),
  is_sms_on: z.boolean().nullable(),
  email_pace: emailPace.nullable(),
  last_due_at: z.coerce.date().nullable(),
});

async function readersOf({ db, storeId }: Context, { kind, userId }: News) {
  const { rows } = await db.execute(sql`
    select p.user_id, p.role, c.is_in_app_on, c.is_email_on, c.is_sms_on, r.email_pace,
      (select max(n.mail_due_at) from notifications n
        where n.store_id = p.store_id and n.user_id = p.user_id and n.kind = ${kind}) as last_due_at
    from people_to_notify p
    left join notification_choices c
      on c.store_id = p.store_id and c.user_id = p.user_id and c.kind = ${kind}
    left join notification_readers r on r.store_id = p.store_id and r.user_id = p.user_id
    where p.store_id = ${storeId} and ${userId === undefined ? sql`true` : sql`p.user_id = ${userId}`}`);
  return z.array(reader).parse(rows);
}

/**
 * Writes to everybody whom it concerns, once for each key, as each of them chose, and sends what is to be sent when the transaction
 * commits. Nobody is told of what they did themselves, except where it is about security.
 */
export async function tellPeople(context: Context, news: News): Promise<void> {
  const { kind, key, topic, title, detail, path, isQuiet, isMailed } = news;
  const facts = notificationKinds[kind];
  const { actor, clock, db, storeId } = context;
  const now = clock.now();
  const self = actor.kind === 'user' && !facts.isAlwaysOn && context.via !== 'system' ? actor.userId : null;
  let told = 0;
  for (const person of await readersOf(context, news)) {
    if (person.user_id === self) continue;
    const ways = waysFor(kind, person.role, {
      isInAppOn: person.is_in_app_on,
      isEmailOn: person.is_email_on,
      isSmsOn: person.is_sms_on,
    });
    const mails = ways.EMAIL && !isQuiet && !isMailed;
    const texts = ways.SMS && !isQuiet;
    if (!ways.IN_APP && !mails && !texts) continue;
    const dueAt = mails ? mailDueAt(facts, person.email_pace ?? 'AT_ONCE', now, person.last_due_at) : null;
    const mailId = dueAt !== null && dueAt <= now ? randomUUID() : null;
    if (topic !== undefined) await giveWay(context, person.user_id, topic, key);
    const [row] = await db
      .insert(notifications)
      .values({
        ...{ storeId, id: randomUUID(), userId: person.user_id, kind, key, topic: topic ?? null, path },
        ...{
          title: cut(title, longestTitle),
          detail: detail === undefined ? null : cut(detail, longestDetail),
        },
        ...{ isShown: ways.IN_APP, createdAt: now, mailDueAt: dueAt, mailId },
      })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    if (!row) continue;
    told += 1;
    if (mailId) await context.jobs.enqueue(mailNotificationsJob, { mailId });
    if (texts) await context.jobs.enqueue(textNotificationJob, { notificationId: row.id });
  }
  if (told > 0) await context.events.publish({ type: 'invalidate', operations: notificationReads });
}

/** An unread one about the same is over, except the very same. One whose email is on its way is only no longer shown. */
async function giveWay({ db, storeId }: Context, userId: string, topic: string, key: string): Promise<void> {
  const older = and(
    eq(notifications.storeId, storeId),
    eq(notifications.userId, userId),
    eq(notifications.topic, topic),
    ne(notifications.key, key),
    isNull(notifications.readAt),
  );
  const isGoingOut = and(isNotNull(notifications.mailId), isNull(notifications.mailedAt));
  await db.update(notifications).set({ isShown: false }).where(and(older, isGoingOut));
  await db
    .delete(notifications)
    .where(and(older, or(isNull(notifications.mailId), isNotNull(notifications.mailedAt))));
}

/** What people were told of a topic counts as read: the thing itself was. */
export async function settleTopic(context: Context, topic: string): Promise<void> {
  const { db, storeId, clock } = context;
  const settled = await db
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(
      and(eq(notifications.storeId, storeId), eq(notifications.topic, topic), isNull(notifications.readAt)),
    )
    .returning({ id: notifications.id });
  if (settled.length > 0) await context.events.publish({ type: 'invalidate', operations: notificationReads });
}
