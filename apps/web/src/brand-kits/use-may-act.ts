import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login may change brand kits, for which buttons to show; the server decides. */
export function useMayAct(): boolean {
  const store = useStoreProfile().data;
  return store !== undefined && !store.isPreviewAccount && hasRole(store.role, 'member');
}
