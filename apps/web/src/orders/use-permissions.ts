import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { useStoreProfile } from '#session/use-session.ts';

/**
 * What this login may do with orders, for which buttons to show; the server decides. Members act on orders, admins
 * import, export and make rules. Preview accounts see the buttons and are told why nothing happens.
 */
export function usePermissions(): { mayAct: boolean; mayManage: boolean } {
  const role = useStoreProfile().data?.role;
  if (!role) return { mayAct: false, mayManage: false };
  return { mayAct: hasRole(role, 'member'), mayManage: hasRole(role, 'admin') };
}
