import type { Access } from '../kernel/operation.ts';

/** Admins and owners decide who is on the team. */
export const mayManageTeam = { kind: 'private', role: 'admin', preview: false } as const satisfies Access;

/** Reads that show people or invites. */
export const teamReads = ['list_team', 'list_team_invites', 'get_team_invite'] as const;
