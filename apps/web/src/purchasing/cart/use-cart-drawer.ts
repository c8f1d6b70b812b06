import { useCallback } from 'react';
import { useQueryState } from '#routes/use-query-state.ts';

/** The dialog key of the cart (overview §2.6): `?open=cart` on any screen. */
export const cartKey = 'cart';

/** Whether the cart is open beside this screen, and how to open and close it. */
export function useCartDrawer() {
  const [query, change] = useQueryState();
  const open = useCallback(() => change({ open: cartKey }, true), [change]);
  const close = useCallback(() => change({ open: null }), [change]);
  return { isOpen: query.get('open') === cartKey, open, close };
}
