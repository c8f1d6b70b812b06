import { OperationError } from '@brandwright/contract';
import { resendTeamInvite } from '@brandwright/contract/team/resend-team-invite.ts';
import { memberRole, roleLabels, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { inviteDays } from '@brandwright/contract/team/entities.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import {
  countHeldSeats,
  findInvite,
  isExpired,
  linkEnd,
  lockInvite,
  refuseSettled,
  saveInvite,
  toInvite,
  type InviteRow,
} from './invites.ts';
import { mailTeamInvite } from './mail-invite.ts';
import { holdTeam, readPeople, refuseAbove } from './members.ts';
import { readStore, refuseFull } from './store-of-team.ts';

/** The shortest time between two emails of an invite, and the most emails, so that nobody is flooded. */
const waitMs = 60_000;
const mostLinks = 10;

async function check(context: Context, row: InviteRow): Promise<void> {
  refuseSettled(row, 'sent again');
  const role = memberRole.parse(row.role);
  refuseAbove(context, role, `invite ${roleWithArticle(role)}`);
  const now = context.clock.now();
  if (row.linkNumber >= mostLinks)
    throw new OperationError(
      'too_many_requests',
      `The invite for ${row.email} has been sent ${row.linkNumber} times. Check the address, or copy the link on the team screen.`,
    );
  if (now.getTime() - row.sentAt.getTime() < waitMs)
    throw new OperationError(
      'too_many_requests',
      `The invite for ${row.email} was sent just now. Wait a minute before sending it again.`,
    );
  // An expired invite no longer holds a seat.
  if (isExpired(row, now))
    await refuseFull(context, (await readPeople(context)).length + (await countHeldSeats(context)));
}

export default implement(resendTeamInvite, {
  async run(context, { id }) {
    await holdTeam(context);
    const row = await lockInvite(context, id);
    await check(context, row);
    const linkNumber = row.linkNumber + 1;
    const sent = await saveInvite(context, row, {
      linkNumber,
      mailStatus: 'SENDING',
      sentAt: context.clock.now(),
      expiresAt: linkEnd(context),
    });
    await context.jobs.enqueue(mailTeamInvite.name, { inviteId: row.id, linkNumber });
    return { output: toInvite(context, sent), subject: { kind: 'team_invite', id: row.id } };
  },
  async prepare(context, input) {
    const row = await findInvite(context, input.id);
    await check(context, row);
    const { name } = await readStore(context);
    return {
      input: { id: row.id },
      preview: {
        verb: 'Send again',
        what: `Emails ${row.email} a new link to join ${name}. The old link stops working.`,
        toWhom: row.email,
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Email', value: row.email },
          { label: 'Role', value: roleLabels[memberRole.parse(row.role)] },
          { label: 'Link works for', value: `${inviteDays} days` },
        ],
        warnings: [],
      },
    };
  },
});
