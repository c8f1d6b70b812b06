import { memberRole, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { isTaken } from '../kernel/jobs/send-mail.ts';
import type { Context } from '../kernel/request/context.ts';
import { linkOf, statusOf, type InviteRow } from './invites.ts';
import { readStore } from './store-of-team.ts';
import { teamInvites } from './tables.ts';

const mine = (context: Context, id: string) =>
  and(eq(teamInvites.storeId, context.storeId), eq(teamInvites.id, id));

async function mailOf(context: Context, row: InviteRow) {
  const { name } = await readStore(context);
  const role = roleWithArticle(memberRole.parse(row.role));
  // A name can't add lines to a mail.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return {
    to: row.email,
    subject: `${plain(row.invitedByName)} invited you to ${plain(name)}`,
    text: [
      `${plain(row.invitedByName)} invited you to work on ${plain(name)} in Brandwright as ${role}.`,
      '',
      `Accept the invite: ${linkOf(context, row)}`,
      '',
      `The link works until ${dayWords(row.expiresAt.toISOString())}, for ${row.email} only. If you don’t know what this is about, ignore this email.`,
    ].join('\n'),
    idempotencyKey: `team-invite:${row.id}:${row.linkNumber}`,
  };
}

/** Keyed by the link, so that each is mailed once however often the job runs; one that was replaced isn't mailed. */
export const mailTeamInvite = declareJob({
  name: 'mail_team_invite',
  async run(context, payload) {
    const [inviteId, linkNumber] = [String(payload['inviteId']), Number(payload['linkNumber'])];
    const [row] = await context.db.select().from(teamInvites).where(mine(context, inviteId));
    if (!row || row.linkNumber !== linkNumber || statusOf(row) !== 'PENDING')
      return { inviteId, sent: false };
    const mail = await mailOf(context, row);
    const sent = await isTaken(context, 'a team invite', inviteId, () => context.providers.mail.send(mail));
    await context.db
      .update(teamInvites)
      .set({ mailStatus: sent ? 'SENT' : 'FAILED' })
      .where(mine(context, inviteId));
    await context.events.publish({ type: 'invalidate', operations: ['list_team', 'list_team_invites'] });
    return { inviteId, sent };
  },
});
