import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login changes the store's settings: admins and owners, never a preview. The server decides. */
export function useMayManage(): { isKnown: boolean; mayManage: boolean } {
  const store = useStoreProfile().data;
  if (!store) return { isKnown: false, mayManage: false };
  return { isKnown: true, mayManage: !store.isPreviewAccount && hasRole(store.role, 'admin') };
}
