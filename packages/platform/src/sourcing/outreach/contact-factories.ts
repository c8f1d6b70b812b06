import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import { contactFactories } from '@brandwright/contract/sourcing/outreach/contact-factories.ts';
import { countOf, namesOf } from '@brandwright/contract/sourcing/outreach/say.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { templateLetter } from '../../kernel/approvals/outgoing-letter.ts';
import { missingOf } from './compose.ts';
import { countsBy, type OutreachRow, toOutreach } from './outreach-rows.ts';
import { planOutreach, type OutreachPlan } from './plan-outreach.ts';
import { sendOutreachMail } from './send-mail-job.ts';
import { claimOutreach, sendInInbox } from './send-outreach.ts';

const nothingToSend = ({ leftOut }: OutreachPlan) =>
  new OperationError(
    'conflict',
    `Nothing to send: ${leftOut.map((one) => `${one.supplierName}: ${one.reason}`).join('; ')}. To send it once more, say "send it again".`,
  );

const wayWords = {
  INBOX: 'in the inbox',
  MAIL: 'by email',
  OPERATOR: 'through our team, who are looking for an address',
};

function previewOf(plan: OutreachPlan): ApprovalPreview {
  const { planned, pack, leftOut, notMaking } = plan;
  const names = planned.map(({ factory }) => factory.name);
  const [first] = planned;
  const missing = pack ? missingOf(pack) : [];
  const again = planned.filter(({ earlier }) => earlier && earlier.status !== 'FAILED');
  return {
    verb: `Write to ${countOf(planned.length, 'factory', 'factories')}`,
    what: `${pack ? `The brief "${pack.title}" goes` : 'Your message goes'} to ${countOf(planned.length, 'factory', 'factories')}, each in a separate message.`,
    toWhom: namesOf(names, 20),
    cost: null,
    irreversible: 'A message that was sent can’t be taken back.',
    values: [
      ...planned.map(({ factory, channel }) => ({
        label: factory.name,
        value: [factory.countryName, `${wayWords[channel]}${factory.email ? ` to ${factory.email}` : ''}`]
          .filter(Boolean)
          .join(', '),
      })),
      ...(planned.some(({ channel }) => channel !== 'INBOX')
        ? [
            { label: 'Email subject', value: plan.subject },
            { label: 'Replies go to', value: plan.sender.email },
          ]
        : []),
      {
        label: planned.length === 1 ? 'Message' : `Message to ${first?.factory.name ?? ''}`,
        value: first?.text ?? '',
      },
    ],
    warnings: [
      ...(missing.length > 0 ? [`The brief doesn’t say ${missing.join(', ')}; factories will ask.`] : []),
      ...again.map(({ factory }) => `${factory.name} already has this brief and gets it again.`),
      ...notMaking.map((name) => `${name} lists no ${pack?.product ?? 'such product'} in its catalog.`),
      ...leftOut.map((one) => `Left out ${one.supplierName}: ${one.reason}.`),
    ],
  };
}

export default implement(contactFactories, {
  async prepare(context, input) {
    const message = input.message && (await templateLetter(context, input.message));
    const plan = await planOutreach(context, { ...input, message });
    if (plan.planned.length === 0) throw nothingToSend(plan);
    return {
      input: {
        companyIds: plan.planned.map(({ factory }) => factory.supplierId),
        ...(plan.pack ? { techPackId: plan.pack.techPackId } : {}),
        message: plan.message,
        sendAgain: input.sendAgain,
      },
      preview: previewOf(plan),
    };
  },
  async run(context, input) {
    const plan = await planOutreach(context, input);
    if (plan.planned.length === 0) throw nothingToSend(plan);
    const batchId = randomUUID();
    const rows: OutreachRow[] = [];
    const leftOut = [...plan.leftOut];
    for (const one of plan.planned) {
      const claimed = await claimOutreach(context, plan, one, batchId);
      if (!claimed) {
        const { supplierId, name } = one.factory;
        leftOut.push({ supplierId, supplierName: name, reason: 'it’s being written to right now' });
      } else
        rows.push(
          one.channel === 'INBOX' ? await sendInInbox(context, claimed, one.text, plan.subject) : claimed,
        );
    }
    const byMail = rows.some((row) => row.channel !== 'INBOX');
    const jobId = byMail ? await context.jobs.enqueue(sendOutreachMail.name, { batchId }) : null;
    const of = (status: OutreachRow['status']) => rows.filter((row) => row.status === status).length;
    return {
      output: {
        techPackId: plan.pack?.techPackId ?? null,
        briefTitle: plan.pack?.title ?? null,
        message: plan.message,
        counts: countsBy(of),
        rows: rows.map(toOutreach),
        leftOut,
        jobId,
      },
      ...(plan.pack ? { subject: { kind: 'tech_pack', id: plan.pack.techPackId } } : {}),
    };
  },
});
