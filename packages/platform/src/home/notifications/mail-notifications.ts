import { notificationKinds } from '@brandwright/contract/home/notifications/kinds.ts';
import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { declareRound } from '../../kernel/jobs/rounds.ts';
import { isTaken } from '../../kernel/jobs/send-mail.ts';
import { notifications } from '../../kernel/notifications/tables.ts';
import { mailNotificationsJob } from '../../kernel/notifications/tell-people.ts';
import type { Context } from '../../kernel/request/context.ts';
import { notificationMail } from './notification-mail.ts';
import { stopLink } from './stop-link.ts';

const person = z.object({ email: z.string(), store_name: z.string() });

/** Where a person of the store is written to; undefined once they left it. */
export async function addressOf({ db, storeId }: Context, userId: string) {
  const { rows } = await db.execute(sql`
    select p.email, s.name as store_name from people_to_notify p join stores s on s.id = p.store_id
    where p.store_id = ${storeId} and p.user_id = ${userId}`);
  return person.optional().parse(rows[0]);
}

/** Gathers what is due to a person into one email: a digest, or what came within the hour. */
export const mailDueNotifications = declareRound({
  name: 'mail_due_notifications',
  everyMs: 60_000,
  table: 'notifications',
  due: (now) => `mail_due_at <= ${now} and mail_id is null and read_at is null`,
  order: 'mail_due_at',
  async run(context, id) {
    const { db, storeId, clock } = context;
    const [row] = await db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.storeId, storeId), eq(notifications.id, id), isNull(notifications.mailId)));
    if (!row) return;
    const mailId = randomUUID();
    const taken = await db
      .update(notifications)
      .set({ mailId })
      .where(
        and(
          eq(notifications.storeId, storeId),
          eq(notifications.userId, row.userId),
          lte(notifications.mailDueAt, clock.now()),
          isNotNull(notifications.mailDueAt),
          isNull(notifications.mailId),
          isNull(notifications.readAt),
        ),
      )
      .returning({ id: notifications.id });
    if (taken.length > 0) await context.jobs.enqueue(mailNotificationsJob, { mailId });
  },
});

/** Keyed by the email, so that it is sent once however often the job runs. What was read in the meantime is left out. */
export const mailNotifications = declareJob({
  name: mailNotificationsJob,
  async run(context, payload) {
    const mailId = z.uuid().parse(payload['mailId']);
    const ofMail = and(eq(notifications.storeId, context.storeId), eq(notifications.mailId, mailId));
    const rows = await context.db
      .select()
      .from(notifications)
      .where(and(ofMail, isNull(notifications.mailedAt), isNull(notifications.readAt)))
      .orderBy(asc(notifications.createdAt), asc(notifications.sequence));
    const [first] = rows;
    const to = first && (await addressOf(context, first.userId));
    if (!first || !to) return { mailId, sent: false };
    const kinds = new Set(rows.map(({ kind }) => kind));
    const canStop = rows.every(({ kind }) => !notificationKinds[kind].isAlwaysOn);
    const { publicUrl } = context;
    const sent = await isTaken(context, 'an email of notifications', mailId, () =>
      context.providers.mail.send({
        to: to.email,
        ...notificationMail({
          storeName: to.store_name,
          items: rows,
          publicUrl,
          stopUrl: canStop
            ? stopLink(context, { userId: first.userId, kind: kinds.size === 1 ? first.kind : 'ALL' })
            : null,
        }),
        idempotencyKey: `notifications:${mailId}`,
      }),
    );
    await context.db.update(notifications).set({ mailedAt: context.clock.now() }).where(ofMail);
    return { mailId, sent };
  },
});
