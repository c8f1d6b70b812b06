import { planTiers, roles, type Access, type PlanTier, type Role } from './operation.ts';

/** For reads: whoever is in the store, preview accounts too. */
export const mayRead = { kind: 'private', role: 'viewer', preview: true } as const satisfies Access;
/** For what changes something or goes out: members and up, and no preview account. */
export const mayAct = { kind: 'private', role: 'member', preview: false } as const satisfies Access;

/** Whether a role may do what needs another: `hasRole('admin', 'member')` is true. */
export const hasRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** Whether a plan includes what begins with another. */
export const hasPlan = (plan: PlanTier, needed: PlanTier): boolean =>
  planTiers.indexOf(plan) >= planTiers.indexOf(needed);
