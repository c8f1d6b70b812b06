import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login puts things aside and celebrates: members and up, never a preview. The server decides. */
export function useMayAct(): boolean {
  const store = useStoreProfile().data;
  if (!store || store.isPreviewAccount) return false;
  return hasRole(store.role, 'member');
}
