import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { memberRole } from './roles.ts';

export const teamMember = z.object({
  id: field(z.uuid(), { ref: 'team_member' }),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  /** Whether this is the caller. */
  isYou: z.boolean(),
  joinedAt: instant(),
});
export type TeamMember = z.output<typeof teamMember>;

/** The specification has PENDING and ACCEPTED; canceled invites aren’t listed, but can be read by id. */
export const inviteStatus = z.enum(['PENDING', 'ACCEPTED', 'CANCELED']);
export type InviteStatus = z.output<typeof inviteStatus>;

/** Whether the email of an invite went out. */
export const mailStatus = z.enum(['SENDING', 'SENT', 'FAILED']);

export const teamInvite = z.object({
  id: field(z.uuid(), { ref: 'team_invite' }),
  email: z.string(),
  role: memberRole,
  status: inviteStatus,
  /** Whether the link of a pending invite has expired; sending it again renews it. */
  isExpired: z.boolean(),
  mailStatus,
  invitedBy: z.string(),
  createdAt: instant(),
  sentAt: instant(),
  expiresAt: instant(),
  acceptedAt: instant().nullable(),
});
export type TeamInvite = z.output<typeof teamInvite>;

/** How long the link of an invite works. */
export const inviteDays = 7;

export const seats = z.object({
  /** People, and invites whose link still works. */
  used: z.int(),
  limit: z.int(),
  planName: z.string(),
});
