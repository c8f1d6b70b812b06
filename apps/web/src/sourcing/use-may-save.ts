import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login may keep favourites; viewers may not. The server decides, this only hides the button. */
export function useMaySave(): boolean {
  const role = useStoreProfile().data?.role;
  return role !== undefined && role !== 'viewer';
}
