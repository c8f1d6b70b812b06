import { teamReads } from '@brandwright/contract/team/access.ts';
import { memberRole, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { letter } from '../kernel/jobs/letter.ts';
import { isTaken, oneLine } from '../kernel/jobs/send-mail.ts';
import type { Context } from '../kernel/request/context.ts';
import { linkOf, statusOf, type InviteRow } from './invites.ts';
import { readStore } from './store-of-team.ts';
import { teamInvites } from './tables.ts';

/** The invite while this is its newest link. */
const withLink = (context: Context, id: string, linkNumber: number) =>
  and(
    eq(teamInvites.storeId, context.storeId),
    eq(teamInvites.id, id),
    eq(teamInvites.linkNumber, linkNumber),
  );

async function mailOf(context: Context, row: InviteRow) {
  const { name } = await readStore(context);
  const role = roleWithArticle(memberRole.parse(row.role));
  return {
    to: row.email,
    subject: `${oneLine(row.invitedByName)} invited you to join ${oneLine(name)}`,
    ...letter(oneLine(name), [
      `${oneLine(row.invitedByName)} invited you to join ${oneLine(name)} on Brandwright as ${role}. Accept the invite here:`,
      { label: 'Accept the invite', url: linkOf(context, row) },
      `This link works until ${dayWords(row.expiresAt.toISOString())}, and only for ${row.email}. If you weren’t expecting this invite, you can ignore this email.`,
    ]),
    idempotencyKey: `team-invite:${row.id}:${row.linkNumber}`,
  };
}

/** Keyed by the link, so that each is emailed once however often the job runs; a replaced link isn't sent. */
export const mailTeamInvite = declareJob({
  name: 'mail_team_invite',
  async run(context, payload) {
    const [inviteId, linkNumber] = [String(payload['inviteId']), Number(payload['linkNumber'])];
    const [row] = await context.db
      .select()
      .from(teamInvites)
      .where(withLink(context, inviteId, linkNumber));
    if (!row || statusOf(row) !== 'PENDING') return { inviteId, sent: false };
    const mail = await mailOf(context, row);
    const sent = await isTaken(context, 'a team invite', inviteId, () => context.providers.mail.send(mail));
    await context.db
      .update(teamInvites)
      .set({ mailStatus: sent ? 'SENT' : 'FAILED' })
      .where(withLink(context, inviteId, linkNumber));
    await context.events.publish({ type: 'invalidate', operations: teamReads });
    return { inviteId, sent };
  },
});
