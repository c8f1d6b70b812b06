import { createProjectRequest } from '@brandwright/contract/sourcing/rfq/create-project-request.ts';
import { hasPlan, hasRole } from '@brandwright/contract/kernel/access.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** The weakest plan that custom project requests are part of. */
export const neededPlan =
  createProjectRequest.access.kind === 'private' ? (createProjectRequest.access.plan ?? 'TIER_1') : 'TIER_1';

/** What this login may do with requests, for which buttons to show; the server decides. */
export function useRequestPermissions() {
  const store = useStoreProfile().data;
  if (!store) return { isKnown: false, mayAct: false, isBlocked: false, plan: undefined };
  return {
    isKnown: true,
    mayAct: hasRole(store.role, 'member'),
    isBlocked: !hasPlan(store.planType, neededPlan),
    plan: store.planType,
  };
}
