import { openTeamInvite } from '@brandwright/contract/team/open-team-invite.ts';
import { memberRole } from '@brandwright/contract/team/roles.ts';
import { implement } from '../kernel/request/implementation.ts';
import { enterInvite, hasAccount } from './enter-invite.ts';
import { readStore } from './store-of-team.ts';

export default implement(openTeamInvite, {
  async run(context, input) {
    const row = await enterInvite(context, input, 'read');
    const { name } = await readStore(context);
    return {
      output: {
        storeName: name,
        email: row.email,
        role: memberRole.parse(row.role),
        invitedBy: row.invitedByName,
        expiresAt: row.expiresAt.toISOString(),
        hasAccount: await hasAccount(context, row.email),
      },
    };
  },
});
