import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login may add, replace and remove; members and stronger may, preview accounts may not. The server decides. */
export function useMayChange(): boolean {
  const profile = useStoreProfile().data;
  if (!profile?.role) return false;
  return hasRole(profile.role, 'member') && !profile.isPreviewAccount;
}
