import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { findMessage } from './append-message.ts';
import type { ConversationRow, MessageRow } from './read-rows.ts';
import { isScripted, mailPauseMs } from './rules.ts';
import { inboxSettings as settings } from './tables.ts';

export const standard = { isEmailOn: true, isSmsOn: false };

export async function readSettings(context: Context) {
  const [row] = await context.db
    .select({ isEmailOn: settings.isEmailOn, isSmsOn: settings.isSmsOn })
    .from(settings)
    .where(and(eq(settings.storeId, context.storeId), eq(settings.id, context.storeId)));
  return row ?? standard;
}

const noticeName = 'mail_inbox_notice';

/** A supplier has written: mails a notice, once for all that comes within the hour. A scripted supplier mails nobody. */
export async function noteSupplierWrote(
  context: Context,
  conversation: ConversationRow,
  message: MessageRow,
): Promise<void> {
  if (isScripted(conversation.attributes) || !(await readSettings(context)).isEmailOn) return;
  const now = context.clock.now();
  await context.db
    .insert(settings)
    .values({ storeId: context.storeId, id: context.storeId, ...standard })
    .onConflictDoNothing();
  const [due] = await context.db
    .update(settings)
    .set({ lastMailAt: now })
    .where(
      and(
        eq(settings.storeId, context.storeId),
        eq(settings.id, context.storeId),
        or(isNull(settings.lastMailAt), lt(settings.lastMailAt, new Date(now.getTime() - mailPauseMs))),
      ),
    )
    .returning({ id: settings.id });
  if (due) await context.jobs.enqueue(noticeName, { messageSid: message.sid });
}

const person = z.object({ email: z.string() });

/** The mail has none of the supplier's words, only the way to them: nothing in it can lead anybody elsewhere. */
export const noticeJob = declareJob({
  name: noticeName,
  async run(context, payload) {
    const { messageSid } = z.object({ messageSid: z.string() }).parse(payload);
    const found = await findMessage(context, messageSid);
    if (!found || found.message.isRead) return { mails: 0 };
    const { rows } = await context.db.execute(sql`select email from people_told_of_messages()`);
    const link = `${context.publicUrl}/inbox/messages?sid=${encodeURIComponent(found.conversation.sid)}`;
    for (const row of rows) {
      const { email } = person.parse(row);
      await context.providers.mail.send({
        to: email,
        subject: 'A supplier sent you a message',
        text: `You have a new message from a supplier in your inbox. Read it here:\n\n${link}\n\nYou can turn these emails off in the inbox.`,
        idempotencyKey: `inbox notice ${context.storeId} ${messageSid} ${email}`,
      });
    }
    return { mails: rows.length };
  },
});
