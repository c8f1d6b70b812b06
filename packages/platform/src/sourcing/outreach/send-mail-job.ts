import { OperationError } from '@brandwright/contract';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { ofStore, type OutreachRow } from './outreach-rows.ts';
import { settle } from './send-outreach.ts';
import { sourcingOutreach as outreach } from './tables.ts';

/** After this many mails in a row that the server did not take, the others are not tried. */
const mostFaultsInARow = 3;
const serverAway = 'The mail server didn’t accept the messages. Try again later.';

/** Sends the mails of one batch, each once: the key of each is its row and attempt, also when the job runs again. */
export const sendOutreachMail = declareJob({
  name: 'send_outreach_mail',
  async run(context, payload, report) {
    const batchId = String(payload['batchId']);
    const rows = await context.db
      .select()
      .from(outreach)
      .where(ofStore(context, eq(outreach.batchId, batchId), eq(outreach.status, 'QUEUED')))
      .orderBy(asc(outreach.queuedAt), asc(outreach.id));
    let sent = 0;
    let faults = 0;
    for (const [index, row] of rows.entries()) {
      const failure =
        faults >= mostFaultsInARow ? { isFault: true, words: serverAway } : await send(context, row);
      faults = failure?.isFault ? faults + 1 : 0;
      if (!failure) sent += 1;
      await settle(
        context,
        row,
        failure ? { status: 'FAILED', failure: failure.words } : reached(row, context.clock.now()),
      );
      if (index % 5 === 4)
        await report.progress((100 * (index + 1)) / rows.length, `${sent} of ${rows.length} sent`);
    }
    await context.events.publish({ type: 'invalidate', operations: ['list_outreach'] });
    return { batchId, sent, failed: rows.length - sent };
  },
});

/** Sent is what went to the factory itself; our team has the rest. */
const reached = ({ channel }: OutreachRow, now: Date) =>
  channel === 'OPERATOR' ? { status: 'PASSED_ON' as const } : { status: 'SENT' as const, sentAt: now };

/** Null when it left; else why not, and whether the server is at fault rather than the address. */
async function send(context: Context, row: OutreachRow): Promise<{ isFault: boolean; words: string } | null> {
  const idempotencyKey = `outreach:${row.id}:${row.attempt}`;
  const mail = {
    subject: row.subject ?? '',
    text: row.body ?? '',
    idempotencyKey,
    ...(row.replyTo ? { replyTo: row.replyTo } : {}),
  };
  try {
    if (row.channel === 'OPERATOR') {
      await context.providers.operator.notify({
        ...mail,
        subject: `Find an address: ${row.supplierName}`.replace(/\s+/g, ' ').slice(0, 150),
        text: `A brand wants to write to ${row.supplierName}, but no address is known. Please find one and pass this on.\n\n${mail.text}`,
      });
    } else await context.providers.mail.send({ ...mail, to: row.email ?? '' });
    return null;
  } catch (error) {
    if (!(error instanceof OperationError)) {
      context.log.error({ error: String(error) }, 'a mail could not be sent');
      return { isFault: true, words: 'The email couldn’t be sent. Try again later.' };
    }
    return { isFault: error.code !== 'bad_input', words: error.message };
  }
}
