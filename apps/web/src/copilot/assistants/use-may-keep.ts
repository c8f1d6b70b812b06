import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login may make and change assistants, for which buttons to show; the server decides. */
export function useMayKeep(): boolean {
  const role = useStoreProfile().data?.role;
  return role !== undefined && hasRole(role, 'member');
}
