import { OperationError } from '@brandwright/contract';
import type { ListRowReport, MailPreview } from '@brandwright/contract/sourcing/outreach/own-list.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { readBrief, senderOf } from '../brief.ts';
import { composeMessage, composeSubject, productOf, stopLine } from '../compose.ts';
import { stoppedAmong } from '../outreach-rows.ts';
import { fillPlaceholders, placeholderProblems } from '../placeholders.ts';
import { sourcingOutreach as outreach } from '../tables.ts';
import { judgeRows, readListFile, type MailingList } from './read-list.ts';

export interface MailingWish {
  fileId?: string | undefined;
  uploadSuppliers?: readonly { name?: string | undefined; email: string }[] | undefined;
  emailSubject?: string | undefined;
  emailBody?: string | undefined;
  techPackId?: string | undefined;
}

export interface MailingPlan extends MailingList {
  fileName: string | null;
  pack: TechPack | null;
  emailSubject: string;
  emailBody: string;
  problems: string[];
  replyTo: string;
  storeName: string;
  /** The mail of a row. */
  mailTo(row: ListRowReport): MailPreview;
}

/** Reads the list, the words and what was sent before: who gets what, and what has to be mended. Reads only. */
export async function planMailing(context: Context, wish: MailingWish): Promise<MailingPlan> {
  const { fileName, list } = await listOf(context, wish);
  const pack = await readBrief(context, wish.techPackId);
  const sender = await senderOf(context);
  const emailSubject = wish.emailSubject ?? (pack && composeSubject(pack)) ?? '';
  const emailBody = wish.emailBody ?? (pack && composeMessage(pack, sender)) ?? '';
  const values = { product: pack && productOf(pack), quantity: pack?.quantity ?? null };
  const problems = [
    ...(emailSubject === '' ? ['There’s no subject, and no brief to write one from.'] : []),
    ...(emailBody === '' ? ['There’s no text, and no brief to write one from.'] : []),
    ...(/[\r\n]/.test(emailSubject) ? ['A subject must be a single line.'] : []),
    ...placeholderProblems('subject', emailSubject, values),
    ...placeholderProblems('text', emailBody, values),
  ];
  const fill = (text: string, name: string) => fillPlaceholders(text, { ...values, name });
  return {
    ...list,
    rows: await withoutThose(context, list.rows, pack?.techPackId ?? null, emailSubject),
    fileName,
    pack,
    emailSubject,
    emailBody,
    problems,
    replyTo: sender.email,
    storeName: sender.storeName,
    mailTo: ({ name, email }) => ({
      to: email,
      subject: fill(emailSubject, name).replace(/\s+/g, ' ').slice(0, 200),
      text: `${fill(emailBody, name)}\n\n--\n${stopLine(sender.storeName)}`,
    }),
  };
}

async function listOf(context: Context, { fileId, uploadSuppliers }: MailingWish) {
  if (fileId === undefined && !uploadSuppliers?.length)
    throw new OperationError(
      'bad_input',
      'There’s no list yet. Attach a CSV with a column of names and one of email addresses.',
    );
  if (fileId === undefined) {
    const rows = (uploadSuppliers ?? []).map(({ name = '', email }, index) => ({
      line: index + 2,
      name,
      email: email.trim(),
    }));
    return { fileName: null, list: { columns: [], encoding: null, rows: judgeRows(rows) } };
  }
  const { name } = await context.call(getFile, { fileId });
  const file = await context.providers.files.get(`${context.storeId}/${fileId}`);
  if (!file) throw new OperationError('not_found', 'The file is no longer available. Attach it again.');
  return { fileName: name, list: readListFile(file.bytes) };
}

/** Marks rows of addresses that want no more, or that have this mail about this brief already. */
async function withoutThose(
  context: Context,
  rows: readonly ListRowReport[],
  techPackId: string | null,
  subject: string,
): Promise<ListRowReport[]> {
  const ready = rows.filter((row) => row.state === 'READY').map((row) => row.email);
  if (ready.length === 0) return [...rows];
  const stopped = await stoppedAmong(context, ready);
  const had = await context.db
    .select({ email: outreach.email })
    .from(outreach)
    .where(
      and(
        eq(outreach.storeId, context.storeId),
        eq(outreach.source, 'OWN_LIST'),
        techPackId === null ? isNull(outreach.techPackId) : eq(outreach.techPackId, techPackId),
        inArray(outreach.email, ready),
        ne(outreach.status, 'FAILED'),
        eq(outreach.subjectTemplate, subject),
      ),
    );
  const known = new Set(had.map((row) => row.email));
  return rows.map((row) => {
    if (row.state !== 'READY') return row;
    if (stopped.has(row.email)) return { ...row, state: 'STOPPED', reason: 'it asked for no more email' };
    return known.has(row.email)
      ? {
          ...row,
          state: 'ALREADY_SENT',
          reason: 'it already got an email with this subject about this brief',
        }
      : row;
  });
}
