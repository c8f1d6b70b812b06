import { emailChangeMinutes } from '@brandwright/contract/store/account/entities.ts';
import type { MailMessage } from '@brandwright/providers';
import { z } from 'zod';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { letter, type LetterPart } from '../../kernel/jobs/letter.ts';
import { isTaken, oneLine } from '../../kernel/jobs/send-mail.ts';
import type { Context } from '../../kernel/request/context.ts';
import { emailLink, readEmailChange } from './email-link.ts';

const payloads = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['LINK', 'ASKED']), changeId: z.uuid() }),
  z.object({ kind: z.literal('DONE'), changeId: z.uuid(), oldEmail: z.string(), newEmail: z.string() }),
]);

type Letter = Pick<MailMessage, 'to' | 'subject'> & { parts: LetterPart[] };

/** The link to the new address, and what the old one is told: notices about security, which nobody turns off. */
export const mailEmailChange = declareJob({
  name: 'store.mail_email_change',
  async run(context, payload) {
    const asked = payloads.parse(payload);
    const found =
      asked.kind === 'DONE' ? changed(context, asked) : await beginning(context, asked.kind, asked.changeId);
    if (!found) return { sent: false };
    const mail = {
      ...{ to: found.to, subject: found.subject },
      ...letter('Brandwright', found.parts),
      idempotencyKey: `email-change:${asked.kind}:${asked.changeId}`,
    };
    const sent = await isTaken(context, 'a change of address', asked.changeId, () =>
      context.providers.mail.send(mail),
    );
    return { sent };
  },
});

/** Nothing goes out for a link that stopped working. */
async function beginning(
  context: Context,
  kind: 'LINK' | 'ASKED',
  changeId: string,
): Promise<Letter | undefined> {
  const change = await readEmailChange(context, changeId);
  if (!change) return undefined;
  const hello = `Hello ${oneLine(change.name)},`;
  if (kind === 'LINK')
    return {
      to: change.new_email,
      subject: 'Confirm your new address for Brandwright',
      parts: [
        hello,
        'Open this link to log in to Brandwright with this address from now on:',
        { label: 'Confirm this address', url: emailLink(context, changeId) },
        `It works once, for ${emailChangeMinutes} minutes. If you didn’t ask for it, ignore this email.`,
      ],
    };
  return {
    to: change.email,
    subject: 'Someone asked to change the address of your Brandwright login',
    parts: [
      hello,
      `We sent a link to ${change.new_email}. Once it’s opened, you log in with that address instead of this one.`,
      `If it wasn’t you, change your password now: ${context.publicUrl}/account-info?tab=security`,
    ],
  };
}

const changed = (
  context: Context,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
): Letter => ({
  to: oldEmail,
  subject: 'The address of your Brandwright login was changed',
  parts: [
    `You now log in to Brandwright with ${newEmail}. This address no longer works there.`,
    `If it wasn’t you, contact support right away: ${context.publicUrl}/login`,
  ],
});
