import { OperationError, type Role } from '@brandwright/contract';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { changeMemberRole } from '@brandwright/contract/team/change-member-role.ts';
import { memberRole, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import {
  actingRole,
  findMember,
  holdTeam,
  readPeople,
  refuseAbove,
  refuseLastOwner,
  setRole,
  toMember,
  type Person,
} from './members.ts';

const kept = z.object({ userId: z.uuid(), before: memberRole, after: memberRole });

/** Errors: forbidden for a role above the caller’s, or for raising their own; conflict for the last owner. */
async function refuse(context: Context, person: Person, role: Role): Promise<void> {
  const isOwn = context.actor.kind === 'user' && context.actor.userId === person.id;
  if (isOwn && role !== person.role && hasRole(role, actingRole(context)))
    throw new OperationError('forbidden', 'You can’t give yourself a higher role. Ask an owner.');
  refuseAbove(context, role, `make someone ${roleWithArticle(role)}`);
  refuseAbove(context, person.role, `change the role of ${roleWithArticle(person.role)}`);
  if (role !== 'owner') refuseLastOwner(await readPeople(context), person);
}

export default implement(changeMemberRole, {
  async run(context, { member, role }) {
    await holdTeam(context);
    const person = await findMember(context, member);
    await refuse(context, person, role);
    if (person.role !== role) await setRole(context, person.id, role);
    return {
      output: { ...toMember(context, { ...person, role }), before: person.role },
      ...(person.role === role ? {} : { undo: { userId: person.id, before: person.role, after: role } }),
      subject: { kind: 'team_member', id: person.id },
    };
  },
  async undo(context, undo) {
    const { userId, before, after } = kept.parse(undo);
    await holdTeam(context);
    const person = await findMember(context, userId);
    refuseChangedSince('role', { role: after }, { role: person.role });
    await refuse(context, person, before);
    await setRole(context, userId, before);
  },
});
