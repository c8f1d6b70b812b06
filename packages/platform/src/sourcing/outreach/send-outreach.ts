import { OperationError } from '@brandwright/contract';
import { openConversation } from '@brandwright/contract/inbox/open-conversation.ts';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import type { OutreachPlan, PlannedOutreach } from './plan-outreach.ts';
import { mayBecome } from './outreach-rules.ts';
import { ofStore, type OutreachRow } from './outreach-rows.ts';
import { sourcingOutreach as outreach } from './tables.ts';

/**
 * Takes the row of a brief and supplier before anything is sent, so that two at the same moment send once. Undefined when
 * somebody else has it.
 */
export async function claimOutreach(
  context: Context,
  plan: OutreachPlan,
  { factory, channel, text, earlier }: PlannedOutreach,
  batchId: string,
): Promise<OutreachRow | undefined> {
  const values = {
    batchId,
    source: factory.source,
    channel,
    status: 'QUEUED' as const,
    techPackId: plan.pack?.techPackId ?? null,
    briefTitle: plan.pack?.title ?? null,
    supplierId: factory.supplierId,
    supplierName: factory.name,
    email: factory.email,
    subject: channel === 'INBOX' ? null : plan.subject,
    body: text,
    replyTo: channel === 'INBOX' ? null : plan.sender.email,
    failure: null,
    attempt: (earlier?.attempt ?? 0) + 1,
    queuedAt: context.clock.now(),
    sentAt: null,
    answeredAt: null,
  };
  if (!earlier) {
    const [row] = await context.db
      .insert(outreach)
      .values({ storeId: context.storeId, id: randomUUID(), conversationSid: null, ...values })
      .onConflictDoNothing()
      .returning();
    return row;
  }
  if (!mayBecome(earlier.status, 'QUEUED')) return undefined;
  const [row] = await context.db
    .update(outreach)
    .set(values)
    .where(ofStore(context, eq(outreach.id, earlier.id), eq(outreach.attempt, earlier.attempt)))
    .returning();
  return row;
}

/**
 * Sends one message in the inbox. What the inbox or its carrier refuses is told on the row and leaves nothing half done,
 * so that the others still go out.
 */
export async function sendInInbox(
  context: Context,
  row: OutreachRow,
  text: string,
  subject: string,
): Promise<OutreachRow> {
  await context.db.execute(sql`savepoint outreach`);
  try {
    const { sid } = await context.call(openConversation, {
      userId: row.supplierId ?? '',
      origin: 'SOURCING_AGENT',
      subject,
    });
    const message = await context.call(sendSupplierMessage, { conversationSid: sid, text, type: 'TEXT' });
    if (message.status === 'FAILED')
      throw new OperationError('upstream', 'the messaging provider didn’t accept the message');
    await context.db.execute(sql`release savepoint outreach`);
    return await settle(context, row, { status: 'SENT', conversationSid: sid, sentAt: context.clock.now() });
  } catch (error) {
    await context.db.execute(sql`rollback to savepoint outreach`);
    if (!(error instanceof OperationError))
      context.log.error({ error: String(error) }, 'a factory could not be written to');
    const failure = error instanceof OperationError ? error.message : 'There was an error. Try again later.';
    return settle(context, row, { status: 'FAILED', failure });
  }
}

/** Writes how it went. Refuses what the states do not allow. */
export async function settle(
  context: Context,
  row: OutreachRow,
  change: Partial<OutreachRow> & Pick<OutreachRow, 'status'>,
): Promise<OutreachRow> {
  if (!mayBecome(row.status, change.status))
    throw new OperationError(
      'bad_transition',
      `An outreach that is ${row.status} does not become ${change.status}.`,
    );
  const [settled] = await context.db
    .update(outreach)
    .set(change)
    .where(and(eq(outreach.storeId, context.storeId), eq(outreach.id, row.id)))
    .returning();
  return settled ?? row;
}
