import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { listenForChanges } from '#api/live-events.ts';
import { queryClient } from '#api/query-client.ts';
import { onSessionEnd } from '#api/session-end.ts';
import { useOperation } from '#api/use-operation.ts';
import { loginAddress } from '#routes/patterns.ts';

/** The store and person of this login. */
export function useStoreProfile() {
  return useOperation(getStore, {});
}

/** For the frame: goes to the login when the session ends, and listens for changes while it lasts. */
export function useSessionLife(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionEnd(() => {
        queryClient.clear();
        void navigate(loginAddress(window.location.pathname + window.location.search), { replace: true });
      }),
    [navigate],
  );
  useEffect(() => {
    const controller = new AbortController();
    void listenForChanges(controller.signal);
    return () => controller.abort();
  }, []);
}
