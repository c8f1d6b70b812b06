import { OperationError } from '@brandwright/contract';
import { removeMember } from '@brandwright/contract/team/remove-member.ts';
import { roleLabels, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import {
  endMembership,
  findMember,
  holdTeam,
  readPeople,
  refuseAbove,
  refuseLastOwner,
  toMember,
} from './members.ts';
import { readStore } from './store-of-team.ts';

async function removable(context: Context, said: string) {
  const person = await findMember(context, said);
  if (context.actor.kind === 'user' && context.actor.userId === person.id)
    throw new OperationError(
      'conflict',
      'That’s you. To leave the store, choose “Leave the store” on the team screen.',
    );
  refuseAbove(context, person.role, `remove ${roleWithArticle(person.role)}`);
  refuseLastOwner(await readPeople(context), person);
  return person;
}

export default implement(removeMember, {
  async run(context, { member }) {
    await holdTeam(context);
    const person = await removable(context, member);
    await endMembership(context, person);
    return { output: toMember(context, person), subject: { kind: 'team_member', id: person.id } };
  },
  async prepare(context, { member }) {
    const person = await removable(context, member);
    const { name } = await readStore(context);
    return {
      input: { member: person.id },
      preview: {
        verb: `Remove ${person.name}`,
        what: `Removes ${person.name} from the team of ${name} and logs them out at once. Their work stays.`,
        toWhom: `${person.name} (${person.email})`,
        cost: null,
        irreversible: 'To come back, they need a new invite.',
        values: [
          { label: 'Person', value: person.name },
          { label: 'Role', value: roleLabels[person.role] },
        ],
        warnings: [],
      },
    };
  },
});
