import { z } from 'zod';
import type { Role } from '../kernel/operation.ts';
import { roles } from '../kernel/operation.ts';

/** Roles that an invite can give; only someone already on the team can become an owner. */
export const inviteRole = z.enum(['viewer', 'member', 'admin']);
export type InviteRole = z.output<typeof inviteRole>;

export const memberRole = z.enum(roles);

export const roleLabels: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  member: 'Member',
  admin: 'Admin',
  owner: 'Owner',
};

/** "a member", "an admin". */
export const roleWithArticle = (role: Role): string =>
  `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${roleLabels[role].toLowerCase()}`;

const admin = ['admin', 'administrator', 'co-admin', 'manager', 'admin rights', 'admin access'];
const member = [
  'member',
  'team member',
  'editor',
  'staff',
  'staff member',
  'regular member',
  'member access',
];
const viewer = [
  'viewer',
  'view only',
  'view-only',
  'read only',
  'read-only',
  'look only',
  'only look',
  'only looks',
  'only to look',
  'just look',
  'just looks',
  'just to look',
  'just looking',
  'observer',
];

export const inviteRoleWords: Readonly<Record<InviteRole, readonly string[]>> = { viewer, member, admin };
export const memberRoleWords: Readonly<Record<Role, readonly string[]>> = {
  ...inviteRoleWords,
  owner: ['owner', 'co-owner', 'coowner', 'second owner'],
};
