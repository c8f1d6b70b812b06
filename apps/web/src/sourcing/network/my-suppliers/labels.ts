import type { MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import type { ImportState, InviteState } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { Tone } from '#ui/badge.tsx';

export const inviteLabels: Record<InviteState, string> = {
  INVITED: 'Invited',
  JOINED: 'Joined',
  DECLINED: 'Declined',
  CANCELED: 'Invite canceled',
};

export const inviteTones: Record<InviteState, Tone> = {
  INVITED: 'info',
  JOINED: 'good',
  DECLINED: 'warn',
  CANCELED: 'neutral',
};

export const importLabels: Record<ImportState, string> = {
  QUEUED: 'Waiting',
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Failed',
  UNDONE: 'Undone',
};

/** "Hai Phong, Vietnam"; a dash where nothing is known. */
export const placeOf = ({ city, countryName }: Pick<MySupplier, 'city' | 'countryName'>) =>
  [city, countryName].filter(Boolean).join(', ') || '–';
