import { changeTeamInvite } from '@brandwright/contract/team/change-team-invite.ts';
import { memberRole, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockInvite, refuseSettled, saveInvite, toInvite } from './invites.ts';
import { refuseAbove } from './members.ts';

const kept = z.object({ id: z.uuid(), before: memberRole, after: memberRole });

export default implement(changeTeamInvite, {
  async run(context, { id, role }) {
    const row = await lockInvite(context, id);
    refuseSettled(row, 'changed');
    for (const one of [memberRole.parse(row.role), role])
      refuseAbove(context, one, `invite ${roleWithArticle(one)}`);
    const changed = await saveInvite(context, row, { role });
    return {
      output: toInvite(context, changed),
      ...(row.role === role ? {} : { undo: { id: row.id, before: row.role, after: role } }),
      subject: { kind: 'team_invite', id: row.id },
    };
  },
  async undo(context, undo) {
    const { id, before, after } = kept.parse(undo);
    const row = await lockInvite(context, id);
    refuseSettled(row, 'changed back');
    refuseChangedSince('invite', { role: after }, { role: row.role });
    refuseAbove(context, before, `invite ${roleWithArticle(before)}`);
    await saveInvite(context, row, { role: before });
  },
});
