import { getStore } from '@brandwright/contract/store/get-store.ts';
import { storedToken } from '#api/token.ts';
import { useOperation } from '#api/use-operation.ts';

/** Whether this login may keep favorites; viewers and visitors may not. The server decides, this only hides the button. */
export function useMaySave(): boolean {
  const role = useOperation(getStore, {}, { enabled: storedToken() !== null }).data?.role;
  return role !== undefined && role !== 'viewer';
}
