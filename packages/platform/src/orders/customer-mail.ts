import { OperationError } from '@brandwright/contract';
import { and, desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { declareJob } from '../kernel/jobs/jobs.ts';
import type { Context } from '../kernel/request/context.ts';
import { authorOf } from './change-order.ts';
import { customerMails } from './tables.ts';

export interface CustomerMail {
  customerId: string | null;
  orderId: string | null;
  refundId: string | null;
  email: string;
  subject: string;
  body: string;
}

/** Keeps a mail and sends it once the transaction has committed. An answer goes to whoever wrote it. */
export async function queueMail(context: Context, mail: CustomerMail) {
  const id = randomUUID();
  const row = {
    ...mail,
    subject: mail.subject.replaceAll(/\s+/g, ' ').slice(0, 200),
    id,
    status: 'QUEUED' as const,
    author: authorOf(context),
    createdAt: context.clock.now(),
  };
  await context.db.insert(customerMails).values({
    ...row,
    storeId: context.storeId,
    replyTo: context.actor.kind === 'user' ? context.actor.email : null,
  });
  await context.jobs.enqueue(sendCustomerMail.name, { mailId: id });
  return { ...row, failure: null, sentAt: null };
}

const mostMails = 20;

type Kept = Pick<
  typeof customerMails.$inferSelect,
  'id' | 'email' | 'subject' | 'body' | 'author' | 'status' | 'failure' | 'orderId' | 'createdAt' | 'sentAt'
>;

export const toMail = (mail: Kept) => ({
  id: mail.id,
  email: mail.email,
  subject: mail.subject,
  body: mail.body,
  author: mail.author,
  status: mail.status,
  failure: mail.failure,
  orderId: mail.orderId,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
});

/** Mails to a customer, newest first. */
export async function mailsTo(context: Context, customerId: string) {
  const rows = await context.db
    .select()
    .from(customerMails)
    .where(and(eq(customerMails.storeId, context.storeId), eq(customerMails.customerId, customerId)))
    .orderBy(desc(customerMails.createdAt), desc(customerMails.sequence))
    .limit(mostMails);
  return rows.map(toMail);
}

/** Sends one kept mail; its key is its id, so that the mail leaves once, however often the job runs. */
export const sendCustomerMail = declareJob({
  name: 'send_customer_mail',
  async run(context, payload) {
    const mailId = String(payload['mailId']);
    const mine = and(eq(customerMails.storeId, context.storeId), eq(customerMails.id, mailId));
    const [mail] = await context.db.select().from(customerMails).where(mine).for('update');
    if (mail?.status !== 'QUEUED') return { mailId, sent: false };
    const failure = await send(context, mail);
    await context.db
      .update(customerMails)
      .set(failure === null ? { status: 'SENT', sentAt: context.clock.now() } : { status: 'FAILED', failure })
      .where(mine);
    await context.events.publish({ type: 'invalidate', operations: ['get_customer', 'list_order_refunds'] });
    return { mailId, sent: failure === null };
  },
});

/** Null when it left; else why not. */
async function send(context: Context, mail: typeof customerMails.$inferSelect): Promise<string | null> {
  try {
    await context.providers.mail.send({
      to: mail.email,
      subject: mail.subject,
      text: mail.body,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      idempotencyKey: `customer-mail:${mail.id}`,
    });
    return null;
  } catch (error) {
    context.log.warn({ error: String(error), mailId: mail.id }, 'a mail to a customer could not be sent');
    return error instanceof OperationError ? error.message : 'The email couldn’t be sent. Try again later.';
  }
}
