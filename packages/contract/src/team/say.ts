import { listWords } from '../kernel/words.ts';
import type { TeamInvite, TeamMember } from './entities.ts';
import { roleLabels } from './roles.ts';

const lower = (role: TeamMember['role']): string => roleLabels[role].toLowerCase();

const personWords = ({ name, role, isYou }: TeamMember): string =>
  `${name} (${lower(role)}${isYou ? ', you' : ''})`;

/** "Nora Whitfield (owner, you) and Tom Aldana (viewer)". */
export const peopleWords = (people: readonly TeamMember[]): string => listWords(people.map(personWords), 12);

const inviteWords = ({ email, role, isExpired }: TeamInvite): string =>
  `${email} (${lower(role)}${isExpired ? ', link expired' : ''})`;

export const invitesWords = (invites: readonly TeamInvite[]): string =>
  listWords(invites.map(inviteWords), 6);
