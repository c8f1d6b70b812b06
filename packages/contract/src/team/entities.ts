import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { memberRole } from './roles.ts';

export const teamMember = z.object({
  id: field(z.uuid(), { ref: 'team_member' }),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  /** Whether it is the reader. */
  isYou: z.boolean(),
  joinedAt: instant(),
});
export type TeamMember = z.output<typeof teamMember>;

/** The specification knows PENDING and ACCEPTED; a canceled one can be seen by its id. */
export const inviteStatus = z.enum(['PENDING', 'ACCEPTED', 'CANCELED']);
export type InviteStatus = z.output<typeof inviteStatus>;

export const mailStatus = z.enum(['SENDING', 'SENT', 'FAILED']);

export const teamInvite = z.object({
  id: field(z.uuid(), { ref: 'team_invite' }),
  email: z.string(),
  role: memberRole,
  status: inviteStatus,
  /** Whether the link of a pending invite no longer works; sending it again renews it. */
  isExpired: z.boolean(),
  /** What became of the email. */
  mailStatus,
  invitedBy: z.string(),
  createdAt: instant(),
  sentAt: instant(),
  expiresAt: instant(),
  acceptedAt: instant().nullable(),
});
export type TeamInvite = z.output<typeof teamInvite>;

export const seats = z.object({
  /** People and open invites. */
  used: z.int(),
  limit: z.int(),
  planName: z.string(),
});
