import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import { emailOwnSuppliers } from '@brandwright/contract/sourcing/outreach/email-own-suppliers.ts';
import { countOf } from '@brandwright/contract/sourcing/outreach/say.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { templateLetter } from '../../../kernel/approvals/outgoing-letter.ts';
import { sendOutreachMail } from '../send-mail-job.ts';
import { sourcingOutreach as outreach } from '../tables.ts';
import { planMailing, type MailingPlan } from './plan-mailing.ts';
import { readyOf, mostShown } from './ready-rows.ts';

const badOf = (plan: MailingPlan) => plan.rows.filter((row) => row.state !== 'READY');

/** Refuses what cannot be sent as it is, with the reasons. */
function checked(plan: MailingPlan): MailingPlan {
  const [problem] = plan.problems;
  if (problem)
    throw new OperationError(
      'bad_input',
      `Nothing was sent: ${plan.problems.join(' ')}`,
      plan.problems.map((message) => ({ path: 'emailBody', message })),
    );
  if (readyOf(plan).length > 0) return plan;
  const bad = badOf(plan);
  throw new OperationError(
    'conflict',
    `No row in the list can be emailed: ${bad
      .slice(0, 3)
      .map((row) => `line ${row.line}, ${row.reason ?? ''}`)
      .join('; ')}${bad.length > 3 ? '; and so on' : ''}.`,
    bad.slice(0, 50).map((row) => ({ path: 'email', message: row.reason ?? '', line: row.line })),
  );
}

function previewOf(plan: MailingPlan): ApprovalPreview {
  const ready = readyOf(plan);
  const bad = badOf(plan);
  const samples = ready.slice(0, mostShown).map((row) => plan.mailTo(row));
  return {
    verb: `Send ${countOf(ready.length, 'email')}`,
    what: `Sends one email to each of ${countOf(ready.length, 'address', 'addresses')}${plan.fileName ? ` of ${plan.fileName}` : ''}.`,
    toWhom: `${ready
      .slice(0, 5)
      .map((row) => row.email)
      .join(', ')}${ready.length > 5 ? ` and ${ready.length - 5} more` : ''}`,
    cost: null,
    irreversible: 'Emails that were sent can’t be taken back.',
    values: [
      { label: 'Replies go to', value: plan.replyTo },
      ...samples.flatMap(({ to, subject, text }) => [
        { label: `Subject to ${to}`, value: subject },
        { label: `Email to ${to}`, value: text },
      ]),
    ],
    warnings: [
      ...bad.slice(0, 20).map((row) => `Line ${row.line} is left out: ${row.reason ?? ''}.`),
      ...(bad.length > 20 ? [`And ${countOf(bad.length - 20, 'more row')}.`] : []),
    ],
  };
}

/** Everything that will be mailed, on rows of its own; the job sends what waits. */
async function queue(context: Context, plan: MailingPlan): Promise<{ batchId: string; jobId: string }> {
  const batchId = randomUUID();
  const now = context.clock.now();
  await context.db.insert(outreach).values(
    readyOf(plan).map((row) => {
      const mail = plan.mailTo(row);
      return {
        storeId: context.storeId,
        id: randomUUID(),
        batchId,
        source: 'OWN_LIST' as const,
        channel: 'MAIL' as const,
        status: 'QUEUED' as const,
        techPackId: plan.pack?.techPackId ?? null,
        briefTitle: plan.pack?.title ?? null,
        supplierName: row.name,
        email: row.email,
        subject: mail.subject,
        subjectTemplate: plan.emailSubject,
        body: mail.text,
        replyTo: plan.replyTo,
        attempt: 1,
        queuedAt: now,
      };
    }),
  );
  return { batchId, jobId: await context.jobs.enqueue(sendOutreachMail.name, { batchId }) };
}

export default implement(emailOwnSuppliers, {
  async prepare(context, input) {
    const emailBody = input.emailBody && (await templateLetter(context, input.emailBody));
    const plan = checked(await planMailing(context, { ...input, emailBody }));
    return {
      input: {
        ...input,
        emailSubject: plan.emailSubject,
        emailBody: plan.emailBody,
        ...(plan.pack ? { techPackId: plan.pack.techPackId } : {}),
      },
      preview: previewOf(plan),
    };
  },
  async run(context, input) {
    // Two at the same moment would both find nothing sent yet.
    await context.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`own list ${context.storeId}`}, 0))`,
    );
    const plan = checked(await planMailing(context, input));
    const { batchId, jobId } = await queue(context, plan);
    return {
      output: {
        batchId,
        jobId,
        queued: readyOf(plan).length,
        notSent: badOf(plan),
        emailSubject: plan.emailSubject,
        firstMails: readyOf(plan)
          .slice(0, mostShown)
          .map((row) => plan.mailTo(row)),
        replyTo: plan.replyTo,
      },
      ...(plan.pack ? { subject: { kind: 'tech_pack', id: plan.pack.techPackId } } : {}),
    };
  },
});
