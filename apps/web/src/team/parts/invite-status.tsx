import type { TeamInvite } from '@brandwright/contract/team/entities.ts';
import { Status } from '#ui/badge.tsx';
import { inviteState } from '../labels.ts';

/** Whether an invite is pending, expired, accepted or canceled. */
export function InviteStatus({ invite }: { invite: TeamInvite }) {
  const { word, tone } = inviteState(invite);
  return <Status tone={tone}>{word}</Status>;
}
