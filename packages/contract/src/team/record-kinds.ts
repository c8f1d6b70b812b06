import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const teamKinds = {
  team_member: { noun: 'team member', plural: 'team members' },
  team_invite: { noun: 'team invite', plural: 'team invites' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof teamKinds, RecordNoun> {}
}
