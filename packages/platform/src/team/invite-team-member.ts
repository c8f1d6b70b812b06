import { OperationError, type InputOf } from '@brandwright/contract';
import { inviteTeamMember } from '@brandwright/contract/team/invite-team-member.ts';
import { roleLabels, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { inviteDays } from '@brandwright/contract/team/entities.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { countHeldSeats, isExpired, linkEnd, readOpenInvites, saveInvite, toInvite } from './invites.ts';
import { mailTeamInvite } from './mail-invite.ts';
import { holdTeam, readPeople, refuseAbove } from './members.ts';
import { refuseFlood } from './refuse-flood.ts';
import { readStore, refuseFull } from './store-of-team.ts';
import { teamInvites } from './tables.ts';

/** Refuses an address that can’t be invited. Answers the expired invite that this one replaces. */
async function check(context: Context, { email, role }: InputOf<typeof inviteTeamMember>) {
  refuseAbove(context, role, `invite ${roleWithArticle(role)}`);
  const people = await readPeople(context);
  const there = people.find((one) => one.email === email);
  if (there)
    throw new OperationError(
      'conflict',
      `${there.name} (${email}) is already on the team as ${roleWithArticle(there.role)}. Change their role instead.`,
    );
  const open = (await readOpenInvites(context)).find((one) => one.email === email);
  if (open && !isExpired(open, context.clock.now()))
    throw new OperationError(
      'conflict',
      `${email} already has an open invite. Send it again, change its role, or cancel it.`,
    );
  await refuseFull(context, people.length + (await countHeldSeats(context)));
  await refuseFlood(context, email);
  return open;
}

export default implement(inviteTeamMember, {
  async run(context, { email, role }) {
    await holdTeam(context);
    const expired = await check(context, { email, role });
    const now = context.clock.now();
    if (expired) await saveInvite(context, expired, { canceledAt: now });
    const { actor } = context;
    const [row] = await context.db
      .insert(teamInvites)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        email,
        role,
        invitedBy: actor.kind === 'user' ? actor.userId : null,
        invitedByName: actor.kind === 'user' ? actor.name : 'Brandwright',
        linkNumber: 1,
        mailStatus: 'SENDING',
        createdAt: now,
        sentAt: now,
        expiresAt: linkEnd(context),
      })
      .returning();
    if (!row) throw new Error('The invite was not written.');
    await context.jobs.enqueue(mailTeamInvite.name, { inviteId: row.id, linkNumber: row.linkNumber });
    return { output: toInvite(context, row), subject: { kind: 'team_invite', id: row.id } };
  },
  async prepare(context, input) {
    await check(context, input);
    const { name } = await readStore(context);
    const { email, role } = input;
    return {
      input,
      preview: {
        verb: `Invite ${email}`,
        what: `Emails ${email} an invite to work in ${name} as ${roleWithArticle(role)}.`,
        toWhom: email,
        cost: null,
        irreversible: 'An email that was sent can’t be taken back. The invite itself can be canceled.',
        values: [
          { label: 'Email', value: email },
          { label: 'Role', value: roleLabels[role] },
          { label: 'Link works for', value: `${inviteDays} days` },
        ],
        warnings:
          role === 'admin' ? ['An admin can invite and remove people and change the store’s settings.'] : [],
      },
    };
  },
});
