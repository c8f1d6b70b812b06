import { OperationError } from '@brandwright/contract';
import { leaveStore } from '@brandwright/contract/team/leave-store.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { endMembership, holdTeam, readPeople, refuseLastOwner } from './members.ts';
import { readStore } from './store-of-team.ts';

async function leaving(context: Context, storeId: string) {
  const { actor } = context;
  const people = await readPeople(context);
  const person = people.find(({ id }) => actor.kind === 'user' && id === actor.userId);
  if (!person || storeId !== context.storeId)
    throw new OperationError('not_found', 'You’re not logged in to that store.');
  refuseLastOwner(people, person);
  return person;
}

export default implement(leaveStore, {
  async run(context, { storeId }) {
    await holdTeam(context);
    const person = await leaving(context, storeId);
    const { name } = await readStore(context);
    await endMembership(context, person);
    return { output: { storeName: name }, subject: { kind: 'team_member', id: person.id } };
  },
  async prepare(context, input) {
    await leaving(context, input.storeId);
    const { name } = await readStore(context);
    return {
      input,
      preview: {
        verb: `Leave ${name}`,
        what: `Removes you from the team of ${name} and logs you out. Your work stays.`,
        toWhom: null,
        cost: null,
        irreversible: 'To come back, you need a new invite.',
        values: [{ label: 'Store', value: name }],
        warnings: [],
      },
    };
  },
});
