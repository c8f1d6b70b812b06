import type { Access } from '../kernel/operation.ts';

/** Who is on the team is settled by admins and owners. */
export const mayManageTeam = { kind: 'private', role: 'admin', preview: false } as const satisfies Access;

/** What shows people and invites. */
export const teamReads = ['list_team', 'list_team_invites', 'get_team_invite'] as const;
