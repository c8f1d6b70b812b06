import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { implement } from '../kernel/request/implementation.ts';
import { countHeldSeats, readOpenInvites, toInvite } from './invites.ts';
import { readPeople, toMember } from './members.ts';
import { readStore } from './store-of-team.ts';

export default implement(listTeam, {
  async run(context) {
    const people = await readPeople(context);
    const invites = await readOpenInvites(context);
    const { planName, limit } = await readStore(context);
    return {
      output: {
        members: people.map((one) => toMember(context, one)),
        invites: invites.map((one) => toInvite(context, one)),
        seats: { used: people.length + (await countHeldSeats(context)), limit, planName },
      },
    };
  },
});
