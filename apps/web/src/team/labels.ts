import type { TeamInvite } from '@brandwright/contract/team/entities.ts';
import type { RoleCell } from '@brandwright/contract/team/list-roles.ts';
import type { Tone } from '#ui/badge.tsx';

export const accountAddress = '/account-info?tab=team';

/** The status of an invite, as a word and a tone. */
export function inviteState({ status, isExpired, mailStatus }: TeamInvite): { word: string; tone: Tone } {
  if (status === 'ACCEPTED') return { word: 'Accepted', tone: 'good' };
  if (status === 'CANCELED') return { word: 'Canceled', tone: 'neutral' };
  if (isExpired) return { word: 'Expired', tone: 'warn' };
  if (mailStatus === 'FAILED') return { word: 'Email not delivered', tone: 'bad' };
  return { word: 'Pending', tone: 'info' };
}

/** What a role can do in a section. */
export const levelLabels: Readonly<Record<RoleCell['level'], string>> = {
  FULL: 'Full access',
  PART: 'Limited',
  VIEW: 'View only',
  NONE: 'No access',
};
