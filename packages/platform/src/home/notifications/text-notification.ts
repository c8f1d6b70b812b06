import { longestSms } from '@brandwright/providers/sms/sms.ts';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { isTaken, oneLine } from '../../kernel/jobs/send-mail.ts';
import { notificationReaders, notifications } from '../../kernel/notifications/tables.ts';
import { textNotificationJob } from '../../kernel/notifications/tell-people.ts';
import type { Context } from '../../kernel/request/context.ts';
import { addressOf } from './mail-notifications.ts';

const hourMs = 3_600_000;

type Row = typeof notifications.$inferSelect;

/** Whether the person got a text of the same kind within the hour. */
async function isPaused({ db, storeId, clock }: Context, { id, userId, kind }: Row): Promise<boolean> {
  const [last] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.storeId, storeId),
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        ne(notifications.id, id),
        gt(notifications.textedAt, new Date(clock.now().getTime() - hourMs)),
      ),
    )
    .limit(1);
  return last !== undefined;
}

/** Texts a notification to the person’s confirmed number, unless it was read by then; one of a kind within an hour. */
export const textNotification = declareJob({
  name: textNotificationJob,
  async run(context, payload) {
    const id = z.uuid().parse(payload['notificationId']);
    const { db, storeId } = context;
    const mine = and(eq(notifications.storeId, storeId), eq(notifications.id, id));
    const [row] = await db
      .select()
      .from(notifications)
      .where(and(mine, isNull(notifications.readAt), isNull(notifications.textedAt)));
    if (!row || !(await addressOf(context, row.userId)) || (await isPaused(context, row)))
      return { id, sent: false };
    const [reader] = await db
      .select({ to: notificationReaders.smsNumber })
      .from(notificationReaders)
      .where(and(eq(notificationReaders.storeId, storeId), eq(notificationReaders.userId, row.userId)));
    const to = reader?.to;
    if (!to) return { id, sent: false };
    const sent = await isTaken(context, 'a text message', id, () =>
      context.providers.sms.send({
        to,
        text: smsWords(row.title, `${context.publicUrl}${row.path}`),
        idempotencyKey: `notification-sms:${id}`,
      }),
    );
    await db.update(notifications).set({ textedAt: context.clock.now() }).where(mine);
    return { id, sent };
  },
});

/** The title and where to look, in at most two parts. */
export function smsWords(title: string, link: string): string {
  const words = oneLine(title);
  const room = longestSms - link.length - 'Brandwright: . '.length;
  const cut = words.length <= room ? words : `${words.slice(0, Math.max(0, room - 1)).trimEnd()}…`;
  return `Brandwright: ${cut.replace(/\.$/, '')}. ${link}`.slice(0, longestSms);
}
