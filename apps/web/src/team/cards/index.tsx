import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of the team, each loaded when first shown, with the height reserved for it. */
export const teamCards = {
  team: lazyCard(async () => (await import('./team-card.tsx')).TeamCard, 300),
  team_invite: lazyCard(async () => (await import('./team-invite-card.tsx')).TeamInviteCard, 140),
  team_invites: lazyCard(async () => (await import('./team-invites-card.tsx')).TeamInvitesCard, 200),
  team_roles: lazyCard(async () => (await import('./team-roles-card.tsx')).TeamRolesCard, 360),
} satisfies Partial<CardMap>;
