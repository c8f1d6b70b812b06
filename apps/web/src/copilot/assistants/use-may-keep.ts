import { roles } from '@brandwright/contract/kernel/operation.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login may make and change assistants, for which buttons to show; the server decides. */
export function useMayKeep(): boolean {
  const role = useStoreProfile().data?.role;
  return role !== undefined && roles.indexOf(role) >= roles.indexOf('member');
}
