import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a panel beside the screen (1024 px). */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
